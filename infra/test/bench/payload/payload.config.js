import { readFileSync } from 'node:fs';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { buildConfig } from 'payload';
import sharp from 'sharp';

const [product] = JSON.parse(readFileSync('products.json', 'utf8'));
/** Lists are fields of JSON: as arrays of Payload's own, each would be a table to join. */
const types = { string: 'text', boolean: 'checkbox', number: 'number', object: 'json' };

/** The configuration of Payload's blank template, with SQLite and a public collection of products. */
export default buildConfig({
  admin: { user: 'users' },
  collections: [
    { slug: 'users', auth: true, fields: [] },
    {
      slug: 'products',
      access: { read: () => true },
      fields: Object.entries(product).map(([name, value]) => ({ name, type: types[typeof value] })),
    },
  ],
  editor: lexicalEditor(),
  secret: 'bench',
  db: sqliteAdapter({ client: { url: 'file:products.db' } }),
  sharp,
});
