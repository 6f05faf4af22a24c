import type { Issue } from '@rombo/shared/contract/errors';
import { type FilePart, MAX_FILE_BYTES, type UploadPurpose } from '@rombo/shared/contract/upload';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as bucket from '../../test/bucket.ts';
import { pdf, picture } from '../../test/forms.ts';
import { logger } from '../logger.ts';
import { commitMedia } from './media.ts';
import { renameSheet } from './stored-files.ts';

vi.mock('./bucket.ts', () => import('../../test/bucket.ts'));

const { faults, objects } = bucket;
const folder = 'media/products/1';
const uploadTo = (purpose: UploadPurpose, extension: string) =>
  `uploads/${purpose}/3f2504e0-4f89-41d3-9a0c-0305e82c3301.${extension}`;
const image = uploadTo('product-image', 'png');
const sheet = uploadTo('technical-sheet', 'pdf');
const current = [`/${folder}/old-1.png`, `/${folder}/old-2.png`];
let png: Uint8Array;
let file: FilePart;

const commit = (parts: (FilePart | string)[] | undefined) =>
  commitMedia(folder, { images: { purpose: 'product-image', parts, current } });
const commitSheet = (part: FilePart | string, filename?: string) =>
  commitMedia(folder, {
    technicalSheet: { purpose: 'technical-sheet', parts: [part], current: [], ...(filename && { filename }) },
  });
const issuesOf = (committed: Promise<unknown>) =>
  committed.then(
    () => [],
    ({ issues }) => issues.map(({ path, code, parameters }: Issue) => [path, code, parameters?.file]).sort(),
  );

beforeAll(async () => {
  png = await picture('png');
  file = { filename: 'a-3a2f21.png', mimetype: 'image/png', content: png };
});
afterEach(() => vi.restoreAllMocks());
beforeEach(() => {
  vi.clearAllMocks();
  objects.clear();
  for (const key of [...current.map((address) => address.slice(1)), image]) objects.set(key, { bytes: png });
  objects.set(sheet, { bytes: pdf() });
  faults.removal = false;
  vi.spyOn(logger, 'info').mockImplementation(() => {});
});

describe('files of a form', () => {
  it('get separate names, in the order of the form, and are measured', async () => {
    const { addresses, facts } = await commit([file, current[1] ?? '', image, '']);
    expect(addresses.images.map((address) => address.replace(/[0-9a-f-]{36}/, 'ID'))).toEqual([
      `/${folder}/ID.png`,
      current[1],
      `/${folder}/ID.png`,
    ]);
    for (const address of [addresses.images[0] ?? '', addresses.images[2] ?? '']) {
      expect(objects.get(address.slice(1))?.bytes).toEqual(png);
      expect(facts.get(address)).toMatchObject({ width: 32, height: 24, color: 'b01020' });
    }
    expect(bucket.copy.mock.calls).toEqual([[image, 'tag', addresses.images[2]?.slice(1), 'image/png', undefined]]);
  });

  it('keep the current ones without parts, and remove them for a blank part', async () => {
    expect((await commit(undefined)).addresses.images).toEqual(current);
    expect((await commit([''])).addresses.images).toEqual([]);
  });

  it('can be sheets with a given name, of which only the start is read', async () => {
    await commitSheet(sheet, 'RP-1.pdf');
    await commitSheet({ filename: 'x.pdf', mimetype: 'application/pdf', content: pdf() }, 'RP-1.pdf');
    const named = [expect.anything(), 'application/pdf', 'RP-1.pdf'];
    expect(bucket.readHead.mock.calls).toEqual([[sheet, 262_144]]);
    expect(bucket.copy.mock.calls).toEqual([[sheet, 'tag', ...named]]);
    expect(bucket.store.mock.calls).toEqual([[expect.anything(), ...named]]);
    bucket.readHead.mockResolvedValueOnce({ bytes: pdf(), size: MAX_FILE_BYTES + 1, etag: 'tag', name: '' });
    expect(await issuesOf(commitSheet(sheet))).toEqual([['technicalSheet', 'file_too_large', undefined]]);
  });

  it('are stored without metadata, whichever way they were sent', async () => {
    const withArtist = sharp(png).withExif({ IFD0: { Artist: 'Rossi' } });
    const jpeg = await withArtist.jpeg().toBuffer();
    objects.set(image, { bytes: jpeg });
    const { addresses } = await commit([image, { ...file, content: jpeg }]);
    expect(addresses.images).toHaveLength(2);
    for (const address of addresses.images)
      expect((await sharp(objects.get(address.slice(1))?.bytes).metadata()).exif).toBeUndefined();
  });

  it('are all checked before the first is moved, and every invalid one is reported', async () => {
    const before = [...objects.keys()];
    const known = current[0] ?? '';
    const parts = [file, { ...file, content: new Uint8Array(5) }, uploadTo('slide-image', 'png'), known, known];
    expect(await issuesOf(commit([...parts, uploadTo('product-image', 'gif'), '/media/other.png']))).toEqual([
      ['images.1', 'not_a_picture', 'a-3a2f21.png'],
      ['images.2', 'unknown_file', undefined],
      ['images.4', 'repeated', undefined],
      ['images.5', 'upload_expired', undefined],
      ['images.6', 'unknown_file', undefined],
    ]);
    expect([...objects.keys()]).toEqual(before);
  });

  it('are named in their refusal, without control characters, whichever way they were sent', async () => {
    objects.set(image, { bytes: png.slice(0, -30), name: 'IMG_4711.png' });
    const cut = { ...file, filename: 'davanti\n.png', content: png.slice(0, -30) };
    expect(await issuesOf(commit([image, cut]))).toEqual([
      ['images.0', 'damaged', 'IMG_4711.png'],
      ['images.1', 'damaged', 'davanti.png'],
    ]);
    objects.set(sheet, { bytes: png, name: 'IMG_4711.png' });
    expect(await issuesOf(commitSheet(sheet))).toEqual([['technicalSheet', 'not_a_sheet', 'IMG_4711.png']]);
  });

  it('are refused if another request took the upload between check and move', async () => {
    bucket.copy.mockResolvedValueOnce(false);
    expect(await issuesOf(commit([image]))).toEqual([['images', 'upload_expired', undefined]]);
  });
});

describe('the clean-up', () => {
  const kept = () => [...objects.keys()].sort();

  it('deletes uploads after the entity is written, and no file that it referenced before', async () => {
    const { addresses, cleanUp } = await commit([image, file]);
    await cleanUp(true);
    expect(kept()).toEqual(
      [...current, ...addresses.images]
        .map((name) => name.slice(1))
        .concat(sheet)
        .sort(),
    );
  });

  it('deletes the new files if the entity is not written, and nothing else', async () => {
    const before = kept();
    const { cleanUp } = await commit([file, image, current[0] ?? '']);
    await cleanUp(false);
    expect(kept()).toEqual(before);
  });

  it('is left to the sweep if the store fails, and so is the new name of a sheet', async () => {
    const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
    const { cleanUp } = await commit([image]);
    faults.removal = true;
    await cleanUp(true);
    bucket.copyFile.mockRejectedValueOnce(new Error('no store'));
    await renameSheet(`/${folder}/a.pdf`, 'RP-1-motore.pdf');
    expect(warn).toHaveBeenCalledTimes(2);
  });
});
