import type { Product } from '@rombo/shared/collections/product';
import type { ImportChange, ImportError, ImportResults } from '@rombo/shared/contract/import';
import type { ListedKind } from '@rombo/shared/contract/kinds';
import { afterEach, describe, expect, it } from 'vitest';
import { newProduct, removeProducts, saveProduct } from '../../test/entities.ts';
import { type FormFile, form } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';

const NAME = 'Importato';

const tableOf = (content: string | Uint8Array<ArrayBuffer>): FormFile => ({
  bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
  name: 'tabella.csv',
  type: 'text/csv',
});

const preview = (content: string | Uint8Array<ArrayBuffer>, kind: ListedKind = 'product', files?: string) =>
  call('createImport', { cookie, body: form({ kind, file: tableOf(content), files }) });

type Step = 'applyImport' | 'undoImport';

const step = (name: Step, id: string, from?: number, as = cookie) =>
  call(name, { cookie: as, parameters: { id }, json: from === undefined ? {} : { from } });

/** Runs all steps, as the panel does. */
async function runAll(name: Step, id: string): Promise<ImportResults['results']> {
  const results: ImportResults['results'] = [];
  for (let from: number | null = 0; from !== null; ) {
    const { status, body } = await step(name, id, from);
    expect(status).toBe(200);
    results.push(...body.results);
    from = body.next;
  }
  return results;
}

const read = async (id: string): Promise<Product> =>
  (await call('getAdminProduct', { cookie, parameters: { id } })).body;

const specs = (code: string) => JSON.stringify({ 'Codice Articolo': code });
const newOne = (code: string, fields: object = {}) =>
  newProduct(cookie, { name: `${NAME} ${code}`, technicalSpecs: specs(code), ...fields });

afterEach(() => removeProducts(cookie, NAME));

describe('a price list of two columns', () => {
  it('is previewed, applied once and undone', async () => {
    const [one, other] = [await newOne('IMP-1', { price: '10' }), await newOne('IMP-2')];
    const { status, body } = await preview(
      'Codice;Prezzo\r\nIMP-1;1.299,00\r\nimp 2;12,5\r\nIMP-9;3\r\nTotale;1.314,50\r\n',
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({ rows: 3 });
    expect(body.changes).toEqual([
      { line: 2, id: one.id, name: one.name, fields: [{ column: 'Prezzo', before: '10', after: '1299' }] },
      { line: 3, id: other.id, name: other.name, fields: [{ column: 'Prezzo', before: '', after: '12,5' }] },
    ]);
    expect(body.errors).toMatchObject([{ line: 4, column: 'Codice', code: 'unknown_item' }]);
    expect(await read(one.id)).toEqual(one);

    const answers = await Promise.all([step('applyImport', body.id), step('applyImport', body.id)]);
    for (const answer of [...answers, await step('applyImport', body.id)]) {
      expect(answer.body.results.map(({ status }: { status: number }) => status)).toEqual([200, 200]);
      expect(answer.body.next).toBeNull();
    }
    expect(await read(one.id)).toMatchObject({ price: 1299, version: 2, description: one.description });
    expect(await read(other.id)).toMatchObject({ price: 12.5, version: 2 });

    expect((await runAll('undoImport', body.id)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await read(one.id)).toMatchObject({ price: 10, version: 3 });
    expect((await read(other.id)).price).toBeUndefined();
    expect((await runAll('undoImport', body.id)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(one.id)).version).toBe(3);
    expect((await runAll('applyImport', body.id)).map(({ code }) => code)).toEqual(['conflict', 'conflict']);
    expect(await read(one.id)).toMatchObject({ price: 10, version: 3 });
  });
});

describe('the tables of spreadsheets', () => {
  const utf16 = (text: string) =>
    new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]));
  const windows1252 = (text: string) => new Uint8Array(Buffer.from(text.replaceAll('€', '\u0080'), 'latin1'));
  const AFTER = {
    price: 1299.5,
    availability: 'sold_out',
    backOn: '2027-03-14',
    featured: true,
    description: 'Perché è così',
  };

  it.each([
    [
      'Excel in Italian',
      windows1252(
        'Codice;Descrizione;Prezzo;Disponibilità;Torna il;In evidenza;;\r\nIMP-3;Perché è così;1.299,50 €;Esaurito;14/03/2027;Sì;;\r\n;;;;;;;\r\n',
      ),
    ],
    [
      'Excel in German',
      windows1252(
        'Prezzo;Codice Articolo;Descrizione;Disponibilità;Torna il;In evidenza\r\n"1.299,50";IMP-3;Perché è così;Esaurito;14.03.2027;WAHR\r\n',
      ),
    ],
    [
      'Excel in English, with the month first',
      'Article code,Price,Description,Availability,backOn,featured\r\n"=""IMP-3""","1,299.50",Perché è così,Sold out,3/14/2027,TRUE\r\n'.replace(
        'Article code',
        'technicalSpecs.Codice Articolo',
      ),
    ],
    [
      'Excel as Unicode text',
      utf16(
        'Codice Articolo\tPrezzo\tDescrizione\tDisponibilità\tTorna il\tIn evidenza\r\nIMP-3\t1299,5\tPerché è così\tesaurito\t14/3/27\tx\r\n',
      ),
    ],
    [
      'LibreOffice, with every text in quotes and a title',
      '"Listino";"";"";"";"";""\n"Codice Articolo";"Prezzo";"Descrizione";"Disponibilità";"Torna il";"In evidenza"\n"IMP-3";1299,5;"Perché è così";"sold_out";2027-03-14;VERO\n',
    ],
    [
      'Numbers',
      'sep=;\r\nCodice Articolo;Prezzo;Descrizione;Disponibilità;Torna il;In evidenza\r\nIMP-3;€ 1.299,50;Perché è così;Esaurito;14/03/2027;1\r\n',
    ],
    [
      'Google Sheets',
      'Codice Articolo,Prezzo,Descrizione,Disponibilità,Torna il,In evidenza\r\nIMP-3,"1.299,50",Perché è così,Esaurito,14/03/2027,TRUE\r\n',
    ],
    [
      'a spreadsheet that wrote the day as a number',
      'Codice;Prezzo;Descrizione;Disponibilità;Torna il;In evidenza\nIMP-3;1299.50;Perché è così;Esaurito;46460;si\n',
    ],
  ])('%s are understood', async (_, content) => {
    const product = await newOne('IMP-3');
    const { status, body } = await preview(content);
    expect([status, body.errors]).toEqual([201, []]);
    expect((await runAll('applyImport', body.id)).map((result) => result.status)).toEqual([200]);
    expect(await read(product.id)).toMatchObject({
      ...AFTER,
      name: product.name,
      technicalSpecs: product.technicalSpecs,
    });
  });

  it('keep the value of a missing column, remove that of an empty cell and name an unknown column', async () => {
    const product = await newOne('IMP-4', { price: '10', alsoKnownAs: '["A","B"]', backOn: '' });
    const { body } = await preview('Codice;Prezzo;Colore\nIMP-4;;rosso\n');
    expect(body.errors).toMatchObject([{ line: 1, column: 'Colore', code: 'unknown_column' }]);
    await runAll('applyImport', body.id);
    const saved = await read(product.id);
    expect(saved.price).toBeUndefined();
    expect(saved).toMatchObject({ name: product.name, alsoKnownAs: ['A', 'B'], version: 2 });
  });
});

