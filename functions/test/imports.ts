import type { ImportResults } from '@rombo/shared/contract/import';
import type { ListedKind } from '@rombo/shared/contract/kinds';
import { expect } from 'vitest';
import { type FormFile, form } from './forms.ts';
import { call, cookie } from './site.ts';

const tableOf = (content: string | Uint8Array<ArrayBuffer>): FormFile => ({
  bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
  name: 'tabella.csv',
  type: 'text/csv',
});

export const preview = (content: string | Uint8Array<ArrayBuffer>, kind: ListedKind = 'product', files?: string) =>
  call('createImport', { cookie, body: form({ kind, file: tableOf(content), files }) });

type Step = 'applyImport' | 'undoImport';

export const step = (name: Step, id: string, from?: number, as = cookie) =>
  call(name, { cookie: as, parameters: { id }, json: from === undefined ? {} : { from } });

/** Runs all steps of an import, as the panel does. */
export async function runAll(name: Step, id: string): Promise<ImportResults['results']> {
  const results: ImportResults['results'] = [];
  for (let from: number | null = 0; from !== null; ) {
    const { status, body } = await step(name, id, from);
    expect(status).toBe(200);
    results.push(...body.results);
    from = body.next;
  }
  return results;
}
