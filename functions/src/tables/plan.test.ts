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

const errorsOf = ({ preview }: Awaited<ReturnType<typeof planImport>>) =>
  preview.errors.map(({ line, column, code }) => `${line} ${column}: ${code}`);

/** Plans a table, and returns its changes ('2: 1 Prezzo 200→6'), then its errors ('2 Prezzo: price'). */
async function plan(table: string[] | Uint8Array, items: Values[], kind?: ListedKind): Promise<string[]> {
  const found = await planned(table, items, kind);
  const at = (id: string | null) => (id === null ? 'new' : items.findIndex((item) => item.id === id) + 1);
  const textOf = ({ column, before, after }: { column: string; before: string; after: string }) =>
    `${column} ${before}→${after}`;
  const changes = found.preview.changes.map(
    ({ line, id, fields }) => `${line}: ${at(id)} ${fields.map(textOf).join(', ')}`,
  );
  return [...changes, ...errorsOf(found)];
}

/** Shortens the texts of new items. */
const brief = (found: string[]) => found.map((text) => text.replace(/(?<=: new).*/, ''));

/** Texts of a row of a table, which may contain commas. */
const each = (texts: string) => texts.split(' | ');

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
    expect(await plan([headings, row], items)).toEqual([`2 ${column}: too_many_cells`]);
  });

  it('but empty cells at the end and numbers of the rows are no cells', async () => {
    expect(await plan([',Codice,Prezzo', '1,RX-351,6'], items)).toEqual(['2: 1 Prezzo 200→6']);
    expect(await plan(['Codice;Prezzo', 'RX-351;212,50;;;', ';;;;'], items)).toEqual(['2: 1 Prezzo 200→212,5']);
  });
});

it.each([
  ['before the end of the cell', 'RX-351;"Turbo" plus;212,5'],
  ['nowhere', 'RX-351;"Turbo plus;212,5'],
])('a row with quotes that are closed %s is refused, with the rows that they swallow', async (_, row) => {
  const items = [product(1, 'RX-351', 'Motore B'), product(2, 'RX-352', 'Motore C')];
  expect(await plan(['Codice;Descrizione;Prezzo', row, 'RX-352;Prova;6'], items)).toEqual(['2 Prezzo: quotes']);
});

describe('headings', () => {
  const items = [product(1, 'RX-351', 'Motore B')];
  it('of which two name the same field save neither', async () => {
    const prices = await plan(['Codice;Listino;Prezzo;In evidenza', 'RX-351;150;212,5;x'], items);
    expect(prices).toEqual(['2: 1 In evidenza no→sì', '1 Prezzo: repeated_field']);
    const codes = await plan(['Codice;Articolo;Prezzo', 'RX-351;Motore;212,5'], items);
    expect(codes).toEqual(['2: 1 Prezzo 200→212,5', '1 Articolo: repeated_field']);
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
    const known = [expect.stringMatching(/^price Price/), 'technicalSpecs.Peso Specs: Peso'];
    expect(fields).toEqual(expect.arrayContaining(known));
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
    const columns = preview.columns.map(({ heading, field }) => `${heading} ${field}`);
    expect(columns).toEqual(['Ragione sociale ', 'Località ', 'Stato ']);
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
    const named = await planned(trade, described, 'product', [null, null, 'name', null]);
    expect(named.preview.columns[1]?.isName).toBe(true);
    for (const [columns, count] of [
      [[null, 'description', null], 2],
      [[CODE, null, null], 1],
    ] as const)
      expect((await planned(table, described, 'product', [...columns])).preview.changes[0]?.fields).toHaveLength(count);
    expect(await plan(['Codice;Nome;Descrizione', 'RX-1;Motore 1;Nuova'], described)).toHaveLength(1);
    const [edited] = await plan(['Codice;Descrizione;Prezzo', `RX-1;${long}Nuova;6`, table[2] ?? ''], described);
    expect(edited).toMatch(/^2: 1 .*Nuova/);
  });

  it('and cells may have invisible characters', async () => {
    const table = ['Co\u00addice;\u200bPrezzo\u00a0;In evidenza', 'RX\u00ad-351;\u00ad212,5\u00a0€;\u200bsì'];
    expect(await plan(table, items)).toEqual(['2: 1 Prezzo 200→212,5, In evidenza no→sì']);
  });
});

