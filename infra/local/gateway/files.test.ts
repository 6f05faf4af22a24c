import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/folder.ts';
import { createStaticFiles } from './files.ts';
import { chooseEncoding } from './reply.ts';

const text = 'a text that repeats itself '.repeat(100);

async function site() {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'site/assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'nobody reads this');
  await writeFile(join(folder, 'site/assets/a.js'), text);
  return { folder: join(folder, 'site'), get: createStaticFiles(join(folder, 'site')) };
}

test('text is compressed as the browser accepts, from the precompressed file if there is one', async () => {
  const { folder, get } = await site();
  const made = await get('/assets/a.js', 'gzip, br');
  expect(made?.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(made?.body as Buffer).toString()).toBe(text);
  await writeFile(join(folder, 'assets/a.js.gz'), 'made by the build');
  expect((await get('/assets/a.js', 'gzip'))?.body?.toString()).toBe('made by the build');
});

test('an encoding that the browser does not accept is not used', () => {
  expect(chooseEncoding('gzip;q=1.0, br;q=0')).toBe('gzip');
  expect(chooseEncoding('deflate, identity')).toBeUndefined();
  expect(chooseEncoding(undefined)).toBeUndefined();
});

const odd = '/../secret.txt /%2e%2e/secret.txt /..%2fsecret.txt /assets/..%5c..%5csecret.txt /assets /a%00b'.split(' ');
test.each(odd)('%s is not a file', async (path) => expect(await (await site()).get(path)).toBeUndefined());
