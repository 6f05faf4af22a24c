import { variantsOf } from '@rombo/shared/contract/picture';
import { beforeEach, expect, it, vi } from 'vitest';
import { faults, keys, objects } from '../../test/bucket.ts';
import { logger } from '../logger.ts';
import * as files from './stored-files.ts';

vi.mock('./bucket.ts', () => import('../../test/bucket.ts'));

const [image, sheet] = ['/media/products/1/a.pdf.png', '/media/products/1/b.pdf'];
const [imageKey, sheetKey] = ['media/products/1/a.pdf.png', 'media/products/1/b.pdf'];
const hidden = [`trash/${imageKey}`, `trash/${sheetKey}`];
const put = (...names: string[]) => {
  for (const name of names) objects.set(name, { bytes: new Uint8Array(), filename: name });
};

beforeEach(() => {
  objects.clear();
  faults.removal = false;
  put(imageKey, ...variantsOf(imageKey), sheetKey, 'other');
});

it('hides files and deletes their variants, shows them again, and deletes them', async () => {
  const note = vi.fn(async () => {});
  await files.tryToHide([image, sheet], note);
  expect([keys(), note.mock.calls.length]).toEqual([['other', ...hidden], 1]);
  await files.showFiles([image, sheet]);
  expect(keys()).toEqual([imageKey, sheetKey, 'other', ...hidden]);
  await files.removeHidden([image]);
  expect(keys()).toEqual([imageKey, sheetKey, 'other', hidden[1]]);
});

it('logs and leaves to the sweep what cannot be hidden, deleted or renamed', async () => {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
  const note = vi.fn(async () => {});
  faults.removal = true;
  await files.hideFiles([]);
  await files.tryToHide([], note);
  expect(note).not.toHaveBeenCalled();
  await files.tryToHide([sheet], note);
  await files.deleteFiles([sheetKey]);
  expect(keys()).toContain(sheetKey);
  expect(note).not.toHaveBeenCalled();
  expect(warn.mock.calls).toMatchObject([
    ['Files are left to the sweep', { addresses: [sheet] }],
    ['Files are left to the sweep', { keys: [sheetKey] }],
  ]);
});

it.each<[string, string[], boolean]>([
  ['is hidden', [`trash/${sheetKey}`], true],
  ['is about to be', [sheetKey], true],
  ['is gone', [], false],
])('copies a file of a version that %s', async (_, stored, copied) => {
  objects.clear();
  put(...stored);
  expect(await files.copyHidden(sheetKey, 'copy', 'RP-1.pdf')).toBe(copied);
  expect(objects.get('copy')?.filename).toBe(copied ? 'RP-1.pdf' : undefined);
});

it('copies a file that was hidden between the two attempts', async () => {
  objects.delete(sheetKey);
  const get = vi.spyOn(objects, 'get').mockImplementationOnce(() => undefined);
  put(`trash/${sheetKey}`);
  expect(await files.copyHidden(sheetKey, 'copy')).toBe(true);
  get.mockRestore();
});

it('copies the files of an entity wherever it references them, and deletes the copies again', async () => {
  const entity = { name: 'a.png', count: 1, images: [image], view: { image, sheet }, none: null };
  const before = keys();
  const names = new Map([[sheet, 'RP-2.pdf']]);
  const { copy, remove } = await files.copyFiles(entity, { files: [image, sheet], folder: 'media/products/2', names });
  const [copied = ''] = copy.images;
  expect(copy).toEqual({ ...entity, images: [copied], view: { image: copied, sheet: expect.any(String) } });
  expect([copied, copy.view.sheet].map((address) => address.replace(/[0-9a-f-]{36}/, 'ID'))).toEqual([
    '/media/products/2/ID.png',
    '/media/products/2/ID.pdf',
  ]);
  const nameOf = (address: string) => objects.get(address.slice(1))?.filename;
  expect([nameOf(copied), nameOf(copy.view.sheet)]).toEqual([imageKey, 'RP-2.pdf']);
  await remove();
  expect(keys()).toEqual(before);
});

it('returns 404 if a file to copy is gone, because its entity is', async () => {
  objects.delete(sheetKey);
  const copies = files.copyFiles({}, { files: [image, sheet], folder: 'media/products/2' });
  await expect(copies).rejects.toMatchObject({ code: 'not_found' });
});
