import { LoginInput } from '@rombo/shared/contract/account';
import { Email } from '@rombo/shared/contract/email';
import { Fields } from '@rombo/shared/contract/text';
import { UploadRequests } from '@rombo/shared/contract/upload';
import { describe, expect, it } from 'vitest';
import type { Failure } from '../errors.ts';
import { parseInput } from './chain.ts';

const refusal = (schema: Parameters<typeof parseInput>[0], body: unknown): Failure => {
  try {
    parseInput(schema, body);
  } catch (error) {
    return error as Failure;
  }
  throw new Error('It was taken');
};

describe('parseInput', () => {
  it('gives what the schema makes of a body', () => {
    expect(parseInput(LoginInput, { username: 'a', password: 'b' })).toEqual({ username: 'a', password: 'b' });
  });

  it('names every field that is wrong, nested ones with dots', () => {
    expect(refusal(LoginInput, {}).issues?.map(({ path }) => path)).toEqual(['username', 'password']);
    expect(refusal(UploadRequests, [{ purpose: 'product-image', name: 'a', type: 'image/png' }]).issues).toEqual([
      { path: '0.size', message: 'Campo obbligatorio' },
    ]);
  });

  it('names a field once, with its first fault', () => {
    expect(refusal(Fields({ email: Email }), { email: 'no@@no' }).issues).toEqual([
      { path: 'email', message: 'Indirizzo e-mail non valido' },
    ]);
    expect(refusal(Fields({ email: Email }), { email: ' ' }).issues).toHaveLength(1);
  });

  it('has an empty path for a body that is wrong as a whole', () => {
    expect(refusal(LoginInput, null).issues).toEqual([{ path: '', message: 'Inserisci un oggetto con dei campi' }]);
  });

  it('answers a body of a hundred thousand faults with a list that somebody can read', () => {
    const { code, issues } = refusal(UploadRequests, Array(100_000).fill(1));
    expect([code, issues?.length]).toEqual(['invalid_input', 100]);
  });
});
