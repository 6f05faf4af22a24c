import { readFile } from 'node:fs/promises';
import config from '@payload-config';
import { getPayload } from 'payload';

// Outside production, Payload creates the tables itself.
const payload = await getPayload({ config });
for (const data of JSON.parse(await readFile('products.json', 'utf8'))) {
  await payload.create({ collection: 'products', data });
}
process.exit(0);
