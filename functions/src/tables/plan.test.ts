import type { Collection } from '@rombo/shared/collections/collection';
import type { ListedKind } from '@rombo/shared/contract/kinds';
import { collections } from '@rombo/shared/contract/routes';
import { describe, expect, it, vi } from 'vitest';
import type { Values } from './columns.ts';

vi.stubEnv('TABLE_NAME', 'table');
vi.stubEnv('BUCKET_NAME', 'bucket');
const { planImport } = await import('./plan.ts');

const idOf = (at: number) => `0199a3c0-5c6e-7abc-8def-${String(at).padStart(12, '0')}`;
const entity = (at: number, fields: Values) => ({
  id: idOf(at),
  version: 1,
  createdAt: '2025-01-01T00:00Z',
  ...fields,
});
const product = (at: number, code: string, name: string, fields: Values = {}) =>
  entity(at, {
    slug: `p-${at}`,
    slugEn: null,
    name,
    description: 'Prova',
    category: 'ricambi',
    subcategory: null,
    images: [],
    technicalSpecs: code ? { 'Codice Articolo': code } : {},
    featured: false,
    pictures: [],
    price: 200,
    ...fields,
  });
const dealer = (at: number, fields: Values) =>
  entity(at, { name: 'Officina', address: null, city: 'Roma', country: 'IT', email: null, site: null, ...fields });
const race = (at: number, date: string) =>
  entity(at, { title: 'Gran Premio', date, scope: 'world', category: 'nitro', engines: [], picture: null });
const slide = (at: number, title: string | null) =>
  entity(at, { title, description: null, order: 1, active: true, picture: { url: '/media/slides/1/a.jpg' } });

function planned(table: string[] | Uint8Array, items: Values[], kind: ListedKind = 'product') {
  const collection = collections[kind] as Collection & { kind: ListedKind };
  const bytes = Array.isArray(table) ? new TextEncoder().encode(table.join('\r\n')) : table;
  return planImport(collection, bytes, { items, products: kind === 'product' ? items : [], zipped: new Map() });
}

/** Plans a table, and returns its changes and errors as short texts. */
async function plan(table: string[] | Uint8Array, items: Values[], kind?: ListedKind) {
  const { preview } = await planned(table, items, kind);
  const at = (id: string | null) => (id === null ? 'new' : items.findIndex((item) => item.id === id) + 1);
  return {
    changes: preview.changes.map(
      ({ line, id, fields }) =>
        `${line}: ${at(id)} ${fields.map(({ column, before, after }) => `${column} ${before}→${after}`).join(', ')}`,
    ),
    errors: preview.errors.map(({ line, column, code }) => `${line} ${column}: ${code}`),
  };
}
const nothing = { changes: [], errors: [] };

describe('a row with more cells than headings is refused', () => {
  const items = [product(1, 'RX-351', 'Motore B')];
  it.each([
    ['a decimal comma without quotes', 'Codice,Nome,Prezzo', 'RX-351,Motore B,212,50', 'Prezzo'],
    ['one in the middle', 'Codice,Prezzo,Nome', 'RX-351,212,50,Motore B', 'Nome'],
    ['one above empty headings', 'Codice,Prezzo,Nome,,', 'RX-351,212,50,Motore B,', 'Nome'],
    ['one before an empty cell', 'Codice,Prezzo,Descrizione', 'RX-351,212,50,', 'Descrizione'],
    ['one before a column without a heading', 'Codice,Prezzo,,Nome', 'RX-351,212,50,Motore B', 'Nome'],
    ['a note beside the table', 'Codice;Prezzo;;', 'RX-351;212,50;;nota', 'Prezzo'],
  ])('%s', async (_, headings, row, column) => {
    expect(await plan([headings, row], items)).toEqual({ changes: [], errors: [`2 ${column}: too_many_cells`] });
  });

  it('but empty cells at the end and numbers of the rows are no cells', async () => {
    const numbered = await plan([',Codice,Prezzo', '1,RX-351,6'], items);
    expect([numbered.changes, numbered.errors]).toEqual([['2: 1 Prezzo 200→6'], []]);
    const { changes, errors } = await plan(['Codice;Prezzo', 'RX-351;212,50;;;', ';;;;'], items);
    expect([changes, errors]).toEqual([['2: 1 Prezzo 200→212,5'], []]);
  });
});