describe('a number as spreadsheets save it', () => {
  const items = [product(1, '00123', 'Candela'), product(2, '12E4', 'Biella'), product(3, 'RX-351', 'Motore B')];

  it('without leading zeros finds the only product with that code, and keeps the code', async () => {
    const changed = ['2: 1 Prezzo 200→6'];
    expect(await plan(['Codice;Prezzo', '123;6'], items)).toEqual(changed);
    expect(await plan(['Codice;Nome;Prezzo', '123;Candela;6'], items)).toEqual(changed);
    expect(await plan(['Id;Codice;Prezzo', `${idOf(1)};123;6`], items)).toEqual(changed);
    expect(await plan(['Codice;Prezzo', '0;6'], [product(1, '000', 'Perno')])).toEqual(changed);
    const several = [...items, product(4, '0123', 'Spinotto')];
    const found = await plan(['Codice;Prezzo', '123;6', '0123;7'], several);
    expect(found).toEqual(['3: 4 Prezzo 200→7', '2 Codice: ambiguous_item']);
    const exact = [...several, product(5, '123', 'Perno')];
    expect(await plan(['Codice;Prezzo', '123;6'], exact)).toEqual(['2: 5 Prezzo 200→6']);
  });

  it('keeps codes that another product refers to', async () => {
    const engine = product(4, '00777', 'Motore C', { category: 'motori' });
    const part = product(5, 'RX-9', 'Guarnizione', { fits: [idOf(4)], alsoKnownAs: ['0042'] });
    expect(await plan(['Codice;Adatto a;Altri codici', 'RX-9;777;42'], [engine, part])).toEqual([]);
    const other = product(5, 'RX-9', 'Guarnizione');
    expect(await plan(['Codice;Adatto a', 'RX-9;777'], [engine, other])).toEqual(['2: 2 Adatto a →00777']);
  });

  it('keeps the leading zero and the plus sign of a phone number', async () => {
    const headings = 'Nome;Città;Paese;Telefono';
    const rowOf = (phone: string) => [headings, `Officina;Roma;Italia;${phone}`];
    for (const phone of ['0444123456', '+444123456'])
      expect(await plan(rowOf('444123456'), [dealer(1, { phone })], 'dealer')).toEqual([]);
  });

  it('is refused if it was shortened, or if it is an error', async () => {
    for (const [code, cells] of [
      ['shortened_number', '1,20E+05 | 1.2E+05 | 8,00123E+12'],
      ['sheet_error', '######## | #N/A | #N/D | #RIF! | #DIV/0! | #NAME? | Err:502'],
    ] as const)
      for (const cell of each(cells)) {
        expect(await plan(['Codice;Prezzo', `${cell};6`], items)).toEqual([`2 Codice: ${code}`]);
        expect(await plan(['Codice;Descrizione', `RX-351;${cell}`], items)).toEqual([`2 Descrizione: ${code}`]);
      }
    const phone = ['Nome;Città;Paese;Telefono', 'Officina;Roma;Italia;4,44E+08'];
    const stored = [dealer(1, { phone: '0444123456' })];
    expect(await plan(phone, stored, 'dealer')).toEqual(['2 Telefono: shortened_number']);
    const odd = product(4, 'RX-4', 'Resistenza', { description: '1,2E+05' });
    expect(await plan(['Codice;Descrizione', 'RX-4;1,2E+05'], [odd])).toEqual([]);
  });
});

it('a row without a name finds no item without one, and needs the picture of a new one', async () => {
  const items = [slide(1, null)];
  const required = [2, 3].map((line) => `${line} Immagine: picture_required`);
  expect(await plan(['Titolo;Ordine', ';4', ';5'], items, 'slide')).toEqual(required);
  expect(await plan(['Titolo;Immagine', 'Primavera;b.jpg'], items, 'slide')).toEqual(['2 Immagine: unknown_file']);
});

