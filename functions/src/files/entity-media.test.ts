import type { ExplodedView } from '@rombo/shared/collections/exploded-view';
import type { Product, ProductInput } from '@rombo/shared/collections/product';
import { sheetPart, sheetUrl } from '@rombo/shared/contract/language-fields';
import { type Picture, unmeasuredPicture } from '@rombo/shared/contract/picture-fields';
import { otherLanguages } from '@rombo/shared/contract/text';
import type { MediaPart } from '@rombo/shared/contract/upload';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keys, objects } from '../../test/bucket.ts';
import { pdf, picture } from '../../test/forms.ts';
import { commitOptionalPicture, commitPicture, commitProductMedia, sheetFileNames } from './entity-media.ts';

vi.mock('./bucket.ts', () => import('../../test/bucket.ts'));

const uploadOf = (purpose: string, extension: string) =>
  `uploads/${purpose}/3f2504e0-4f89-41d3-9a0c-0305e82c3301.${extension}`;
const [image, view, slide] = ['product-image', 'exploded-view', 'slide-image'].map((purpose) =>
  uploadOf(purpose, 'png'),
) as [string, string, string];
const sheet = uploadOf('technical-sheet', 'pdf');
const old = { image: '/media/products/1/a.png', sheet: '/media/products/1/a.pdf', sheetEn: '/media/products/1/b.pdf' };
const stored = /^\/media\/products\/1\/[0-9a-f-]{36}\.png$/;
const measured = { width: 32, height: 24, color: 'b01020' };
const alt = { it: 'Il pistone' };
const points = [{ x: 0, y: 1, label: 'Biella' }];
const drawing: ExplodedView = { image: '/media/products/1/v.png', width: 8, height: 9, color: null, points };

type Form = Partial<ProductInput>;
const fields = { name: 'Motore 21', technicalSpecs: { 'Codice Articolo': 'RP-1' } };
const translations = { en: { name: 'Engine 21' } };
const pictures: Picture[] = [{ ...unmeasuredPicture(old.image), width: 5, height: 6, alt }];
const product = { ...fields, translations, images: [old.image], pictures, explodedView: drawing } as unknown as Product;
const withSheets: Product = { ...product, technicalSheetUrl: old.sheet, technicalSheetEnUrl: old.sheetEn };
const commit = (form: Form, current?: Product) =>
  commitProductMedia('1', { ...fields, ...form } as ProductInput, current);
const refused = (committed: Promise<unknown>) =>
  committed.catch(({ issues }) => issues.map(({ path, code }: Record<string, string>) => `${path} ${code}`));
const namesOf = (...addresses: (string | null)[]) =>
  addresses.map((address) => objects.get(address?.slice(1) ?? '')?.filename);

const bytes = await picture('png');
const file: MediaPart = { filename: 'a.png', mimetype: 'image/png', content: bytes };
beforeEach(() => {
  objects.clear();
  for (const key of [image, view, slide, ...[old.image, drawing.image].map((at) => at.slice(1))])
    objects.set(key, { bytes });
  for (const key of [sheet, old.sheet.slice(1), old.sheetEn.slice(1)]) objects.set(key, { bytes: pdf() });
});

