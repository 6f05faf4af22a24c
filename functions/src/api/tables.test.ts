import { kinds, listedKinds } from '@rombo/shared/contract/kinds';
import { routesOf } from '@rombo/shared/contract/routes';
import papaparse from 'papaparse';
import { expect, it, onTestFinished } from 'vitest';
import { form, picture, png } from '../../test/forms.ts';
import { sampleKind } from '../../test/kind-samples.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';

const rowsOf = (csv: string, delimiter = ';') =>
  papaparse.parse<Record<string, string>>(csv.replace(/^\ufeff/, ''), { delimiter, header: true, skipEmptyLines: true })
    .data;

it.each(listedKinds)('a %s is exported with Italian headings, and no cell is a formula', async (kind) => {
  const { body, field } = sampleKind(kind);
  const { create, remove, export: route } = routesOf(kind);
  const created = await call(create, { cookie, ...body('=1+1', png(await picture('png'))) });
  const { id } = created.body;
  onTestFinished(async () => void (await call(remove, { cookie, parameters: { id } as never })));
  const { status, headers, body: csv } = await call(route, { cookie });
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-disposition')).toMatch(
    new RegExp(`^attachment; filename="${kinds[kind].tab}-\\d{4}-\\d\\d-\\d\\d\\.csv"$`),
  );
  expect(csv).toMatch(/^\ufeff?"Id";"/);
  const own = rowsOf(csv).find((row) => row.Id === id) ?? {};
  expect(Object.values(own)).toContain("'=1+1");
  expect(created.body[field]).toBe('=1+1');
  const withCommas = await call(route, { cookie, query: { separator: ',' } });
  expect(rowsOf(withCommas.body, ',').find((row) => row.Id === id)?.Id).toBe(id);
  expect(await call(route, { cookie, query: { separator: '|' } })).toMatchObject(refusal('bad_request', 'separator'));
  expect(await call(route)).toMatchObject(refusal('unauthenticated'));
});

it.each(listedKinds)('an exported %s comes back unchanged, and a renamed one is saved and restored', async (kind) => {
  const { body, field } = sampleKind(kind);
  const { create, remove, export: route, versions } = routesOf(kind);
  const { id } = (await call(create, { cookie, ...body('Prima', png(await picture('png'))) })).body;
  const parameters = { id } as never;
  onTestFinished(async () => void (await call(remove, { cookie, parameters })));
  const { body: csv } = await call(route, { cookie });
  const preview = (content: string) => {
    const file = { name: 'tabella.csv', type: 'text/csv', bytes: new TextEncoder().encode(content) };
    return call('createImport', { cookie, body: form({ kind, file }) });
  };
  expect((await preview(csv)).body).toMatchObject({ changes: [], errors: [] });
  const renamed = await preview(csv.replaceAll('"Prima"', '"Poi"'));
  expect(renamed.body).toMatchObject({ changes: [{ id, fields: [{ before: 'Prima', after: 'Poi' }] }], errors: [] });
  const step = { cookie, parameters: { id: renamed.body.id }, json: {} };
  expect((await call('applyImport', step)).body).toMatchObject({ results: [{ status: 200, name: 'Poi' }], next: null });
  expect((await call('undoImport', step)).body).toMatchObject({ results: [{ status: 200 }], next: null });
  const saved = (await call(versions, { cookie, parameters })).body;
  expect(saved.map(({ content }: { content: Record<string, string> }) => content[field])).toEqual([
    'Prima',
    'Poi',
    'Prima',
  ]);
  const emptied = await preview(`Id;${field}\n${id};\n`);
  const isRequired = kind !== 'slide';
  expect(emptied.body.errors.map(({ code }: { code: string }) => code)).toEqual(isRequired ? ['required'] : []);
});