it('new rows of the same name differ by their day, and are repeated if nothing differs', async () => {
  const rows = ['2023', '2024', '2024'].map((year) => `Gran Premio;12/05/${year};world;nitro`);
  const found = await plan(['Gara;Data;Importanza;Motorizzazione', ...rows], [], 'result');
  expect(brief(found)).toEqual(['2: new', '3: new', '4 Gara: repeated']);
});

describe('a row with an unknown code and a known name', () => {
  const complete = (code: string, name: string) => `${code};${name};Prova;ricambi`;
  const headings = 'Codice;Nome;Descrizione;Categoria';
  const items = [product(1, 'RX-1', 'Biella'), product(2, '', 'Spinotto')];

  it('is refused, unless the table has the row of that name too', async () => {
    expect(await plan([headings, complete('RX-2', 'Biella')], items)).toEqual(['2 Codice: other_code']);
    const both = await plan([headings, complete('RX-1', 'Biella'), complete('RX-2', 'Biella')], items);
    expect(brief(both)).toEqual(['3: new']);
  });

  it('gives its code to a product without one', async () => {
    expect(await plan([headings, complete('RX-2', 'Spinotto')], items)).toEqual(['2: 2 Codice →RX-2']);
  });
});

it('engines may be separated by commas, and have commas in their codes', async () => {
  const engine = (at: number, code: string) => product(at, code, `Motore ${at}`, { category: 'motori' });
  const items = [engine(1, 'RX-1'), engine(2, 'RX-2'), engine(3, '12,5-A'), product(4, 'RX-9', 'Guarnizione')];
  const found = await plan(['Codice;Adatto a', 'RX-9;12,5-A | RX-1, rx 2'], items);
  expect(found).toEqual(['2: 4 Adatto a →12,5-A | RX-1 | RX-2']);
  expect(await plan(['Codice;Adatto a', 'RX-9;RX-1, RX-7'], items)).toEqual(['2 Adatto a: unknown_engine']);
});

describe('three digits after a sign are', () => {
  const items = [product(1, 'RX-1', 'Biella'), product(2, 'RX-2', 'Motore')];
  const prices = async (separator: string, one: string, other: string) => {
    const rows = [`RX-1;"${one}"`, `RX-2;"${other}"`].map((row) => row.replace(';', separator));
    return (await plan([`Codice${separator}Prezzo`, ...rows], items)).map((found) => found.replace(/.*→/, ''));
  };

  it.each([
    [';', '12,500', '7,25', '12,5', '7,25'],
    [';', '12,500 €', '212,500', '12,5', '212,5'],
    [',', '12.500', '7.25', '12,5', '7,25'],
    [',', '12,500', '0,500', '12,5', '0,5'],
    [';', '1.299', '7,25', '1299', '7,25'],
    [',', '1,299', '7.25', '1299', '7,25'],
    [';', '12.500', '1.299,00', '12500', '1299'],
    [';', '12,000', '7,250', '12', '7,25'],
    [',', '1,299', '2,000', '1299', '2000'],
    [';', '1.299', '2.000', '1299', '2000'],
    [';', '1,299', '2,500', '1299', '2500'],
  ])('thousands or decimals as the other numbers show: with %j, %s and %s', async (separator, one, other, ...values) =>
    expect(await prices(separator, one, other)).toEqual(values),
  );

  it('refused if they are fractions of a cent', async () => {
    expect(await prices(';', '12,345', '7,25')).toEqual(['7,25', '2 Prezzo: price']);
  });
});

it('days with the month first find their item, as any column of the table shows', async () => {
  const items = [race(1, '2024-05-12'), race(2, '2024-12-25')];
  const table = ['Gara,Data,Ultimo giorno', 'Gran Premio,5/12/2024,5/14/2024'];
  for (const others of [['Gran Premio,12/25/2024,'], []])
    expect(await plan([...table, ...others], items, 'result')).toEqual(['2: 1 Ultimo giorno →2024-05-14']);
});

