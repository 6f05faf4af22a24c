import { randomBytes } from 'node:crypto';
import { link, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeArchive } from '@rombo/functions/backup/archive';
import type { Item } from '@rombo/functions/backup/items';
import type { StoredFile } from '@rombo/functions/backup/site-files';
import { describe, expect, it, vi } from 'vitest';
import { picture } from '../../../functions/test/forms.ts';
import { insertAt, segment } from '../../../functions/test/picture-bytes.ts';
import { newSigningKeys } from '../../local/aws-services.ts';
import { temporaryFolder } from '../../test/folder.ts';
import { contentsOf } from '../../test/site-contents.ts';
import type { Call } from '../command.ts';
import { cleanPictures } from './clean-pictures.ts';
import { backUp, checkBackup, restore } from './contents.ts';
import type { SiteData } from './site-data.ts';
import { withSite as withSiteOf } from './target.ts';

vi.mock('node:fs/promises', async (original) => {
  const actual = await original<typeof import('node:fs/promises')>();
  return { ...actual, link: vi.fn(actual.link) };
});

const items: Item[] = Array.from({ length: 60 }, (_, at) => ({
  pk: { S: 'PRODUCT' },
  sk: { S: String(at).padStart(3, '0') },
  name: { S: 'Biella «à»\n' },
  order: { N: '12345678901234567890.5' },
  featured: { BOOL: true },
  sheet: { NULL: true },
  technicalSpecs: { L: [{ L: [{ S: 'Cilindrata' }, { S: '3,5 cc' }] }] },
  nested: { M: { S: { SS: ['a', 'b'] } } },
}));

const signingKeys = JSON.stringify(newSigningKeys());

const files: StoredFile[] = [
  { key: 'media/products/a/empty.pdf', bytes: new Uint8Array(), headers: { ContentType: 'application/pdf' } },
  {
    key: `media/products/${'a'.repeat(120)}/${'b'.repeat(120)}.avif`,
    bytes: randomBytes(3_000_001),
    headers: {
      ContentType: 'image/avif',
      ContentDisposition: 'inline; filename="a.avif"',
      CacheControl: 'public, max-age=31536000, immutable',
      Metadata: { name: 'citt%C3%A0' },
    },
  },
];

const withSite = <T>(folder: string, use: (site: SiteData) => Promise<T>, isNew = true) => {
  vi.stubEnv('DATA_DIR', folder);
  return withSiteOf({ context: [] as string[] } as Call, { isNew }, use);
};

const inSite = <T>(folder: string, use: (site: SiteData) => Promise<T>) => withSite(folder, use, false);

async function filledSite() {
  const folder = await temporaryFolder();
  const contents = await withSite(folder, async (site) => {
    await site.putItems(items);
    for (const file of files) await site.putFile(file);
    return contentsOf(site);
  });
  return { folder, contents, archive: join(folder, 'backup.tar') };
}

it('cleans stored pictures under their keys, and deletes their variants', async () => {
  const folder = await temporaryFolder();
  const id = '0b0e7a52-5d6b-4f0c-9a55-1f0a4b6f0a01';
  const [key, hidden] = [`media/products/${id}/${id}.jpg`, `trash/media/slides/${id}/${id}.jpg`];
  const bytes = insertAt(Buffer.from(await picture('jpeg')), 2, segment(0xfe, 'Mario Rossi'));
  const headers = { ContentType: 'image/jpeg', CacheControl: 'public' };
  await withSite(folder, async (site) => {
    for (const each of [key, hidden, `${key}/320.webp`]) await site.putFile({ key: each, bytes, headers });
    const listed = await Array.fromAsync(site.files());
    expect(listed.map((file) => file.key)).toEqual([key, hidden]);
    const removeFile = vi.fn(site.removeFile);
    expect(await cleanPictures({ ...site, removeFile })).toContain('2 pictures are cleaned');
    expect(removeFile).toHaveBeenCalledWith(`${key}/320.webp`);
    const stored = await Array.fromAsync(site.files());
    expect(stored).toHaveLength(2);
    for (const file of stored) {
      expect(Buffer.from(file.bytes).includes('Rossi')).toBe(false);
      expect(file.headers).toMatchObject(headers);
    }
    expect(await cleanPictures(site)).toContain('0 pictures are cleaned');
  });
});