it.each([
  ['before the end of the cell', 'RX-351;"Turbo" plus;212,5'],
  ['nowhere', 'RX-351;"Turbo plus;212,5'],
])('a row with quotes that are closed %s is refused, with the rows that they swallow', async (_, row) => {
  const items = [product(1, 'RX-351', 'Motore B'), product(2, 'RX-352', 'Motore C')];
  const table = ['Codice;Descrizione;Prezzo', row, 'RX-352;Prova;6'];
  expect(await plan(table, items)).toEqual({ changes: [], errors: ['2 Prezzo: quotes'] });
});

describe('headings', () => {
  const items = [product(1, 'RX-351', 'Motore B')];
  it('of which two name the same field save neither', async () => {
    expect(await plan(['Codice;Listino;Prezzo;In evidenza', 'RX-351;150;212,5;x'], items)).toEqual({
      changes: ['2: 1 In evidenza no→sì'],
      errors: ['1 Prezzo: repeated_field'],
    });
    expect(await plan(['Codice;Articolo;Prezzo', 'RX-351;Motore;212,5'], items)).toEqual({
      changes: ['2: 1 Prezzo 200→212,5'],
      errors: ['1 Articolo: repeated_field'],
    });
  });

  it('that are not understood are refused with similar ones, and a flag with its words', async () => {
    const table = ['Codice;Prezzo al pubblico;Colore;In evidenza', 'RX-351;150;rosso;forse'];
    expect((await planned(table, items)).preview.errors.map(({ column, allowed }) => [column, allowed])).toEqual([
      ['Prezzo al pubblico', ['Prezzo in euro, IVA inclusa']],
      ['Colore', undefined],
      ['In evidenza', ['sì', 'no']],
    ]);
  });

  it('and cells may have invisible characters', async () => {
    const table = ['Co\u00addice;\u200bPrezzo\u00a0;In evidenza', 'RX\u00ad-351;\u00ad212,5\u00a0€;\u200bsì'];
    expect(await plan(table, items)).toEqual({
      changes: ['2: 1 Prezzo 200→212,5, In evidenza no→sì'],
      errors: [],
    });
  });
});

describe('a number as spreadsheets save it', () => {
  const items = [product(1, '00123', 'Candela'), product(2, '12E4', 'Biella'), product(3, 'RX-351', 'Motore B')];

  it('without leading zeros finds the only product with that code, and keeps the code', async () => {
    const changed = { changes: ['2: 1 Prezzo 200→6'], errors: [] };
    expect(await plan(['Codice;Prezzo', '123;6'], items)).toEqual(changed);
    expect(await plan(['Codice;Nome;Prezzo', '123;Candela;6'], items)).toEqual(changed);
    expect(await plan(['Id;Codice;Prezzo', `${idOf(1)};123;6`], items)).toEqual(changed);
    expect(await plan(['Codice;Prezzo', '0;6'], [product(1, '000', 'Perno')])).toEqual(changed);
    const several = [...items, product(4, '0123', 'Spinotto')];
    expect(await plan(['Codice;Prezzo', '123;6', '0123;7'], several)).toEqual({
      changes: ['3: 4 Prezzo 200→7'],
      errors: ['2 Codice: ambiguous_item'],
    });
    expect(await plan(['Codice;Prezzo', '123;6'], [...several, product(5, '123', 'Perno')])).toEqual({
      changes: ['2: 5 Prezzo 200→6'],
      errors: [],
    });
  });

  it('keeps codes that another product refers to', async () => {
    const engine = product(4, '00777', 'Motore C', { category: 'motori' });
    const part = product(5, 'RX-9', 'Guarnizione', { fits: [idOf(4)], alsoKnownAs: ['0042'] });
    expect(await plan(['Codice;Adatto a;Altri codici', 'RX-9;777;42'], [engine, part])).toEqual(nothing);
    const other = product(5, 'RX-9', 'Guarnizione');
    expect(await plan(['Codice;Adatto a', 'RX-9;777'], [engine, other])).toEqual({
      changes: ['2: 2 Adatto a →00777'],
      errors: [],
    });
  });

  it('keeps the leading zero and the plus sign of a phone number', async () => {
    const headings = 'Nome;Città;Paese;Telefono';
    const rowOf = (phone: string) => [headings, `Officina;Roma;Italia;${phone}`];
    for (const phone of ['0444123456', '+444123456'])
      expect(await plan(rowOf('444123456'), [dealer(1, { phone })], 'dealer')).toEqual(nothing);
  });

  it('is refused if it was shortened, or if it is an error', async () => {
    for (const [cell, code] of [
      ['1,20E+05', 'shortened_number'],
      ['1.2E+05', 'shortened_number'],
      ['8,00123E+12', 'shortened_number'],
      ['########', 'sheet_error'],
      ['#N/A', 'sheet_error'],
      ['#N/D', 'sheet_error'],
      ['#RIF!', 'sheet_error'],
      ['#DIV/0!', 'sheet_error'],
      ['#NAME?', 'sheet_error'],
      ['Err:502', 'sheet_error'],
    ]) {
      expect(await plan(['Codice;Prezzo', `${cell};6`], items)).toEqual({ changes: [], errors: [`2 Codice: ${code}`] });
      expect(await plan(['Codice;Descrizione', `RX-351;${cell}`], items)).toEqual({
        changes: [],
        errors: [`2 Descrizione: ${code}`],
      });
    }
    const phone = ['Nome;Città;Paese;Telefono', 'Officina;Roma;Italia;4,44E+08'];
    expect(await plan(phone, [dealer(1, { phone: '0444123456' })], 'dealer')).toEqual({
      changes: [],
      errors: ['2 Telefono: shortened_number'],
    });
    const odd = product(4, 'RX-4', 'Resistenza', { description: '1,2E+05' });
    expect(await plan(['Codice;Descrizione', 'RX-4;1,2E+05'], [odd])).toEqual(nothing);
  });
});