it('names thirty planted errors by line and column, and applies no row that has one', async () => {
  await newOne('IMP-5', { price: '10' });
  const faults = [
    ['Nome', '', 'required'],
    ['Nome', 'x'.repeat(121), 'too_long'],
    ['Categoria', 'Trattori', 'unknown_category'],
    ['Prezzo', 'dodici', 'price'],
    ['Prezzo', '0', 'price'],
    ['Prezzo', '1.2345', 'price'],
    ['Disponibilità', 'forse', 'unknown_availability'],
    ['In evidenza', 'magari', 'flag'],
    ['Torna il', '31/02/2027', 'date'],
    ['Adatto a', 'NIENTE-1', 'unknown_engine'],
  ];
  const headings = [
    'Codice',
    'Nome',
    'Descrizione',
    'Categoria',
    'Prezzo',
    'Disponibilità',
    'In evidenza',
    'Torna il',
    'Adatto a',
  ];
  const rows = [0, 1, 2].flatMap((round) =>
    faults.map(([column, value], at) => {
      const good = [`IMP-X${round}${at}`, `${NAME} ${round}${at}`, 'Prova', 'Ricambi', '10', 'Esaurito', 'no', '', ''];
      return headings.map((heading, cell) => (heading === column ? value : good[cell])).join(';');
    }),
  );
  const { body } = await preview(`${headings.join(';')}\n${rows.join('\n')}\n`);
  const found = body.errors.map(({ line, column, code }: ImportError) => [line, column, code]);
  expect(found).toEqual(
    [0, 1, 2].flatMap((round) => faults.map(([column, , code], at) => [round * 10 + at + 2, column, code])),
  );
  expect(body.errors[2].allowed).toContain('Ricambi');
  expect(body.changes).toEqual([]);
  expect(await runAll('applyImport', body.id)).toEqual([]);
});

describe('undoing', () => {
  it('keeps and names what has changed since, and moves what was created to the trash', async () => {
    const [kept, restored] = [await newOne('IMP-6', { price: '1' }), await newOne('IMP-7', { price: '1' })];
    const { body } = await preview(
      `Codice;Nome;Descrizione;Categoria;Prezzo\nIMP-6;${kept.name};${kept.description};Motori Completi;2\nIMP-7;${restored.name};${restored.description};motori;2\nIMP-8;${NAME} nuovo;Prova;motori;3\n`,
    );
    expect(body.errors).toEqual([]);
    expect(body.changes.map(({ id }: ImportChange) => id)).toEqual([kept.id, restored.id, null]);
    await runAll('applyImport', body.id);
    await runAll('applyImport', body.id);
    const named = (await call('listAdminProducts', { cookie })).body.filter(
      ({ name }: Product) => name === `${NAME} nuovo`,
    );
    expect(named).toHaveLength(1);
    await saveProduct(kept.id, { name: kept.name, price: '5' });
    const results = await runAll('undoImport', body.id);
    expect(results.sort((one, other) => one.line - other.line)).toMatchObject([
      { line: 2, name: kept.name, status: 409, code: 'conflict' },
      { line: 3, status: 200 },
      { line: 4, status: 200 },
    ]);
    expect(await read(kept.id)).toMatchObject({ price: 5 });
    expect(await read(restored.id)).toMatchObject({ price: 1 });
    expect(await call('getAdminProduct', { cookie, parameters: { id: named[0].id } })).toMatchObject(
      refusal('not_found'),
    );
    expect((await runAll('applyImport', body.id)).filter(({ status }) => status === 200)).toEqual([]);
  });

  it('does not touch an item that the import could not save', async () => {
    const product = await newOne('IMP-9', { price: '1' });
    const { body } = await preview('Codice;Prezzo\nIMP-9;2\n');
    await saveProduct(product.id, { name: product.name, price: '3' });
    expect(await runAll('applyImport', body.id)).toMatchObject([{ status: 409, code: 'conflict', name: product.name }]);
    expect(await runAll('undoImport', body.id)).toEqual([]);
    expect(await read(product.id)).toMatchObject({ price: 3, version: 2 });
  });
});