describe('a day', () => {
  const read = (cell: string, separator = ';') => {
    const table = ['Id;Gara;Data', `${idOf(1)};Gran Premio;${cell}`].map((row) => row.replaceAll(';', separator));
    return plan(table, [race(1, '2001-01-01')], 'result');
  };

  it.each([
    ['2027-03-14', '2027/03/14 | 14/03/27 | 14-mar-27 | domenica 14 marzo 2027 | 14. Mrz 27 | Sonntag, 14. März 2027'],
    ['2027-03-14', '14/03/2027 0.00 | 2027-03-14 00:00:00 | March 14, 2027 | Mar 14, 2027 | Sunday, March 14, 2027'],
    ['2027-03-14', '14/mar/2027 | 14th March 2027'],
    ['1998-03-14', '14/03/98'],
    ['2027-05-14', '14-mag-27 | 14-May-27'],
    ['2027-12-14', '14 dicembre 2027'],
    ['2027-03-01', '1° marzo 2027'],
  ])('%s may be written as %s', async (day, cells) => {
    for (const cell of each(cells)) expect(await read(cell), cell).toEqual([`2: 1 Data 2001-01-01→${day}`]);
  });

  it.each(['14 mesi 2027', '2027-03-14T22:00:00Z', '31/02/2027'])('is not %s', async (cell) => {
    expect(await read(cell)).toEqual(['2 Data: date']);
  });

  it('with the month first may have a time', async () => {
    expect(await read('3/14/2027 12:00:00 AM', ',')).toEqual(['2: 1 Data 2001-01-01→2027-03-14']);
  });
});

it('accents of Excel on a Mac are understood', async () => {
  const macRoman = (text: string) =>
    text.replace(/[èàùé]/g, (letter) => ({ è: '\x8f', à: '\x88', ù: '\x9d', é: '\x8e' })[letter] ?? '');
  const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
  const items = [product(1, 'RX-351', 'Motore B')];
  for (const description of ['Perché è più facile', 'Qualità'])
    for (const write of [macRoman, String])
      expect(await plan(latin(write(`Codice;Disponibilità;Descrizione\rRX-351;;${description}\r`)), items)).toEqual([
        `2: 1 Descrizione Prova→${description}`,
      ]);
});

describe('codes that only signs tell apart', () => {
  const engine = (at: number, code: string) => product(at, code, `Motore ${at}`, { category: 'motori' });
  const engines = [engine(1, 'RX-35'), engine(2, 'RX-3.5'), product(3, 'RX-9', 'Guarnizione')];
  const complete = (code: string, name = code) => `${code};${name};Prova;ricambi`;
  const headings = 'Codice;Nome;Descrizione;Categoria';
  const similar = [engine(1, 'A-1'), engine(2, 'A1'), product(3, 'RX-9', 'Guarnizione')];
  const signs = ['A-1', 'A1', 'A+', 'A', '3.5-1', '35-1'];
  it.each<[string, string[], Values[], string[]]>([
    ['name an engine as it is written', ['Codice;Adatto a', 'RX-9;RX-35'], engines, ['2: 3 Adatto a →RX-35']],
    ['in another case too', ['Codice;Adatto a', 'RX-9;rx-3.5'], engines, ['2: 3 Adatto a →RX-3.5']],
    ['name no engine if several are similar', ['Codice;Adatto a', 'RX-9;A 1'], similar, ['2 Adatto a: unknown_engine']],
    [
      'find their product as they are written',
      ['Codice;Prezzo', ...signs.map((code, at) => `${code};${at + 1}`)],
      signs.map((code, at) => product(at + 1, code, `Biella ${at}`)),
      [1, 2, 3, 4, 5, 6].map((at) => `${at + 1}: ${at} Prezzo 200→${at}`),
    ],
    ['are no other number', ['Codice;Prezzo', '3.5-1;6'], [product(1, '35-1', 'Biella')], ['2 Codice: unknown_item']],
    ['are ambiguous otherwise', ['Codice;Prezzo', 'a 1;6'], similar, ['2 Codice: ambiguous_item']],
    ['are not repeated', [headings, complete('RX-35'), complete('RX-3.5')], [], ['2: new', '3: new']],
    ['are new though similar', [headings, complete('A-1'), complete('A1')], [product(1, 'A-1', 'A-1')], ['3: new']],
    [
      'are repeated with the same name',
      [headings, complete('A-1', 'B'), complete('a 1', 'B')],
      [product(1, 'A-1', 'B')],
      ['3 Codice: repeated'],
    ],
  ])('%s', async (_, table, items, expected) => expect(brief(await plan(table, items))).toEqual(expected));
});

