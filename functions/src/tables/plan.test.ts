import type { Collection } from '@rombo/shared/collections/collection';
import type { ListedKind } from '@rombo/shared/contract/kinds';
import { collections } from '@rombo/shared/contract/routes';
import { describe, expect, it, vi } from 'vitest';
import type { Values } from './columns.ts';

vi.stubEnv('TABLE_NAME', 'table');
vi.stubEnv('BUCKET_NAME', 'bucket');
const { planImport } = await import('./plan.ts');
const { productNames } = await import('./export.ts');
const { fileKey } = await import('../files/zip.ts');

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
const race = (at: number, date: string, title = 'Gran Premio') =>
  entity(at, { title, date, scope: 'world', category: 'nitro', engines: [], picture: null });
const slide = (at: number, title: string | null) =>
  entity(at, { title, description: null, order: 1, active: true, picture: { url: '/media/slides/1/a.jpg' } });

function planned(
  table: string[] | Uint8Array,
  items: Values[],
  kind: ListedKind = 'product',
  columns?: (string | null)[],
) {
  const collection = collections[kind] as Collection & { kind: ListedKind };
  const bytes = Array.isArray(table) ? new TextEncoder().encode(table.join('\r\n')) : table;
  return planImport(collection, bytes, {
    items,
    products: kind === 'product' ? items : [],
    zipped: new Map([['a.jpg', ['a.jpg']]]),
    columns,
  });
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

  it('that are not understood are refused, and a flag with its words', async () => {
    const table = ['Codice;Colore;In evidenza', 'RX-351;rosso;forse'];
    expect((await planned(table, items)).preview.errors.map(({ column, allowed }) => [column, allowed])).toEqual([
      ['Colore', undefined],
      ['In evidenza', ['sì', 'no']],
    ]);
  });

  const CODE = 'technicalSpecs.Codice Articolo';
  it('can be given other fields, or none', async () => {
    const technicalSpecs = { 'Codice Articolo': 'RX-351', Peso: '300 g' };
    const items = [product(1, '', 'Motore B', { technicalSpecs })];
    const table = ['Codice;Listino;Prezzo ivato;Peso', 'RX-351;150;212,5;120'];
    const { preview } = await planned(table, items);
    expect(preview.columns.map(({ field }) => field)).toEqual([CODE, '', '', 'technicalSpecs.Peso']);
    const fields = preview.fields.map(({ field, names }) => `${field} ${names.en}`);
    expect(fields).toEqual(
      expect.arrayContaining([expect.stringMatching(/^price Price/), 'technicalSpecs.Peso Specs: Peso']),
    );
    const chosen = await planned(table, items, 'product', [null, null, 'price', '']);
    expect(chosen.preview).toMatchObject({
      errors: [],
      columns: [{ field: CODE }, { field: '' }, { field: 'price' }, { field: '' }],
      changes: [{ fields: [{ column: 'Prezzo ivato', before: '200', after: '212,5' }] }],
    });
    const both = await planned(table, items, 'product', [null, 'price', 'price', '']);
    expect(both.preview).toMatchObject({ errors: [{ code: 'repeated_field' }], changes: [] });
    const none = await planned(table, items, 'product', ['', 'price', null, '']);
    expect(none.preview).toMatchObject({ rows: 1, changes: [], errors: [{ line: 1, column: '', code: 'no_key' }] });
    for (const columns of [[null], [null, null, 'id', null], [null, null, 'pictures', null]])
      await expect(planned(table, items, 'product', columns)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('of which none is understood can all be given fields', async () => {
    const table = ['Elenco negozi;;', 'Ragione sociale;Località;Stato', 'Officina;Roma;Italia', 'Nuova;Pisa;Italia'];
    const { preview } = await planned(table, [dealer(1, {})], 'dealer');
    expect(preview.columns.map(({ heading, field }) => `${heading} ${field}`)).toEqual([
      'Ragione sociale ',
      'Località ',
      'Stato ',
    ]);
    expect(preview.errors).toContainEqual(expect.objectContaining({ line: 2, column: '', code: 'no_key' }));
    const chosen = await planned(table, [dealer(1, {})], 'dealer', ['name', 'city', 'country']);
    expect(chosen.preview).toMatchObject({ errors: [], changes: [{ line: 4, id: null, name: 'Nuova' }] });
  });

  it.each([
    ['below a title', ['Elenco;', 'Ragione sociale;Tel. 1', 'Uno;055', 'Nuova;Pisa', 'Terza;Bari'], 2],
    ['below a title of two cells', ['Rossi srl;;Pagina 1', '', 'Ragione sociale;Località;Sede', 'Uno;Roma;si'], 3],
    ['beside a column without a heading', [';Ragione sociale;Località', '1;Uno;Roma', '2;Due;Pisa'], 1],
  ])('are found %s if none is understood', async (_, table, line) =>
    expect((await planned(table, [], 'dealer')).preview.headings).toBe(line),
  );

  it('are not the first row of a list without any', async () => {
    const table = ['Officina Rossi;Roma;Italia', 'Nuova;Pisa;Italia', 'Terza;Bari;Italia'];
    await expect(planned(table, [], 'dealer')).rejects.toMatchObject({ code: 'invalid_input' });
    const { preview } = await planned(['Modello;Prezzo netto', 'RX-351;100', 'RX-352;120'], items);
    expect(preview.columns.map(({ heading, field }) => heading + field)).toEqual(['Modello', 'Prezzo netto']);
  });

  it('of descriptions do not replace them by names', async () => {
    const long = 'Corsa lunga e coppia piena ai bassi. '.repeat(3);
    const described = [1, 2].map((at) => product(at, `RX-${at}`, `Motore ${at}`, { description: long }));
    const table = ['Codice;Descrizione;Prezzo', 'RX-1;MOTORE UNO;6', 'RX-2;MOTORE DUE;7', 'RX-3;ALTRO;8'];
    const { preview } = await planned(table, described);
    expect(preview.columns[1]).toEqual({ heading: 'Descrizione', field: '', isName: true });
    expect(preview.changes.map(({ fields }) => fields.map(({ column }) => column))).toEqual([['Prezzo'], ['Prezzo']]);
    const trade = ['Codice;Descrizione;Nome commerciale;Prezzo', 'RX-1;MOTORE UNO;Motore 1;6', 'RX-2;MOTORE DUE;Due;7'];
    expect((await planned(trade, described, 'product', [null, null, 'name', null])).preview.columns[1]?.isName).toBe(
      true,
    );
    for (const [columns, count] of [
      [[null, 'description', null], 2],
      [[CODE, null, null], 1],
    ] as const)
      expect((await planned(table, described, 'product', [...columns])).preview.changes[0]?.fields).toHaveLength(count);
    const [, ...rows] = table;
    expect((await plan(['Codice;Nome;Descrizione', 'RX-1;Motore 1;Nuova'], described)).changes).toHaveLength(1);
    expect(
      (await plan(['Codice;Descrizione;Prezzo', `RX-1;${long}Nuova;6`, ...rows.slice(1, 2)], described)).changes[0],
    ).toMatch(/Nuova/);
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
    expect(await prices(';', '1,299', '2,500')).toEqual(['1299', '2500']);
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
    ['March 14, 2027', '2027-03-14'],
    ['Mar 14, 2027', '2027-03-14'],
    ['Sunday, March 14, 2027', '2027-03-14'],
    ['14/mar/2027', '2027-03-14'],
    ['1° marzo 2027', '2027-03-01'],
    ['14th March 2027', '2027-03-14'],
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

describe('codes that only signs tell apart', () => {
  const engine = (at: number, code: string) => product(at, code, `Motore ${at}`, { category: 'motori' });
  const engines = [engine(1, 'RX-35'), engine(2, 'RX-3.5'), product(3, 'RX-9', 'Guarnizione')];
  const complete = (code: string, name = code) => `${code};${name};Prova;ricambi`;
  const headings = 'Codice;Nome;Descrizione;Categoria';
  it.each<[string, string[], Values[], string[], string[]]>([
    ['name an engine as it is written', ['Codice;Adatto a', 'RX-9;RX-35'], engines, ['2: 3 Adatto a →RX-35'], []],
    ['in another case too', ['Codice;Adatto a', 'RX-9;rx-3.5'], engines, ['2: 3 Adatto a →RX-3.5'], []],
    [
      'name no engine if several are similar',
      ['Codice;Adatto a', 'RX-9;A 1'],
      [engine(1, 'A-1'), engine(2, 'A1'), product(3, 'RX-9', 'Guarnizione')],
      [],
      ['2 Adatto a: unknown_engine'],
    ],
    [
      'find their product as they are written',
      ['Codice;Prezzo', 'A-1;1', 'A1;2', 'A+;3', 'A;4', '3.5-1;5', '35-1;6'],
      ['A-1', 'A1', 'A+', 'A', '3.5-1', '35-1'].map((code, at) => product(at + 1, code, `Biella ${at}`)),
      [1, 2, 3, 4, 5, 6].map((at) => `${at + 1}: ${at} Prezzo 200→${at}`),
      [],
    ],
    [
      'are no other number',
      ['Codice;Prezzo', '3.5-1;6'],
      [product(1, '35-1', 'Biella')],
      [],
      ['2 Codice: unknown_item'],
    ],
    [
      'are ambiguous otherwise',
      ['Codice;Prezzo', 'a 1;6'],
      [engine(1, 'A-1'), engine(2, 'A1')],
      [],
      ['2 Codice: ambiguous_item'],
    ],
    ['are not repeated', [headings, complete('RX-35'), complete('RX-3.5')], [], ['2: new', '3: new'], []],
    [
      'are new beside the row of a similar one',
      [headings, complete('A-1'), complete('A1')],
      [product(1, 'A-1', 'A-1')],
      ['3: new'],
      [],
    ],
    [
      'are repeated with the same name',
      [headings, complete('A-1', 'B'), complete('a 1', 'B')],
      [product(1, 'A-1', 'B')],
      [],
      ['3 Codice: repeated'],
    ],
  ])('%s', async (_, table, items, changes, errors) => {
    const found = await plan(table, items);
    expect([found.changes.map((one) => one.replace(/(?<=new).*/, '')), found.errors]).toEqual([changes, errors]);
  });
});

describe('a day below 13', () => {
  const races: Values[] = [race(1, '2027-04-03', 'A'), race(2, '2027-05-06', 'B'), race(3, '2027-01-01', 'C')];
  const tableOf = (separator: string, ...rows: string[]) =>
    ['Gara;Data', ...rows].map((row) => row.replaceAll(';', separator));
  it.each([
    [
      'is as another one of the column',
      tableOf(',', 'A;4/3/2027', 'C;4/25/2027'),
      ['3: 3 Data 2027-01-01→2027-04-25'],
      [],
    ],
    ['is as the stored ones', tableOf(',', 'A;4/3/2027', 'C;2/1/2027'), ['3: 3 Data 2027-01-01→2027-02-01'], []],
    [
      'is as the stored ones, day first',
      tableOf(',', 'A;3/4/2027', 'C;2/1/2027'),
      ['3: 3 Data 2027-01-01→2027-01-02'],
      [],
    ],
    [
      'is as the stored ones, with semicolons',
      tableOf(';', 'A;4/3/2027', 'C;2/1/2027'),
      ['3: 3 Data 2027-01-01→2027-02-01'],
      [],
    ],
    ['is first with semicolons', tableOf(';', 'C;2/1/2027'), ['2: 3 Data 2027-01-01→2027-01-02'], []],
    ['is first with points', tableOf(',', 'C;2.1.2027'), ['2: 3 Data 2027-01-01→2027-01-02'], []],
    ['is refused if nothing tells it', tableOf(',', 'C;2/1/2027'), [], ['2 Data: unclear_day']],
    [
      'is refused with tabs too',
      tableOf('\t', 'C;2/1/2027', 'B;5/5/2027'),
      ['3: 2 Data 2027-05-06→2027-05-05'],
      ['2 Data: unclear_day'],
    ],
    [
      'is refused if the stored ones contradict each other',
      tableOf(',', 'A;4/3/2027', 'B;6/5/2027', 'C;2/1/2027'),
      [],
      [2, 3, 4].map((line) => `${line} Data: unclear_day`),
    ],
  ])('%s', async (_, table, changes, errors) => {
    // An Id finds a race whose day is unclear.
    const withId = table.map((row, at) => {
      const separator = /[,;\t]/.exec(row)?.[0] ?? '';
      return [at ? races.find(({ title }) => row.startsWith(String(title)))?.id : 'Id', row].join(separator);
    });
    expect(await plan(withId, races, 'result')).toEqual({ changes, errors });
  });
});

describe('a total', () => {
  const items = [product(1, 'RX-1', 'Biella'), product(2, 'TOTAL', 'Totale Kit')];
  it.each([
    ['Totale;30,50', 3],
    ['Tot.;30,50 €', 3],
    ['Grand total;30', 3],
    ['Totale generale;', 3],
    ['Totale Kit;3', undefined],
    ['TOTAL;3', undefined],
    ['Totale;RX-2', undefined],
  ])('%j at the end is left out and named', async (last, total) => {
    const { preview } = await planned(['Articolo;Prezzo', 'RX-1;30,5', last], items);
    expect([preview.total, preview.rows]).toEqual([total, total ? 1 : 2]);
  });
});

describe('what does not fit another availability', () => {
  const items = [
    product(1, 'RX-1', 'Biella', { availability: 'sold_out', backOn: '2027-01-31' }),
    product(2, 'RX-2', 'Perno', { availability: 'discontinued', successor: idOf(1) }),
  ];
  it('goes, unless the table has it', async () => {
    expect(await plan(['Codice;Disponibilità', 'RX-1;in_stock', 'RX-2;to_order'], items)).toEqual({
      changes: [
        '2: 1 Disponibilità Esaurito→Pronta consegna, Torna il 2027-01-31→',
        '3: 2 Disponibilità Fuori produzione→Su ordinazione, Prodotto che lo sostituisce RX-1→',
      ],
      errors: [],
    });
    expect(await plan(['Codice;Disponibilità;Torna il', 'RX-1;in_stock;2027-01-31'], items)).toEqual({
      changes: [],
      errors: ['2 Torna il: no_back_on'],
    });
    expect(await plan(['Codice;Prezzo', 'RX-1;5'], items)).toEqual({ changes: ['2: 1 Prezzo 200→5'], errors: [] });
  });
});

it('a publication time needs a draft, and goes with it unless the table has it', async () => {
  const time = '2099-01-01T10:00Z';
  const items = [product(1, 'RX-1', 'Biella', { status: 'draft', publishAt: time }), product(2, 'RX-2', 'Perno')];
  expect(await plan(['Codice;Visibilità', 'RX-1;visible'], items)).toEqual({
    changes: [`2: 1 Visibilità Bozza→Visibile, Pubblica il ${time}→`],
    errors: [],
  });
  const table = ['Codice;Nome;Categoria;Descrizione;Visibilità;Pubblica il'];
  const rows = [
    `RX-1;Biella;Ricambi;Prova;visible;${time}`,
    `RX-2;Perno;Ricambi;Prova;;${time}`,
    `RX-3;Vite;Ricambi;Prova;;${time}`,
    `RX-4;Dado;Ricambi;Prova;draft;${time}`,
  ];
  expect(await plan([...table, ...rows], items)).toMatchObject({
    changes: [expect.stringContaining('5: new')],
    errors: [2, 3, 4].map((line) => `${line} Pubblica il: no_publish_time`),
  });
  expect(await plan(['Codice;Pubblica il', 'RX-1;2098-01-01T10:00Z'], items)).toMatchObject({ errors: [] });
});

it('an empty flag is no, and an empty visibility publishes nothing', async () => {
  const items = [product(1, 'RX-1', 'Biella', { featured: true, status: 'draft' }), product(2, 'RX-2', 'Perno')];
  expect(await plan(['Codice;In evidenza;Visibilità', 'RX-1;;', 'RX-2;;'], items)).toEqual({
    changes: ['2: 1 In evidenza sì→no'],
    errors: [],
  });
  const [table, active] = [['Titolo;Attiva', 'Primavera;'], { ...slide(1, 'Primavera'), active: true }];
  expect(await plan(table, [active], 'slide')).toEqual({ changes: ['2: 1 Attiva sì→no'], errors: [] });
  const { steps } = await planned(['Titolo;Attiva;Immagine', 'Estate;;a.jpg'], [], 'slide');
  expect(steps.map(({ form }) => form.active)).toEqual(['false']);
});

describe('a price list of two columns', () => {
  const items = [product(1, 'RX-1', 'Biella'), product(2, 'RX-2', 'Perno'), product(3, '100', 'Vite')];
  const both = (line: number) => [`${line}: 1 Prezzo 200→12,5`, `${line + 1}: 2 Prezzo 200→1299`];
  it.each([
    ['without headings', ['RX-1;12,5', 'RX-2;1.299,00'], both(1), []],
    ['with the price first', ['12,5;rx 1', '1299;RX-2', '3;MANCA-1'], both(1), ['3 Codice Articolo: unknown_item']],
    [
      'with a title and a total',
      ['Listino', 'RX-1;12,5', 'RX-2;1299', 'Totale;1311,5'],
      both(2),
      ['1 Codice Articolo: unknown_item'],
    ],
    ['with names', ['Articolo;Prezzo', 'Biella;12,5', 'PERNO;1299'], both(2), []],
    [
      'with an article by its code and its name',
      ['Articolo;Prezzo', 'RX-1;12,5', 'RX-2;1299', 'Biella;3'],
      both(2),
      ['4 Articolo: repeated'],
    ],
  ])('%s is understood', async (_, table, changes, errors) => {
    expect(await plan(table, items)).toEqual({ changes, errors });
  });

  it.each([
    'Prezzo EUR',
    'Prezzo (EUR)',
    'Preis (EUR)',
    'prezzi',
    'Prezzo unitario',
    'Prezzo di listino',
    'Listino 2026',
    'Prezzo IVA inclusa',
    'Unit price',
    'List price',
    'RRP',
    'Prezzo €',
    'Prezzo al pubblico',
    'Prezzo di vendita',
    'Prezzo ivato',
    'Prezzo IVA compresa',
    'Prezzo consigliato €',
    'Listino al pubblico 2027',
    'PVP',
    'Retail price incl. VAT',
    'Bruttopreis',
  ])('has its prices under %j', async (heading) =>
    expect((await plan([`Codice;${heading}`, 'RX-1;6'], items)).changes).toEqual([`2: 1 ${heading} 200→6`]),
  );

  it.each([
    'Codice prodotto',
    'Rif.',
    'Ref.',
    'Art.-Nr.',
    'Part no.',
    'Item no.',
    'N. articolo',
    'Codice',
    'Part number',
  ])('has its codes under %j', async (heading) =>
    expect((await plan([`${heading};Prezzo`, 'RX-1;6'], items)).changes).toEqual(['2: 1 Prezzo 200→6']),
  );

  it('leaves out a running number', async () =>
    expect(await plan(['Nr;Codice;Prezzo', '1;RX-1;6'], items)).toEqual({
      changes: ['2: 1 Prezzo 200→6'],
      errors: ['1 Nr: unknown_field'],
    }));

  it.each([
    'Prezzo netto',
    'Prezzo IVA esclusa',
    'Prezzo unitario netto',
    'Net price',
    'Prezzo + IVA',
    'Prezzo al rivenditore',
    'Price excl. VAT',
    'Nettopreis',
    'Listino netto',
    'Prezzo 2 anni',
  ])('has no prices under %j', async (heading) =>
    expect(await plan([`Codice;${heading}`, 'RX-1;6'], items)).toEqual({
      changes: [],
      errors: [`1 ${heading}: unknown_field`],
    }),
  );
});

describe('what a spreadsheet makes of a text', () => {
  const specs = (value: string) => ({ technicalSpecs: { 'Codice Articolo': 'RX-1', Rapporto: value } });
  it.each([
    ['1:8', '01:08'],
    ['1:8', '1:08'],
    ['25:12', '25:12:00'],
    ['1-2', '01-feb'],
    ['1-2', '1-Feb'],
    ['1-2', '2-Jan'],
    ['2-32', 'feb-32'],
    ['12,50', '12,5'],
    ['12.50', '12.5'],
    ['36.000', '36000'],
    ['007', '7'],
  ])('%j as %j is no edit', async (value, cell) => {
    const items = [product(1, 'RX-1', 'Motore', specs(value))];
    expect(await plan(['Codice;Rapporto', `RX-1;${cell}`], items)).toEqual(nothing);
    const coded = product(1, value, 'Motore');
    expect(await plan(['Id;Codice', `${idOf(1)};${cell}`], [coded])).toEqual(nothing);
  });

  it.each([
    ['1:8', '01:09'],
    ['1-2', '01-mar'],
    ['1-2', '2-1'],
    ['3.5', '5.3'],
    ['125', '12,5'],
    ['12,50', '12,4'],
    ['36.000', '3600'],
  ])('%j as %j is one', async (value, cell) => {
    const items = [product(1, 'RX-1', 'Motore', specs(value))];
    expect((await plan(['Codice;Rapporto', `RX-1;${cell}`], items)).changes).toEqual([
      `2: 1 Rapporto ${value}→${cell}`,
    ]);
  });

  it.each(['01-feb', '1-Mar', 'feb-32', '01:08'])('code %j is refused, as none is written like that', async (cell) => {
    const refused = { changes: [], errors: ['2 Codice: shortened_number'] };
    expect(await plan(['Id;Codice', `${idOf(1)};${cell}`], [product(1, 'RX-1', 'Motore')])).toEqual(refused);
    expect(await plan(['Codice;Nome;Descrizione;Categoria', `${cell};Motore;Prova;ricambi`], [])).toEqual(refused);
  });

  it('keeps codes in capitals', async () => {
    const { errors } = await plan(['Codice;Nome;Descrizione;Categoria', 'SET-10;Motore;Prova;ricambi'], []);
    expect(errors).toEqual([]);
  });
});

it('products without a code or with a name that others have are found by their id in an empty site', async () => {
  const stored: Values[] = [
    product(1, '', 'Motore A', { slug: 'motore-a' }),
    product(2, '', 'Motore B', { slug: 'motore-b' }),
    product(3, '', 'Motore B', { slug: 'motore-b-2' }),
    product(4, 'X|1', 'Motore C', { slug: 'motore-c' }),
    product(5, 'X2', 'Motore D', { slug: 'former' }),
  ];
  const names = productNames(stored as never).map(({ name }) => name);
  expect(names).toEqual(['motore-a', idOf(2), idOf(3), 'motore-c', 'X2']);
  const rows = stored.map(
    ({ id, name, technicalSpecs }) => `${id};${Object.values(Object(technicalSpecs))[0] ?? ''};${name};Prova;motori;`,
  );
  const part = `${idOf(6)};RX-9;Guarnizione;Prova;ricambi;"${names.join(' | ')}"`;
  const { preview, steps } = await planned(['Id;Codice;Nome;Descrizione;Categoria;Adatto a', ...rows, part], []);
  expect(preview.errors).toEqual([]);
  expect(JSON.parse(String(steps.at(-1)?.form.fits))).toEqual(steps.slice(0, 5).map(({ id }) => id));
});

describe('a name with another city or day', () => {
  const roma = [dealer(1, { name: 'Rossi' })];
  const headings = 'Nome;Città;Paese';
  it.each<[string, string[], Values[], ListedKind, string[], string[]]>([
    ['is refused', [headings, 'Rossi;Milano;Italia'], roma, 'dealer', [], ['2 Nome: other_code']],
    [
      'is new beside the row of the other one',
      [headings, 'Rossi;Roma;Italia', 'Rossi;Milano;Italia'],
      roma,
      'dealer',
      ['3: new'],
      [],
    ],
    ['is new with an empty Id', [`Id;${headings}`, ';Rossi;Milano;Italia'], roma, 'dealer', ['2: new'], []],
    [
      'is refused with an unknown Id',
      [`Id;${headings}`, `${idOf(9)};Rossi;Milano;Italia`],
      roma,
      'dealer',
      [],
      ['2 Nome: other_code'],
    ],
    [
      'is refused for a race',
      ['Gara;Data', 'Gran Premio;2027-04-05'],
      [race(1, '2027-04-03')],
      'result',
      [],
      ['2 Gara: other_code'],
    ],
  ])('%s', async (_, table, items, kind, changes, errors) => {
    const found = await plan(table, items, kind);
    expect([found.changes.map((one) => one.slice(0, 6)), found.errors]).toEqual([changes, errors]);
  });
});

it.each([
  ['foto/Uno.PNG', ['zip:uno.png']],
  ['uno.png, caffe\u0300.png', ['zip:uno.png', 'zip:x/caffe\u0300.png']],
  ['UNO.png | Due, tre.png', ['zip:uno.png', 'zip:Due, tre.png']],
  ['Due, tre.png', ['zip:Due, tre.png']],
  ['stored.JPG,uno.png', ['/media/products/1/stored.jpg', 'zip:uno.png']],
  ['a/foto.png', ['zip:a/foto.png']],
  ['foto.png', '2 Immagini: ambiguous_item'],
  ['uno.png, quattro.png', '2 Immagini: unknown_file'],
])('files that a cell names %j are %j', async (cell, expected) => {
  const items = [product(1, 'RX-351', 'Motore B', { images: ['/media/products/1/stored.jpg'] })];
  const paths = ['uno.png', 'x/caffe\u0300.png', 'Due, tre.png', 'a/foto.png', 'b/foto.png'];
  const { preview, steps } = await planImport(
    collections.product,
    new TextEncoder().encode(`Codice;Immagini\nRX-351;"${cell}"`),
    { items, products: items, zipped: Map.groupBy(paths, fileKey) },
  );
  const errors = preview.errors.map(({ line, column, code }) => `${line} ${column}: ${code}`);
  expect(errors[0] ?? steps[0]?.files.images).toEqual(expected);
});
