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

/** Plans a table, and returns its changes and errors as short texts. */
async function plan(lines: string[], items: Values[], kind: ListedKind = 'product') {
  const collection = collections[kind] as Collection & { kind: ListedKind };
  const bytes = new TextEncoder().encode(lines.join('\r\n'));
  const { preview } = await planImport(collection, bytes, {
    items,
    products: kind === 'product' ? items : [],
    zipped: new Map(),
  });
  const at = (id: string | null) => (id === null ? 'new' : items.findIndex((item) => item.id === id) + 1);
  return {
    changes: preview.changes.map(
      ({ line, id, fields }) =>
        `${line}: ${at(id)} ${fields.map(({ column, before, after }) => `${column} ${before}→${after}`).join(', ')}`,
    ),
    errors: preview.errors.map(({ line, column, code }) => `${line} ${column}: ${code}`),
  };
}

describe('a row with more cells than headings is refused', () => {
  const items = [product(1, 'RX-351', 'Motore B')];
  it.each([
    ['a decimal comma without quotes', 'Codice,Nome,Prezzo', 'RX-351,Motore B,212,50', 'Prezzo'],
    ['one in the middle', 'Codice,Prezzo,Nome', 'RX-351,212,50,Motore B', 'Nome'],
    ['one above empty headings', 'Codice,Prezzo,Nome,,', 'RX-351,212,50,Motore B,', 'Nome'],
    ['one before an empty cell', 'Codice,Prezzo,Descrizione', 'RX-351,212,50,', 'Descrizione'],
    ['a note beside the table', 'Codice;Prezzo;;', 'RX-351;212,50;;nota', 'Prezzo'],
  ])('%s', async (_, headings, row, column) => {
    expect(await plan([headings, row], items)).toEqual({ changes: [], errors: [`2 ${column}: too_many_cells`] });
  });

  it('but empty cells at the end are no cells', async () => {
    const { changes, errors } = await plan(['Codice;Prezzo', 'RX-351;212,50;;;', ';;;;'], items);
    expect([changes, errors]).toEqual([['2: 1 Prezzo 200→212,5'], []]);
  });
});