describe('a day below 13', () => {
  const races: Values[] = [race(1, '2027-04-03', 'A'), race(2, '2027-05-06', 'B'), race(3, '2027-01-01', 'C')];
  const unclear = [2, 3, 4].map((line) => `${line} Data: unclear_day`);
  it.each([
    ['is as another one of the column', ',', 'A;4/3/2027 C;4/25/2027', ['3: 3 Data 2027-01-01→2027-04-25']],
    ['is as the stored ones', ',', 'A;4/3/2027 C;2/1/2027', ['3: 3 Data 2027-01-01→2027-02-01']],
    ['is as the stored ones, day first', ',', 'A;3/4/2027 C;2/1/2027', ['3: 3 Data 2027-01-01→2027-01-02']],
    ['is as the stored ones, with semicolons', ';', 'A;4/3/2027 C;2/1/2027', ['3: 3 Data 2027-01-01→2027-02-01']],
    ['is first with semicolons', ';', 'C;2/1/2027', ['2: 3 Data 2027-01-01→2027-01-02']],
    ['is first with points', ',', 'C;2.1.2027', ['2: 3 Data 2027-01-01→2027-01-02']],
    ['is refused if nothing tells it', ',', 'C;2/1/2027', unclear.slice(0, 1)],
    [
      'is refused with tabs',
      '\t',
      'C;2/1/2027 B;5/5/2027',
      ['3: 2 Data 2027-05-06→2027-05-05', ...unclear.slice(0, 1)],
    ],
    ['is refused if the stored ones contradict each other', ',', 'A;4/3/2027 B;6/5/2027 C;2/1/2027', unclear],
  ])('%s', async (_, separator, rows, expected) => {
    // An Id finds a race whose day is unclear.
    const withId = rows.split(' ').map((row) => `${races.find(({ title }) => row.startsWith(`${title}`))?.id};${row}`);
    const table = ['Id;Gara;Data', ...withId].map((row) => row.replaceAll(';', separator));
    expect(await plan(table, races, 'result')).toEqual(expected);
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
    expect(await plan(['Codice;Disponibilità', 'RX-1;in_stock', 'RX-2;to_order'], items)).toEqual([
      '2: 1 Disponibilità Esaurito→Pronta consegna, Torna il 2027-01-31→',
      '3: 2 Disponibilità Fuori produzione→Su ordinazione, Prodotto che lo sostituisce RX-1→',
    ]);
    const both = await plan(['Codice;Disponibilità;Torna il', 'RX-1;in_stock;2027-01-31'], items);
    expect(both).toEqual(['2 Torna il: no_back_on']);
    expect(await plan(['Codice;Prezzo', 'RX-1;5'], items)).toEqual(['2: 1 Prezzo 200→5']);
  });
});

