import { randomUUID } from 'node:crypto';

import type { Product } from '@rombo/shared/collections/product';
import type { ImportChange, ImportError } from '@rombo/shared/contract/import';
import type { TrashedItem } from '@rombo/shared/contract/trash';
import { MAX_FILE_BYTES, MAX_ZIP_BYTES, type UploadPurpose } from '@rombo/shared/contract/upload';
import { zipSync } from 'fflate';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { newAccount, removeAccount, signIn } from '../../test/accounts.ts';
import { newProduct, removeProducts, saveProduct } from '../../test/entities.ts';
import { type FormFile, form, pdf, picture } from '../../test/forms.ts';
import { preview, runAll, step } from '../../test/imports.ts';
import { invalid, refusal } from '../../test/refusals.ts';
import { call, cookie, fetchMedia } from '../../test/site.ts';
import { upload } from '../../test/uploads.ts';

const NAME = 'Importato';

const read = async (id: string): Promise<Product> =>
  (await call('getAdminProduct', { cookie, parameters: { id } })).body;

const specs = (code: string) => JSON.stringify({ 'Codice Articolo': code });
const newOne = (code: string, fields: object = {}) =>
  newProduct(cookie, { name: `${NAME} ${code}`, technicalSpecs: specs(code), ...fields });

afterEach(() => removeProducts(cookie, NAME));

it('a price list of two columns is previewed, applied once and undone', async () => {
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
    expect(body.errors).toMatchObject([{ line: 1, column: 'Colore', code: 'unknown_field' }]);
    await runAll('applyImport', body.id);
    const saved = await read(product.id);
    expect(saved.price).toBeUndefined();
    expect(saved).toMatchObject({ name: product.name, alsoKnownAs: ['A', 'B'], version: 2 });
  });
});