describe('a backup', () => {
  it('of a self-hosted site is recorded for the panel', async () => {
    const { folder } = await filledSite();
    const { items: noted } = await inSite(folder, async (site) => {
      await site.noteBackup(new Date('2026-11-22T18:00:00Z'));
      return contentsOf(site);
    });
    expect(noted).toContainEqual({ pk: { S: 'USAGE' }, sk: { S: 'archive' }, at: { S: '2026-11-22T18:00:00.000Z' } });
  });

  it.each([true, false])('with keys: %s, fills an empty site with every item and byte', async (withKeys) => {
    const { folder, contents, archive } = await filledSite();
    expect(contents.items).toHaveLength(60);
    expect(contents.files).toEqual(expect.arrayContaining(files.map(({ key }) => expect.objectContaining({ key }))));
    const counts = { items: 60, files: 2, hasKeys: withKeys };
    expect(await inSite(folder, (site) => backUp(site, archive, withKeys))).toEqual(counts);
    expect((await stat(archive)).mode & 0o777).toBe(0o600);

    const restored = await temporaryFolder();
    expect(await checkBackup(archive)).toEqual(counts);
    expect(await withSite(restored, (site) => restore(site, archive))).toEqual(counts);
    const { keys, ...data } = await inSite(restored, contentsOf);
    expect(data).toEqual({ items: contents.items, files: contents.files });
    expect(JSON.stringify(keys) === JSON.stringify(contents.keys)).toBe(withKeys);
    expect((await readFile(archive)).includes(JSON.parse(contents.keys.sealKeys)[1])).toBe(withKeys);
  });

  it('leaves out a file that is deleted while it runs', async () => {
    const keys = Array.from({ length: 12 }, (_, at) => `media/products/a/${String(at).padStart(2, '0')}.pdf`);
    const seen = await withSite(await temporaryFolder(), async (site) => {
      for (const key of keys) await site.putFile({ key, bytes: new Uint8Array(), headers: {} });
      const files = site.files();
      const first = await files.next();
      await site.removeFile('media/products/a/10.pdf');
      return [first.value, ...(await Array.fromAsync(files))].map((file) => file?.key);
    });
    expect(seen).toEqual(keys.filter((key) => !key.endsWith('10.pdf')));
  });

  it('does not overwrite a file, and needs a folder with a site', async () => {
    const { folder, archive } = await filledSite();
    await writeFile(archive, 'precious');
    await expect(inSite(folder, (site) => backUp(site, archive, false))).rejects.toThrow('exists');
    expect(await readFile(archive, 'utf8')).toBe('precious');
    const empty = await temporaryFolder();
    await expect(inSite(empty, (site) => backUp(site, join(empty, 'a'), false))).rejects.toThrow('There is no site');
  });

  it('has its name only once it is complete, and does not touch a draft that was interrupted', async () => {
    const file = join(await temporaryFolder(), 'a.tar');
    const seen: unknown[] = [];
    async function* entries() {
      seen.push(await stat(file).catch(({ code }) => code));
      yield { name: 'media/a.png', bytes: Buffer.from('a'), metadata: '{}' };
    }
    await writeFile(`${file}.part`, 'half');
    await expect(writeArchive(file, entries())).rejects.toThrow(`${file}.part exists`);
    expect(await readFile(`${file}.part`, 'utf8')).toBe('half');
    await rm(`${file}.part`);
    await writeArchive(file, entries());
    expect(seen).toEqual(['ENOENT']);
    expect(await checkBackup(file)).toMatchObject({ files: 1 });
    await expect(stat(`${file}.part`)).rejects.toThrow('ENOENT');
  });

  it('is written on a file system without hard links too, and never over another file', async () => {
    const folder = await temporaryFolder();
    const [file, taken] = [join(folder, 'a.tar'), join(folder, 'b.tar')];
    async function* entries() {
      yield { name: 'media/a.png', bytes: Buffer.from('a'), metadata: '{}' };
    }
    const refused = Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
    vi.mocked(link).mockRejectedValueOnce(refused);
    await writeArchive(file, entries());
    expect(await checkBackup(file)).toMatchObject({ files: 1 });
    vi.mocked(link).mockImplementationOnce(async () => {
      await writeFile(taken, 'precious');
      throw refused;
    });
    await expect(writeArchive(taken, entries())).rejects.toThrow('operation not permitted');
    expect(await readFile(taken, 'utf8')).toBe('precious');
    expect(await readdir(folder)).toEqual(['a.tar', 'b.tar']);
  });

  it('leaves no file behind if it fails', async () => {
    const file = join(await temporaryFolder(), 'a.tar');
    async function* entries() {
      yield { name: 'media/a', bytes: Buffer.from('a') };
      throw new Error('The table is gone.');
    }
    await expect(writeArchive(file, entries())).rejects.toThrow('The table is gone.');
    expect(await readdir(dirname(file))).toEqual([]);
  });
});