it('a publication time needs a draft, and goes with it unless the table has it', async () => {
  const time = '2099-01-01T10:00Z';
  const items = [product(1, 'RX-1', 'Biella', { status: 'draft', publishAt: time }), product(2, 'RX-2', 'Perno')];
  const published = await plan(['Codice;Visibilità', 'RX-1;visible'], items);
  expect(published).toEqual([`2: 1 Visibilità Bozza→Visibile, Pubblica il ${time}→`]);
  const table = [
    'Codice;Nome;Categoria;Descrizione;Visibilità;Pubblica il',
    `RX-1;Biella;Ricambi;Prova;visible;${time}`,
    `RX-2;Perno;Ricambi;Prova;;${time}`,
    `RX-3;Vite;Ricambi;Prova;;${time}`,
    `RX-4;Dado;Ricambi;Prova;draft;${time}`,
  ];
  const refused = [2, 3, 4].map((line) => `${line} Pubblica il: no_publish_time`);
  expect(brief(await plan(table, items))).toEqual(['5: new', ...refused]);
  const moved = await plan(['Codice;Pubblica il', 'RX-1;2098-01-01T10:00Z'], items);
  expect(moved).toEqual([`2: 1 Pubblica il ${time}→2098-01-01T10:00Z`]);
});

it('an empty flag is no, and an empty visibility publishes nothing', async () => {
  const items = [product(1, 'RX-1', 'Biella', { featured: true, status: 'draft' }), product(2, 'RX-2', 'Perno')];
  const emptied = await plan(['Codice;In evidenza;Visibilità', 'RX-1;;', 'RX-2;;'], items);
  expect(emptied).toEqual(['2: 1 In evidenza sì→no']);
  const active = [{ ...slide(1, 'Primavera'), active: true }];
  expect(await plan(['Titolo;Attiva', 'Primavera;'], active, 'slide')).toEqual(['2: 1 Attiva sì→no']);
  const { steps } = await planned(['Titolo;Attiva;Immagine', 'Estate;;a.jpg'], [], 'slide');
  expect(steps.map(({ form }) => form.active)).toEqual(['false']);
});

describe('a price list of two columns', () => {
  const items = [product(1, 'RX-1', 'Biella'), product(2, 'RX-2', 'Perno'), product(3, '100', 'Vite')];
  const both = (line: number) => [`${line}: 1 Prezzo 200→12,5`, `${line + 1}: 2 Prezzo 200→1299`];
  const unknown = '1 Codice Articolo: unknown_item';
  it.each([
    ['without headings', 'RX-1;12,5 | RX-2;1.299,00', both(1)],
    ['with the price first', '12,5;rx 1 | 1299;RX-2 | 3;MANCA-1', [...both(1), unknown.replace('1', '3')]],
    ['with a title and a total', 'Listino | RX-1;12,5 | RX-2;1299 | Totale;1311,5', [...both(2), unknown]],
    ['with names', 'Articolo;Prezzo | Biella;12,5 | PERNO;1299', both(2)],
    [
      'with an article by its code and its name',
      'Articolo;Prezzo | RX-1;12,5 | RX-2;1299 | Biella;3',
      [...both(2), '4 Articolo: repeated'],
    ],
  ])('%s is understood', async (_, rows, expected) => expect(await plan(each(rows), items)).toEqual(expected));

  it.each([
    'Prezzo EUR | Prezzo (EUR) | Preis (EUR) | prezzi | Prezzo unitario | Prezzo di listino | Listino 2026 | RRP',
    'Prezzo IVA inclusa | Unit price | List price | Prezzo € | Prezzo al pubblico | Prezzo di vendita | Prezzo ivato',
    'Prezzo IVA compresa | Prezzo consigliato € | Listino al pubblico 2027 | PVP | Retail price incl. VAT | Bruttopreis',
  ])('has its prices under %s', async (headings) => {
    for (const heading of each(headings))
      expect(await plan([`Codice;${heading}`, 'RX-1;6'], items)).toEqual([`2: 1 ${heading} 200→6`]);
  });

  it('has its codes under each of their headings', async () => {
    const headings =
      'Codice prodotto | Rif. | Ref. | Art.-Nr. | Part no. | Item no. | N. articolo | Codice | Part number';
    for (const heading of each(headings))
      expect(await plan([`${heading};Prezzo`, 'RX-1;6'], items), heading).toEqual(['2: 1 Prezzo 200→6']);
  });

  it('leaves out a running number', async () =>
    expect(await plan(['Nr;Codice;Prezzo', '1;RX-1;6'], items)).toEqual(['2: 1 Prezzo 200→6', '1 Nr: unknown_field']));

  it.each([
    'Prezzo netto | Prezzo IVA esclusa | Prezzo unitario netto | Net price | Prezzo + IVA | Prezzo al rivenditore',
    'Price excl. VAT | Nettopreis | Listino netto | Prezzo 2 anni',
  ])('has no prices under %s', async (headings) => {
    for (const heading of each(headings))
      expect(await plan([`Codice;${heading}`, 'RX-1;6'], items)).toEqual([`1 ${heading}: unknown_field`]);
  });
});

