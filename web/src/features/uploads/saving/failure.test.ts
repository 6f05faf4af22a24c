import type { UploadPurpose } from '@rombo/shared/upload';
import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../../api/errors.ts';
import { pendingFile } from '../pending-file.ts';
import { failedFiles, failureOf } from './failure.ts';

const answer = (status: number, body: object = {}) =>
  new ApiError({ status, statusText: '', text: JSON.stringify(body), retryAfter: null });

const words = { conflict: 'Cambiato', gone: 'Sparito' };
const purpose: UploadPurpose = 'product-image';
const file = pendingFile({ id: 'a', file: new File(['x'], 'a.jpg'), purpose });

test('a stale version offers the newer one and an ended session the way back', () => {
  expect(failureOf(answer(409), words, false).kind).toBe('conflict');
  expect(failureOf(answer(409), words, true).kind).toBe('other');
  expect(failureOf(answer(401), words, false).text).toContain('accedi');
});

test('no answer is told apart from a refusal, and a refusal without fields speaks for itself', () => {
  expect(failureOf(new NetworkError(null), words, false).text).toContain('Il server non risponde');
  expect(failureOf(answer(422, { issues: [{ path: 'name', message: 'no' }] }), words, false).text).toContain(
    'non sono validi',
  );
  expect(failureOf(answer(413, { message: 'Richiesta troppo grande' }), words, false).text).toBe(
    'Richiesta troppo grande',
  );
  expect(failureOf(answer(502), words, false).text).toContain('non è riuscito');
});

test('files that did not arrive are counted before the save begins', () => {
  expect(failedFiles([{ ...file, status: 'sent' }])).toBeNull();
  expect(failedFiles([{ ...file, status: 'failed' }])?.text).toContain('Un file');
  expect(failedFiles(['a', 'b'].map((id) => ({ ...file, id, status: 'failed' })))?.text).toContain('2 file');
  expect(failedFiles([{ ...file, status: 'failed', cause: answer(401) }])?.text).toContain('accedi');
});