describe('the files of a product', () => {
  it("are stored in its folder with their facts, sheets under the product's name in their language", async () => {
    const form = { images: [image, '', file], technicalSheet: sheet, pictures: [{ alt }] };
    const made = await commit({ ...form, translations: { en: { name: 'Engine' } } });
    expect(made.images).toEqual([expect.stringMatching(stored), expect.stringMatching(stored)]);
    expect(made.pictures).toMatchObject([
      { url: made.images[0], ...measured, alt },
      { url: made.images[1], ...measured, alt: {} },
    ]);
    expect([made.technicalSheetEnUrl, made.explodedView]).toEqual([null, undefined]);
    expect(namesOf(made.technicalSheetUrl)).toEqual(['RP-1-motore-21.pdf']);
    await made.cleanUp(true);
    expect(keys()).not.toContain(image);
  });

  it('are kept with their facts if the form omits them; an empty list removes their texts', async () => {
    expect(await commit({}, withSheets)).toMatchObject({
      images: [old.image],
      pictures,
      explodedView: drawing,
      technicalSheetUrl: old.sheet,
      technicalSheetEnUrl: old.sheetEn,
    });
    expect((await commit({ pictures: [] }, product)).pictures).toEqual([{ ...pictures[0], alt: {} }]);
    expect(await commit({ pictures: [] })).toMatchObject({ images: [], pictures: [], technicalSheetUrl: null });
    const legacy = await commit({ images: [image, old.image] }, { ...product, pictures: [] });
    expect(legacy.pictures[1]).toEqual(unmeasuredPicture(old.image));
  });

  it.each<[string, Form, Product | undefined]>([
    ['pictures.1 no_such_picture', { pictures: [{}, {}] }, product],
    ['pictures.1 no_such_picture', { pictures: [{}, {}], images: [image, ''] }, undefined],
    ['pictures.0 no_such_picture', { pictures: [{}] }, undefined],
    ['explodedView.image picture_required', { explodedView: { points } }, undefined],
    ['explodedView.image picture_required', { explodedView: { points }, explodedViewImage: '' }, product],
    ['explodedView.image unknown_file', { explodedView: { image } }, product],
    ['images unknown_file', { images: [sheet] }, product],
  ])('are refused as %s (%#)', async (refusal, form, current) => {
    expect(await refused(commit(form, current))).toEqual([refusal]);
  });

  const other = [{ x: 1, y: 1, code: 'XX' }];
  it.each<[string, Form, Product | undefined, object | undefined]>([
    ['an upload', { explodedView: { image: view, points } }, undefined, { ...measured, points }],
    ['a file', { explodedView: { points }, explodedViewImage: file }, undefined, { ...measured, points }],
    ['another picture alone', { explodedViewImage: view }, product, { ...measured, points }],
    ['a picture and no points', { explodedViewImage: view }, undefined, { ...measured, points: [] }],
    ['points alone', { explodedView: { points: other } }, product, { ...drawing, points: other }],
    ['its own picture', { explodedView: { image: drawing.image } }, product, drawing],
    ['nothing', { explodedView: null }, product, undefined],
  ])('make an exploded view from %s', async (_, form, current, expected) => {
    const { explodedView } = await commit(form, current);
    expect(explodedView).toEqual(expected && { image: expect.any(String), ...expected });
    if (explodedView) expect(objects.has(explodedView.image.slice(1))).toBe(true);
  });

  it('are named in the language of their text', () => {
    const names = sheetFileNames(withSheets);
    expect([names.get(old.sheet), names.get(old.sheetEn)]).toEqual(['RP-1-motore-21.pdf', 'RP-1-engine-21-en.pdf']);
  });

  describe.each(otherLanguages)('in %s', (code) => {
    it('have a sheet under the translated name', async () => {
      const translations = { [code]: { name: 'Engine' } };
      const made = await commit({ [sheetPart(code)]: sheet, translations });
      expect(namesOf(made[sheetUrl(code)])).toEqual([`RP-1-engine-${code}.pdf`]);
    });
  });

  it.each([
    ['', 'Saetta .21 Pista', 'saetta-21-pista.pdf'],
    ['RP 12/3.5cc', 'Motore più veloce', 'RP-12-3-5cc-motore-piu-veloce.pdf'],
    ['"; filename="x.html', 'Bi\r\nella', 'filename-x-html-bi-ella.pdf'],
    ['../..', '日本', 'prodotto.pdf'],
    ['Ä1', 'x'.repeat(200), `A1-${'x'.repeat(60)}.pdf`],
    ['X'.repeat(41), 'Saetta', `${'X'.repeat(40)}-saetta.pdf`],
  ])('have a sheet of code %j and name %j under the name %s', (code, name, file) => {
    const technicalSpecs = code ? { 'Codice Articolo': code } : {};
    expect(sheetFileNames({ ...withSheets, name, technicalSpecs }).get(old.sheet)).toBe(file);
  });

  const renamed = { name: 'Motore 28' };
  it.each<[string, Form, Product | undefined, boolean, (string | undefined)[]]>([
    ['both, where neither has a name of its own', renamed, { ...withSheets, translations: {} }, true, ['28', '28-en']],
    ['of the language whose name changes', renamed, withSheets, true, ['28', undefined]],
    ['none before the product is written', renamed, withSheets, false, [undefined, undefined]],
    ['none without a new name', {}, withSheets, true, [undefined, undefined]],
    ['none that goes', { ...renamed, technicalSheet: '' }, withSheets, true, [undefined, undefined]],
    ['none that is replaced', { ...renamed, technicalSheet: sheet }, withSheets, true, [undefined, undefined]],
    ['none that another product has', renamed, undefined, true, [undefined, undefined]],
  ])('are renamed with their product: %s', async (_, form, current, isWritten, names) => {
    const { cleanUp } = await commit(form, current);
    await cleanUp(isWritten);
    expect(namesOf(old.sheet, old.sheetEn)).toEqual(names.map((name) => name && `RP-1-motore-${name}.pdf`));
  });
});

describe('the picture of an entity', () => {
  const current: Picture = { ...unmeasuredPicture(old.image), width: 5, height: 6 };
  const edit = { alt };
  it.each<[string, MediaPart | undefined, Picture | undefined, object | null]>([
    ['is that of the form', slide, current, { ...measured, alt }],
    ['stays where the form names none', undefined, current, { ...current, alt }],
    ['goes with a blank part', '', current, null],
    ['is none where none was and none comes', undefined, undefined, null],
  ])('%s', async (_, image, before, expected) => {
    const all = keys();
    const { picture, cleanUp } = await commitOptionalPicture('slide', 's', { image, edit }, before);
    if (expected) expect(picture).toMatchObject(expected);
    else expect(picture).toBeNull();
    await cleanUp(false);
    expect(keys()).toEqual(all);
    const required = commitPicture('slide', 's', { image }, before);
    if (!expected) expect(await refused(required)).toEqual(['image picture_required']);
    else if (image) expect((await required).picture.url).toMatch(/^\/media\/slides\/s\/[0-9a-f-]{36}\.png$/);
    else expect((await required).picture).toEqual(current);
  });
});
