import { expect, test } from 'vitest';
import * as panel from '../../../i18n/it/panel/index.ts';
import parts from '../../../i18n/it/parts.ts';
import { draftOf } from '../draft/product-draft.ts';
import { engine } from '../draft/product-fixture.ts';
import { textRows } from './text-rows.ts';

const texts = { ...panel, partTypes: parts.types };
const draft = draftOf(engine);

test('drafts that would be saved alike have no rows', () => {
  const extraSpecs = [...draft.extraSpecs, { label: 'A metà', value: '' }];
  expect(textRows(draft, { ...draft, name: ` ${draft.name}`, extraSpecs }, texts)).toEqual([]);
});

test('other products are called by their names, and lists stand in one line', () => {
  const nameOf = (id: string) => `RP ${id}`;
  const part = { ...engine, category: 'ricambi' } as const;
  const mine = draftOf({ ...part, fits: ['1', '2'], availability: 'discontinued', successor: '3' });
  expect(textRows(mine, draftOf(part), texts, nameOf)).toEqual([
    { label: 'Adatto a', mine: 'RP 1, RP 2', theirs: '' },
    { label: 'Disponibilità', mine: 'Fuori produzione', theirs: '' },
    { label: 'Prodotto che lo sostituisce', mine: 'RP 3', theirs: '' },
  ]);
});

test('fields and specs that differ stand side by side, with an empty text for what one has not', () => {
  const theirs = draftOf({
    ...engine,
    category: 'accessori',
    subcategory: null,
    featured: false,
    technicalSpecs: { 'Codice Articolo': 'RP-M21-B01', Peso: '350 g', 'Corsa (mm)': '16.8', Nome: 'Buggy' },
  });
  expect(textRows(draft, theirs, texts)).toEqual([
    { label: 'Categoria', mine: 'Motori Completi', theirs: 'Accessori' },
    { label: 'Classe di cilindrata (filtro del catalogo)', mine: '3.5cc', theirs: '' },
    { label: 'In evidenza', mine: 'Sì', theirs: 'No' },
    { label: 'Specifica «Potenza»', mine: '2,65 CV', theirs: '' },
    { label: 'Specifica «Peso»', mine: '352 g', theirs: '350 g' },
    { label: 'Specifica «Nome»', mine: '', theirs: 'Buggy' },
  ]);
});
