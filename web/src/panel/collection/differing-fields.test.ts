import { unmeasuredPicture } from '@rombo/shared/contract/picture-fields';
import type { FieldValues } from 'react-hook-form';
import { beforeAll, expect, test } from 'vitest';
import { engine } from '../../../test/engine.ts';
import { altTextsOf, chosenFile, storedFile } from '../../forms/uploads/draft-file.ts';
import { textsIn } from '../../i18n/texts.ts';
import { companyKind } from '../company/company-kind.ts';
import { dealerKind } from '../dealers/dealers-panel.tsx';
import { newsKind } from '../news/news-panel.tsx';
import { draftOf } from '../products/draft/product-draft.ts';
import { productKind } from '../products/product-kind.ts';
import { resultKind } from '../results/results-panel.tsx';
import { slideKind } from '../slides/slides-panel.tsx';
import { differencesOf } from './differing-fields.ts';
import type { Item, Kind, Panel } from './kind.ts';

const kinds = [productKind, slideKind, resultKind, newsKind, dealerKind, companyKind] as unknown as Kind<
  Item,
  FieldValues
>[];

let panel: Panel;
beforeAll(async () => {
  panel = await textsIn('it', 'panel').load();
});

const compare = <T extends Item, D extends FieldValues>(kind: Kind<T, D>, mine: D, theirs: D) =>
  differencesOf(kind, mine, theirs, { panel, language: 'it', names: new Map([[engine.id, engine.name]]) });

/** Returns a value that no empty draft has. */
const altered = (value: unknown): unknown => {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return value ? `${value} nuovo` : 'nuovo';
  if (Array.isArray(value)) return value.length > 0 ? value.map(altered) : [{ from: '2027-08-10', url: 'a', id: 'a' }];
  if (value === null) return { id: 'b', address: '/b.jpg', x: 0.5 };
  return Object.fromEntries(Object.entries(Object(value)).map(([name, part]) => [name, altered(part)]));
};

test.each(kinds)('every field of the kind $draft.name has a label of its own and readable values', (kind) => {
  const { empty } = kind.draft;
  const labels = Object.keys(empty).map((field) => {
    const [difference, ...others] = compare(kind, { ...empty, [field]: altered(empty[field]) }, empty);
    // Fields that are saved only with others, such as the day of publication of a draft.
    if (!difference) return field;
    expect([others, difference.field]).toEqual([[], field]);
    expect(difference.label).not.toBe(field);
    const lines = [...difference.mine, ...difference.theirs];
    expect(lines.join()).not.toMatch(/\[object|undefined|[a-z][A-Z]/);
    return difference.label;
  });
  expect(new Set(labels).size).toBe(labels.length);
});

test('two versions of a product are told apart by texts, lists, files and choices, and only in the lines that differ', () => {
  const theirs = draftOf({ ...engine, description: `${'Sette travasi. '.repeat(30)}Fine loro.`, price: 300 });
  const mine = {
    ...theirs,
    description: `${'Sette travasi. '.repeat(30)}Fine mia.`,
    featured: false,
    category: 'ricambi' as const,
    successor: engine.id,
    pictures: [...theirs.pictures, { ...chosenFile(new File(['x'], 'mia.jpg')), alt: altTextsOf(), focalPoint: null }],
    technicalSpecs: theirs.technicalSpecs.map((row) => (row.label === 'Peso' ? { ...row, value: '350 g' } : row)),
    sheet: null,
  };
  const rows = compare(productKind, mine, theirs).map(({ label, mine, theirs }) => [label, mine, theirs]);
  expect(rows).toEqual(
    expect.arrayContaining([
      ['Categoria', ['Ricambi'], ['Motori Completi']],
      ['In evidenza', ['No'], ['Sì']],
      ['Prodotto che lo sostituisce', ['RP 21 Buggy'], ['–']],
      ['Immagini', ['4 file', 'mia.jpg'], ['3 file']],
      ['Specifiche tecniche', ['Peso · 350 g'], ['Peso · 352 g']],
      ['Scheda tecnica', ['–'], ['File già salvato']],
    ]),
  );
  expect(rows).toHaveLength(7);
  const [mineText, theirText] = (rows.find(([label]) => label === 'Descrizione') ?? []).slice(1).flat();
  expect(mineText).toMatch(/^….{20,60}Fine mia\.$/);
  expect(theirText).toMatch(/^….{20,60}Fine loro\.$/);
});

test('long lists show their first lines, and pictures in another order are named as such', () => {
  const theirs = draftOf(engine);
  const lines = Array.from({ length: 9 }, (_, at) => `${at}`);
  const [codes] = compare(productKind, { ...theirs, alsoKnownAs: lines }, theirs);
  expect(codes).toMatchObject({ mine: [...lines.slice(0, 6), 'e 3 altre righe'], theirs: ['–'] });
  const [pictures] = compare(productKind, { ...theirs, pictures: [...theirs.pictures].reverse() }, theirs);
  expect(pictures).toMatchObject({ label: 'Immagini', mine: ['3 file'], theirs: ['3 file'], isAlike: true });
});

test('the hours of the company are listed by day, and those of a closed day are no difference', () => {
  const theirs = companyKind.draft.draftOf({
    ...{ id: 'company', version: 1 },
    hours: [{ days: [1, 2], from: '09:00', to: '18:00' }],
  } as Parameters<typeof companyKind.draft.draftOf>[0]);
  const closed = { isOpen: false, spans: [{ from: '08:00', to: '12:00' }] };
  const withDay = (at: number) => theirs.hours.map((day, index) => (index === at ? closed : day));
  expect(compare(companyKind, { ...theirs, hours: withDay(6) }, theirs)).toEqual([]);
  expect(compare(companyKind, { ...theirs, hours: withDay(1) }, theirs)).toMatchObject([
    { label: 'Orari', mine: ['–'], theirs: ['martedì: 09:00–18:00'] },
  ]);
});

test('the picture and the English texts of a slide are compared in words', () => {
  const picture = { ...unmeasuredPicture('/a.jpg'), alt: { it: 'Un motore' } };
  const stored = { id: '1', version: 2, title: 'Uno', picture, translations: { en: { title: 'One' } } };
  const theirs = slideKind.draft.draftOf(stored as unknown as Parameters<typeof slideKind.draft.draftOf>[0]);
  const mine = { ...theirs, image: storedFile('/b.jpg'), en: { ...theirs.en, title: 'First' } };
  expect(compare(slideKind, mine, theirs)).toMatchObject([
    { label: 'Testi in inglese', mine: ['Titolo: First'], theirs: ['Titolo: One'] },
    { label: 'Immagine', mine: ['File già salvato'], theirs: ['File già salvato'], isAlike: true },
  ]);
});
