import type { UploadPurpose } from '@rombo/shared/contract/upload';
import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../api/errors.ts';
import { saving } from '../i18n/it/panel/forms.ts';
import server from '../i18n/it/server.ts';
import { failedFiles, failureOf } from './failure.ts';
import { pendingFile } from './uploads/upload-queue.ts';

const answer = (status: number, body: object = {}) =>
  new ApiError({ status, statusText: '', text: JSON.stringify(body), retryAfter: null });

const words = { conflict: 'Cambiato', gone: 'Sparito' };
const texts = { saving, words, errorText: server.errorText };
const purpose: UploadPurpose = 'product-image';
const file = pendingFile({ id: 'a', file: new File(['x'], 'a.jpg'), purpose });

test('a stale version offers the newer one and an ended session the way back', () => {
  expect(failureOf(answer(409), false, texts)).toBe('Cambiato');
  expect(failureOf(answer(409), true, texts)).not.toBe('Cambiato');
  expect(failureOf(answer(401), false, texts)).toContain('accedi');
});

test('no answer is told apart from a refusal, and a refusal without fields speaks for itself', () => {
  expect(failureOf(new NetworkError(null), false, texts)).toContain('Il server non risponde');
  expect(failureOf(answer(422, { issues: [{ path: 'name', message: 'no' }] }), false, texts)).toContain(
    'non sono validi',
  );
  expect(failureOf(answer(413, { message: 'Richiesta troppo grande' }), false, texts)).toBe('Richiesta troppo grande');
  expect(failureOf(answer(502), false, texts)).toContain('non è riuscito');
});

test('files that did not arrive are counted before the save begins', () => {
  expect(failedFiles([{ ...file, status: 'sent' }], saving)).toBeNull();
  expect(failedFiles([{ ...file, status: 'failed' }], saving)).toContain('Un file');
  expect(
    failedFiles(
      ['a', 'b'].map((id) => ({ ...file, id, status: 'failed' })),
      saving,
    ),
  ).toContain('2 file');
  expect(failedFiles([{ ...file, status: 'failed', cause: answer(401) }], saving)).toContain('accedi');
});
