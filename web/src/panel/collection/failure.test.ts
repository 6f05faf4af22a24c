import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors.ts';
import { pendingFile } from '../../forms/uploads/upload-queue.ts';
import { saving } from '../../i18n/it/panel/forms.ts';
import server from '../../i18n/it/server.ts';
import { failedFiles, failureOf } from './failure.ts';

const answer = (status: number, body: object = {}) =>
  new ApiError({ status, statusText: '', text: JSON.stringify(body), retryAfter: null });

const words = { ...saving, gone: 'Sparito' };

test.each<[string, unknown, boolean, string]>([
  ['a stale version', answer(409), false, 'Cambiato'],
  ['a 409 of a new item', answer(409), true, saving.other],
  ['a deleted item', answer(404), false, 'Sparito'],
  ['an ended session', answer(401), false, saving.session],
  ['no answer', new NetworkError(null), false, saving.network],
  ['refused fields', answer(422, { issues: [{ path: 'name', message: 'no' }] }), false, saving.invalid],
  ['a refusal without fields', answer(413, { message: 'Richiesta troppo grande' }), false, 'Richiesta troppo grande'],
  ['an answer without a message', answer(502), false, saving.other],
])('%s has its text', (_, error, isNew, text) => {
  expect(failureOf(error, isNew ? words : { ...words, conflict: 'Cambiato' }, server)).toBe(text);
});

test('files that were not sent are counted before the save begins', () => {
  const file = pendingFile({ id: 'a', file: new File(['x'], 'a.jpg'), purpose: 'product-image' });
  const failed = { ...file, status: 'failed' as const };
  expect(failedFiles([{ ...file, status: 'sent' }], saving)).toBeNull();
  expect(failedFiles([failed, file, failed], saving)).toBe(saving.files(2));
  expect(failedFiles([{ ...failed, cause: answer(401) }], saving)).toBe(saving.session);
});