it('a row without a name finds no item without one, and needs the picture of a new one', async () => {
  expect(await plan(['Titolo;Ordine', ';4', ';5'], [slide(1, null)], 'slide')).toEqual({
    changes: [],
    errors: ['2 Immagine: picture_required', '3 Immagine: picture_required'],
  });
  expect(await plan(['Titolo;Immagine', 'Primavera;b.jpg'], [slide(1, null)], 'slide')).toEqual({
    changes: [],
    errors: ['2 Immagine: unknown_file'],
  });
});

it('new rows of the same name differ by their day, and are repeated if nothing differs', async () => {
  const rows = ['2023', '2024', '2024'].map((year) => `Gran Premio;12/05/${year};world;nitro`);
  const { changes, errors } = await plan(['Gara;Data;Importanza;Motorizzazione', ...rows], [], 'result');
  expect([changes.length, errors]).toEqual([2, ['4 Gara: repeated']]);
});

describe('a row with an unknown code and a known name', () => {
  const complete = (code: string, name: string) => `${code};${name};Prova;ricambi`;
  const headings = 'Codice;Nome;Descrizione;Categoria';
  const items = [product(1, 'RX-1', 'Biella'), product(2, '', 'Spinotto')];

  it('is refused, unless the table has the row of that name too', async () => {
    expect(await plan([headings, complete('RX-2', 'Biella')], items)).toEqual({
      changes: [],
      errors: ['2 Codice: other_code'],
    });
    const { changes, errors } = await plan([headings, complete('RX-1', 'Biella'), complete('RX-2', 'Biella')], items);
    expect([changes.length, changes[0]?.slice(0, 6), errors]).toEqual([1, '3: new', []]);
  });

  it('gives its code to a product without one', async () => {
    expect(await plan([headings, complete('RX-2', 'Spinotto')], items)).toEqual({
      changes: ['2: 2 Codice →RX-2'],
      errors: [],
    });
  });
});

it('engines may be separated by commas, and have commas in their codes', async () => {
  const engine = (at: number, code: string) => product(at, code, `Motore ${at}`, { category: 'motori' });
  const items = [engine(1, 'RX-1'), engine(2, 'RX-2'), engine(3, '12,5-A'), product(4, 'RX-9', 'Guarnizione')];
  const { changes, errors } = await plan(['Codice;Adatto a', 'RX-9;12,5-A | RX-1, rx 2'], items);
  expect([changes, errors]).toEqual([['2: 4 Adatto a →12,5-A | RX-1 | RX-2'], []]);
  expect(await plan(['Codice;Adatto a', 'RX-9;RX-1, RX-7'], items)).toEqual({
    changes: [],
    errors: ['2 Adatto a: unknown_engine'],
  });
});