describe('what a spreadsheet makes of a text', () => {
  const specs = (value: string) => ({ technicalSpecs: { 'Codice Articolo': 'RX-1', Rapporto: value } });
  it.each([
    ['1:8', '01:08 | 1:08'],
    ['25:12', '25:12:00'],
    ['1-2', '01-feb | 1-Feb | 2-Jan'],
    ['2-32', 'feb-32'],
    ['12,50', '12,5'],
    ['12.50', '12.5'],
    ['36.000', '36000'],
    ['007', '7'],
  ])('%j as %s is no edit', async (value, cells) => {
    for (const cell of each(cells)) {
      const items = [product(1, 'RX-1', 'Motore', specs(value))];
      expect(await plan(['Codice;Rapporto', `RX-1;${cell}`], items), cell).toEqual([]);
      expect(await plan(['Id;Codice', `${idOf(1)};${cell}`], [product(1, value, 'Motore')]), cell).toEqual([]);
    }
  });

  it.each([
    ['1:8', '01:09'],
    ['1-2', '01-mar | 2-1'],
    ['3.5', '5.3'],
    ['125', '12,5'],
    ['12,50', '12,4'],
    ['36.000', '3600'],
  ])('%j as %s is one', async (value, cells) => {
    const items = [product(1, 'RX-1', 'Motore', specs(value))];
    for (const cell of each(cells))
      expect(await plan(['Codice;Rapporto', `RX-1;${cell}`], items)).toEqual([`2: 1 Rapporto ${value}→${cell}`]);
  });

  it.each(['01-feb', '1-Mar', 'feb-32', '01:08'])('code %j is refused, as none is written like that', async (cell) => {
    const refused = ['2 Codice: shortened_number'];
    expect(await plan(['Id;Codice', `${idOf(1)};${cell}`], [product(1, 'RX-1', 'Motore')])).toEqual(refused);
    expect(await plan(['Codice;Nome;Descrizione;Categoria', `${cell};Motore;Prova;ricambi`], [])).toEqual(refused);
  });

  it('keeps codes in capitals', async () => {
    const found = await plan(['Codice;Nome;Descrizione;Categoria', 'SET-10;Motore;Prova;ricambi'], []);
    expect(brief(found)).toEqual(['2: new']);
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
  const milano = 'Rossi;Milano;Italia';
  it.each<[string, string[], string]>([
    ['is refused', [headings, milano], '2 Nome: other_code'],
    ['is new beside the row of the other one', [headings, 'Rossi;Roma;Italia', milano], '3: new'],
    ['is new with an empty Id', [`Id;${headings}`, `;${milano}`], '2: new'],
    ['is refused with an unknown Id', [`Id;${headings}`, `${idOf(9)};${milano}`], '2 Nome: other_code'],
  ])('%s', async (_, table, expected) => expect(brief(await plan(table, roma, 'dealer'))).toEqual([expected]));

  it('is refused for a race', async () => {
    const table = ['Gara;Data', 'Gran Premio;2027-04-05'];
    expect(await plan(table, [race(1, '2027-04-03')], 'result')).toEqual(['2 Gara: other_code']);
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
  const bytes = new TextEncoder().encode(`Codice;Immagini\nRX-351;"${cell}"`);
  const zipped = Map.groupBy(paths, fileKey);
  const found = await planImport(collections.product, bytes, { items, products: items, zipped });
  expect(errorsOf(found)[0] ?? found.steps[0]?.files.images).toEqual(expected);
});