describe('a restore', () => {
  it('refuses a site that is not empty', async () => {
    const { folder, archive, contents } = await filledSite();
    await inSite(folder, (site) => backUp(site, archive, true));
    await inSite(folder, async (site) => {
      await expect(restore(site, archive)).rejects.toThrow('not empty: it has items in PRODUCT');
      expect(await contentsOf(site)).toEqual(contents);
    });
  });

  it('says what to do if credentials expire while it is restored', async () => {
    const { folder, archive } = await filledSite();
    const expired = Object.assign(new Error('The provided token has expired.'), { name: 'ExpiredToken' });
    const restored = inSite(folder, async (site) => {
      await backUp(site, archive, false);
      const putFile = () => Promise.reject(expired);
      return restore({ ...site, filledPartition: async () => undefined, putFile }, archive);
    });
    await expect(restored).rejects.toThrow(/^media\/.* cannot be restored: The AWS credentials have expired. Sign in/);
  });

  it('rejects an archive that is truncated, damaged, foreign or missing', async () => {
    const { folder, archive } = await filledSite();
    await inSite(folder, (site) => backUp(site, archive, false));
    const bytes = await readFile(archive);
    const refused = async (change: () => Promise<unknown>, reason: string) => {
      await change();
      await expect(checkBackup(archive)).rejects.toThrow(reason);
    };
    for (const length of [bytes.length / 2, bytes.length - 4096, 0])
      await refused(() => writeFile(archive, bytes).then(() => truncate(archive, length)), 'nothing was changed');
    const damaged = Buffer.from(bytes);
    damaged[1_000_000] = (damaged[1_000_000] ?? 0) ^ 1;
    await refused(() => writeFile(archive, damaged), 'cut off or damaged');
    await refused(() => writeFile(archive, randomBytes(100_000)), 'nothing was changed');
    await expect(checkBackup(`${archive}.gone`)).rejects.toThrow('ENOENT');
  });

  it.each([
    ['items/000001.jsonl', '{"Item":{"pk":{"S":"PRODUCT"}}}\n', 'sk'],
    ['items/000001.jsonl', '{"Item":{"pk":{"S":"PRODUCT"},"sk":{"S":"1"},"price":{"N":"dear"}}}\n', 'price'],
    ['items/000001.jsonl', 'no json\n', 'JSON'],
    ['media/a.png', 'a', 'JSON'],
    ['media/a.png', 'a', 'ContentType', { ContentType: 'image/png\r\nx-amz-acl: public-read' }],
    ['keys.json', JSON.stringify({ signingKeys, sealKeys: '{}' }), 'sealKeys: holds no keys'],
    ['../etc/passwd', 'root', 'not known'],
  ])('refuses %s with %j before it changes anything', async (name, text, reason, headers?: object) => {
    const file = join(await temporaryFolder(), 'a.tar');
    async function* entries() {
      yield { name, bytes: Buffer.from(text), metadata: headers && JSON.stringify(headers) };
    }
    await writeArchive(file, entries());
    await expect(checkBackup(file)).rejects.toThrow(name);
    await expect(checkBackup(file)).rejects.toThrow(reason);
  });
});