describe('three digits after a sign are', () => {
  const items = [product(1, 'RX-1', 'Biella'), product(2, 'RX-2', 'Motore')];
  const prices = async (separator: string, one: string, other: string) => {
    const rows = [`RX-1;"${one}"`, `RX-2;"${other}"`].map((row) => row.replace(';', separator));
    const { changes, errors } = await plan([`Codice${separator}Prezzo`, ...rows], items);
    return [...changes.map((change) => change.split('→')[1]), ...errors];
  };

  it('thousands or decimals as the other numbers of the table show', async () => {
    expect(await prices(';', '12,500', '7,25')).toEqual(['12,5', '7,25']);
    expect(await prices(';', '12,500 €', '212,500')).toEqual(['12,5', '212,5']);
    expect(await prices(',', '12.500', '7.25')).toEqual(['12,5', '7,25']);
    expect(await prices(',', '12,500', '0,500')).toEqual(['12,5', '0,5']);
    expect(await prices(';', '1.299', '7,25')).toEqual(['1299', '7,25']);
    expect(await prices(',', '1,299', '7.25')).toEqual(['1299', '7,25']);
    expect(await prices(';', '12.500', '1.299,00')).toEqual(['12500', '1299']);
    expect(await prices(';', '12,000', '7,250')).toEqual(['12', '7,25']);
    expect(await prices(',', '1,299', '2,000')).toEqual(['1299', '2000']);
    expect(await prices(';', '1.299', '2.000')).toEqual(['1299', '2000']);
  });

  it('refused if they are fractions of a cent', async () => {
    expect(await prices(';', '12,345', '7,25')).toEqual(['7,25', '2 Prezzo: price']);
  });
});

describe('days with the month first', () => {
  it('find their item, as any column of the table shows', async () => {
    const items = [race(1, '2024-05-12'), race(2, '2024-12-25')];
    expect(
      await plan(
        ['Gara,Data,Ultimo giorno', 'Gran Premio,5/12/2024,5/14/2024', 'Gran Premio,12/25/2024,'],
        items,
        'result',
      ),
    ).toEqual({ changes: ['2: 1 Ultimo giorno →2024-05-14'], errors: [] });
    expect(await plan(['Gara,Data,Ultimo giorno', 'Gran Premio,5/12/2024,5/14/2024'], items, 'result')).toEqual({
      changes: ['2: 1 Ultimo giorno →2024-05-14'],
      errors: [],
    });
  });
});

describe('a day', () => {
  it.each([
    ['2027/03/14', '2027-03-14'],
    ['14/03/27', '2027-03-14'],
    ['14/03/98', '1998-03-14'],
    ['14-mar-27', '2027-03-14'],
    ['14-mag-27', '2027-05-14'],
    ['14 dicembre 2027', '2027-12-14'],
    ['domenica 14 marzo 2027', '2027-03-14'],
    ['14-May-27', '2027-05-14'],
    ['14. Mrz 27', '2027-03-14'],
    ['Sonntag, 14. März 2027', '2027-03-14'],
    ['14/03/2027 0.00', '2027-03-14'],
    ['2027-03-14 00:00:00', '2027-03-14'],
    ['14 mesi 2027', undefined],
    ['2027-03-14T22:00:00Z', undefined],
    ['31/02/2027', undefined],
  ])('%j is %s', async (cell, day) => {
    const table = ['Id;Gara;Data', `${idOf(1)};Gran Premio;${cell}`];
    const expected = { changes: [`2: 1 Data 2001-01-01→${day}`], errors: [] };
    const refused = { changes: [], errors: ['2 Data: date'] };
    expect(await plan(table, [race(1, '2001-01-01')], 'result')).toEqual(day ? expected : refused);
  });

  it('with the month first may have a time', async () => {
    const table = ['Id,Gara,Data', `${idOf(1)},Gran Premio,3/14/2027 12:00:00 AM`];
    expect((await plan(table, [race(1, '2001-01-01')], 'result')).changes).toEqual(['2: 1 Data 2001-01-01→2027-03-14']);
  });
});

it('accents of Excel on a Mac are understood', async () => {
  const macRoman = (text: string) =>
    text.replace(/[èàùé]/g, (letter) => ({ è: '\x8f', à: '\x88', ù: '\x9d', é: '\x8e' })[letter] ?? '');
  const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
  const items = [product(1, 'RX-351', 'Motore B')];
  for (const description of ['Perché è più facile', 'Qualità'])
    for (const write of [macRoman, String])
      expect(await plan(latin(write(`Codice;Disponibilità;Descrizione\rRX-351;;${description}\r`)), items)).toEqual({
        changes: [`2: 1 Descrizione Prova→${description}`],
        errors: [],
      });
});