it('names thirty planted errors beside a good row and seven in one row, and applies no row that has one', async () => {
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
  const headings = 'Codice;Nome;Descrizione;Categoria;Prezzo;Disponibilità;In evidenza;Torna il;Adatto a'.split(';');
  const rows = [0, 1, 2].flatMap((round) =>
    faults.map(([column, value], at) => {
      const good = [`IMP-X${round}${at}`, `${NAME} ${round}${at}`, 'Prova', 'Ricambi', '10', 'Esaurito', 'no', '', ''];
      return headings.map((heading, cell) => (heading === column ? value : good[cell])).join(';');
    }),
  );
  const several = `IMP-Y1;${'x'.repeat(121)};Prova;Trattori;0;forse;magari;31/02/2027;NIENTE-1`;
  const good = `IMP-Y2;${NAME} buono;Prova;Ricambi;10;Esaurito;no;;`;
  const { body } = await preview(`${[headings.join(';'), good, ...rows, several].join('\n')}\n`);
  const found = body.errors.map(({ line, column, code }: ImportError) => [line, column, code]);
  expect(found).toEqual([
    ...[0, 1, 2].flatMap((round) => faults.map(([column, , code], at) => [round * 10 + at + 3, column, code])),
    ...[
      ['Nome', 'too_long'],
      ['Categoria', 'unknown_category'],
      ['In evidenza', 'flag'],
      ['Adatto a', 'unknown_engine'],
      ['Disponibilità', 'unknown_availability'],
      ['Torna il', 'date'],
      ['Prezzo', 'price'],
    ].map((error) => [33, ...error]),
  ]);
  expect(body.errors[2].allowed).toContain('Ricambi');
  expect(body.changes.map(({ line, id }: ImportChange) => [line, id])).toEqual([[2, null]]);
  const namesStored = async () =>
    (await call('listAdminProducts', { cookie })).body
      .map(({ name }: Product) => name)
      .filter((name: string) => name.startsWith(NAME));
  expect(await namesStored()).toEqual([`${NAME} IMP-5`]);
  expect(await runAll('applyImport', body.id)).toMatchObject([{ line: 2, status: 200 }]);
  expect((await namesStored()).sort()).toEqual([`${NAME} IMP-5`, `${NAME} buono`]);
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

  it('is not followed by a return of items that were deleted for good', async () => {
    const { body } = await preview(`Codice;Nome;Descrizione;Categoria\nIMP-33;${NAME} effimero;Prova;motori\n`);
    await runAll('applyImport', body.id);
    await runAll('undoImport', body.id);
    const trashed = (await call('listTrash', { cookie })).body.filter(
      ({ name }: TrashedItem) => name === `${NAME} effimero`,
    );
    expect(trashed).toHaveLength(1);
    await call('deleteFromTrash', { cookie, parameters: { id: trashed[0].id } });
    expect(await runAll('applyImport', body.id)).toMatchObject([
      { line: 2, name: `${NAME} effimero`, status: 404, code: 'not_found' },
    ]);
    expect(await read(trashed[0].id)).toMatchObject({ code: 'not_found' });
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

describe('files beside a table', () => {
  const zipOf = (files: Record<string, Uint8Array>): FormFile => ({
    bytes: new Uint8Array(zipSync(files, { level: 0 })),
    name: 'file.zip',
    type: 'application/zip',
  });
  const send = (file: FormFile) => upload(cookie, 'import-files', file);
  const table = (image: string) =>
    `Codice;Nome;Descrizione;Categoria;Immagini;Scheda tecnica\nIMP-20;${NAME} con file;Prova;motori;${image};scheda.pdf\n`;

  it('are taken from a zip by their names, and are kept when the same names come back', async () => {
    const zip = await send(
      zipOf({
        'foto/Uno.png': await picture('png'),
        'foto/due.png': await picture('png', 64, 48),
        'scheda.pdf': pdf(),
      }),
    );
    const { body } = await preview(table('due.png | uno.png'), 'product', zip);
    expect(body.errors).toEqual([]);
    expect(await runAll('applyImport', body.id)).toMatchObject([{ status: 200 }]);
    expect(await runAll('applyImport', body.id)).toMatchObject([{ status: 200 }]);
    const [product, ...others] = (await call('listAdminProducts', { cookie })).body.filter(({ name }: Product) =>
      name.startsWith(NAME),
    );
    expect(others).toEqual([]);
    expect(product.pictures.map(({ width }: { width: number }) => width)).toEqual([64, 32]);
    expect((await fetchMedia(product.technicalSheetUrl)).bytes).toEqual(pdf());
    const { body: csv } = await call('exportProducts', { cookie });
    const again = await preview(csv);
    expect(again.body).toMatchObject({ changes: [], errors: [] });
  });

  it('are taken from several zips, whose tables are one', async () => {
    const rows = (from: number) =>
      `Codice;Nome;Descrizione;Categoria;Immagini\nIMP-${from};${NAME} ${from};Prova;motori;uno.png\n`;
    const one = zipOf({ 'a-1.csv': new TextEncoder().encode(rows(30)) });
    const other = zipOf({ 'a-2.csv': new TextEncoder().encode(rows(31)), 'uno.png': await picture('png') });
    const body = form({ kind: 'product' });
    for (const zip of [one, other]) body.append('files', await send(zip));
    const previewed = await call('createImport', { cookie, body });
    expect([previewed.body.rows, previewed.body.errors]).toEqual([2, []]);
    const results = await runAll('applyImport', previewed.body.id);
    expect(results.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('are refused by name if they are missing, ambiguous or no pictures', async () => {
    const zip = await send(
      zipOf({ 'a/x.png': await picture('png'), 'b/x.png': await picture('png'), 'scheda.pdf': pdf(), 'y.png': pdf() }),
    );
    const codesOf = async (image: string) =>
      (await preview(table(image), 'product', zip)).body.errors.map(({ column, code }: ImportError) => [column, code]);
    expect(await codesOf('x.png')).toEqual([['Immagini', 'ambiguous_item']]);
    expect(await codesOf('z.png')).toEqual([['Immagini', 'unknown_file']]);
    const { body } = await preview(table('y.png'), 'product', zip);
    expect(await runAll('applyImport', body.id)).toMatchObject([
      { status: 422, code: 'invalid_input', issues: [{ code: 'not_a_picture' }] },
    ]);
    expect(
      (await call('listAdminProducts', { cookie })).body.filter(({ name }: Product) => name.startsWith(NAME)),
    ).toEqual([]);
  });

  it('stay in the zip if their paths climb, if they unpack to more than they claim, or if it is no zip', async () => {
    const climbing = zipOf({ '../../scheda.pdf': pdf(), 'uno.png': await picture('png') });
    expect(await preview(table('uno.png'), 'product', await send(climbing))).toMatchObject(invalid('files'));
    const none = { ...climbing, bytes: new TextEncoder().encode('PK, ma non uno zip') };
    expect(await preview(table('uno.png'), 'product', await send(none))).toMatchObject(invalid('files'));
    const sheet = await upload(cookie, 'technical-sheet', { bytes: pdf(), name: 'a.pdf', type: 'application/pdf' });
    for (const key of [sheet, 'uploads/import-plan/x.json', '../x'])
      expect(await preview(table('uno.png'), 'product', key)).toMatchObject(invalid('files'));

    const bomb = zipSync({ 'uno.png': new Uint8Array(200_000_000), 'scheda.pdf': pdf() }, { level: 9 });
    expect(bomb.length).toBeLessThan(MAX_FILE_BYTES);
    const claimed = Buffer.from(bomb);
    // The claimed size of the first file, in its header and in the directory.
    for (const [signature, at] of [
      ['PK\x03\x04', 22],
      ['PK\x01\x02', 24],
    ] as const)
      claimed.writeUInt32LE(1000, claimed.indexOf(signature, 0, 'latin1') + at);
    for (const bytes of [bomb, new Uint8Array(claimed)]) {
      const { body } = await preview(
        table('uno.png'),
        'product',
        await send({ ...climbing, bytes: new Uint8Array(bytes) }),
      );
      const [result] = await runAll('applyImport', body.id);
      expect(result?.status).toBeGreaterThanOrEqual(400);
    }
    expect(
      (await call('listAdminProducts', { cookie })).body.filter(({ name }: Product) => name.startsWith(NAME)),
    ).toEqual([]);
  });

  it('may take 50 MB in a zip, and 5 MB otherwise', async () => {
    const claim = (purpose: UploadPurpose, size: number, type: string) =>
      call('createUploads', { cookie, json: [{ purpose, name: 'x', type, size }] });
    expect((await claim('import-files', MAX_ZIP_BYTES, 'application/zip')).status).toBe(201);
    expect(await claim('import-files', MAX_ZIP_BYTES + 1, 'application/zip')).toMatchObject(invalid('0.size'));
    expect(await claim('import-files', 10, 'image/png')).toMatchObject(invalid('0.type'));
    expect(await claim('product-image', MAX_FILE_BYTES + 1, 'image/png')).toMatchObject(invalid('0.size'));
  });
});

describe('an import', () => {
  it('belongs to its account, for a day', async () => {
    await newOne('IMP-30');
    const { id } = (await preview('Codice;Prezzo\nIMP-30;2\n')).body;
    const account = await newAccount();
    onTestFinished(() => removeAccount(account));
    const other = await signIn(account);
    for (const name of ['applyImport', 'undoImport'] as const) {
      expect(await step(name, id, 0, other)).toMatchObject(refusal('not_found'));
      expect(await step(name, id, 0, '')).toMatchObject(refusal('unauthenticated'));
      for (const unknown of [randomUUID(), '..%2F..%2Fx', '-'.repeat(36)])
        expect(await step(name, unknown)).toMatchObject(refusal('not_found'));
    }
    expect(await step('applyImport', id, -1)).toMatchObject(invalid('from'));
    expect((await step('applyImport', id, 10_000)).body).toEqual({ results: [], next: null });
  });

  it.each([
    ['', 'no_headings'],
    ['Colore;12\nrosso;13\n', 'no_headings'],
    ['PK\u0003\u0004;a\nb;c\n', 'no_headings'],
    ['Prezzo\n12\n', 'no_headings'],
    [`Codice;Prezzo\n${'X;1\n'.repeat(2001)}`, 'too_many_entries'],
  ])('of %j is refused as a whole', async (content, code) => {
    const { status, body } = await preview(content);
    expect([status, body.issues?.[0]?.code]).toEqual([422, code]);
  });

  it('refuses a row whose item is ambiguous or was named before', async () => {
    await newOne('IMP-31');
    await newOne('IMP-31');
    await newOne('IMP-32');
    const { body } = await preview('Codice;Prezzo\nIMP-31;1\nIMP-32;2\nIMP-32;3\n');
    expect(body.errors.map(({ line, code }: ImportError) => [line, code])).toEqual([
      [2, 'ambiguous_item'],
      [4, 'repeated'],
    ]);
    expect(body.changes).toHaveLength(1);
  });
});
