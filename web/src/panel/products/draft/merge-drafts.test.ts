import { pictureAt } from '@rombo/shared/contract/picture-fields';
import { expect, test } from 'vitest';
import { mergeDrafts } from './merge-drafts.ts';
import { draftOf } from './product-draft.ts';
import { engine } from './product-fixture.ts';

const base = draftOf(engine);
const alt = { it: '', en: '' };
const chosen = { id: 'new', alt, focalPoint: null, file: new File(['x'], 'new.jpg', { type: 'image/jpeg' }) };
const present = (address: string) => ({ id: address, address });
const withPictures = (images: string[]) => ({ ...engine, images, pictures: images.map((url) => pictureAt(url)) });

test('over a newer version what was typed stays and the rest is renewed', () => {
  const mine = { ...base, name: 'RP 21 Buggy Evo', fixedSpecs: base.fixedSpecs.with(3, '38.000') };
  const theirs = draftOf({
    ...engine,
    description: 'Nuova descrizione',
    technicalSpecs: { ...engine.technicalSpecs, Potenza: '2,8 CV' },
  });
  const merged = mergeDrafts({ base, mine, theirs });
  expect(merged.name).toBe('RP 21 Buggy Evo');
  expect(merged.description).toBe('Nuova descrizione');
  expect(merged.fixedSpecs).toEqual(['RP-M21-B01', '', '2,8 CV', '38.000', '']);
});

test('over a newer version pictures keep my order, without those that are gone and with those that came', () => {
  const [a, b, c] = base.pictures;
  if (!a || !b || !c) throw new Error('the fixture has three pictures');
  const theirs = draftOf(withPictures([a.id, c.id, '/media/products/1/d.jpg']));
  const merged = mergeDrafts({ base, mine: { ...base, pictures: [c, chosen, b, a] }, theirs });
  expect(merged.pictures).toEqual([
    c,
    chosen,
    a,
    { ...present('/media/products/1/d.jpg'), alt, focalPoint: { x: 0.5, y: 0.5 } },
  ]);
  expect(mergeDrafts({ base, mine: base, theirs }).pictures).toEqual(theirs.pictures);
});

test('over a newer version an alternative text that was typed stays and another one is renewed', () => {
  const [a, b] = base.pictures;
  if (!a || !b) throw new Error('the fixture has three pictures');
  const mine = { ...base, pictures: [{ ...a, alt: { it: 'Mio', en: '' } }, b] };
  const theirs = { ...base, pictures: [a, { ...b, alt: { it: '', en: 'Theirs' } }] };
  expect(mergeDrafts({ base, mine, theirs }).pictures.map((picture) => picture.alt)).toEqual([
    { it: 'Mio', en: '' },
    { it: '', en: 'Theirs' },
  ]);
  const moved = { ...a, focalPoint: { x: 0, y: 1 } };
  expect(mergeDrafts({ base, mine: { ...base, pictures: [moved, b] }, theirs }).pictures[0]).toEqual(moved);
});

test('over a newer version a sheet that I chose or removed stays so, an untouched one is renewed', () => {
  const theirs = draftOf({ ...engine, technicalSheetUrl: '/media/products/1/t.pdf' });
  expect(mergeDrafts({ base, mine: { ...base, sheet: chosen }, theirs }).sheet).toBe(chosen);
  expect(mergeDrafts({ base, mine: { ...base, sheet: null }, theirs }).sheet).toBeNull();
  expect(mergeDrafts({ base, mine: base, theirs }).sheet).toEqual(present('/media/products/1/t.pdf'));
});

test('over a newer version the extra specs of both hands are kept, line by line', () => {
  const extra = (label: string, value: string) => ({ label, value });
  const own = { ...base, extraSpecs: [extra('Corsa', '16.8'), extra('Peso', '352 g'), extra('Luci', '3')] };
  const mine = {
    ...own,
    extraSpecs: [extra('Corsa', '17'), extra('Peso', '352 g'), extra('Luci', '3'), extra('Mia', '')],
  };
  const theirs = { ...own, extraSpecs: [extra('Corsa', '16.8'), extra('Peso', '350 g'), extra('Sua', '2')] };
  expect(mergeDrafts({ base: own, mine, theirs }).extraSpecs).toEqual([
    extra('Corsa', '17'),
    extra('Peso', '350 g'),
    extra('Mia', ''),
    extra('Sua', '2'),
  ]);
});

test('a category without displacements that I chose leaves the newer displacement out', () => {
  const own = { ...base, subcategory: '' as const };
  const merged = mergeDrafts({
    base: own,
    mine: { ...own, category: 'accessori' },
    theirs: { ...own, subcategory: '2.1cc' },
  });
  expect(merged).toMatchObject({ category: 'accessori', subcategory: '' });
});
