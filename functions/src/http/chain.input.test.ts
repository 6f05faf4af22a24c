import { TechnicalSpecs } from '@rombo/shared/collections/technical-specs';
import { LoginInput } from '@rombo/shared/contract/account';
import { Email } from '@rombo/shared/contract/email';
import { Fields } from '@rombo/shared/contract/text';
import { UploadRequests } from '@rombo/shared/contract/upload';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Failure } from '../errors.ts';
import { idempotencyKeyOf, parseInput, versionOf } from './chain.ts';

const refusal = (schema: Parameters<typeof parseInput>[0], body: unknown): Failure => {
  try {
    parseInput(schema, body);
  } catch (error) {
    return error as Failure;
  }
  throw new Error('It was taken');
};

describe('parseInput', () => {
  it('gives the parameters of a fault, and of a fault within it', () => {
    const specs = (label: string) => refusal(TechnicalSpecs, { [label]: 'x'.repeat(201) }).issues;
    expect(specs('Peso')).toEqual([
      { path: 'Peso', code: 'too_long', message: 'Al massimo 200 caratteri', parameters: { max: 200 } },
    ]);
    expect(specs('x'.repeat(61))).toMatchObject([
      {
        code: 'label',
        message: 'Etichetta: Al massimo 60 caratteri',
        parameters: { of: { code: 'too_long', parameters: { max: 60 } } },
      },
    ]);
  });

  it('keeps the message of a fault that has no code', () => {
    expect(refusal(v.number(), 'x').issues).toEqual([
      { path: '', code: 'invalid', message: 'Invalid type: Expected number but received "x"' },
    ]);
  });

  it('gives what the schema makes of a body', () => {
    expect(parseInput(LoginInput, { username: 'a', password: 'b' })).toEqual({ username: 'a', password: 'b' });
  });

  it('names every field that is wrong, nested ones with dots', () => {
    expect(refusal(LoginInput, {}).issues?.map(({ path }) => path)).toEqual(['username', 'password']);
    expect(refusal(UploadRequests, [{ purpose: 'product-image', name: 'a', type: 'image/png' }]).issues).toEqual([
      { path: '0.size', code: 'required', message: 'Campo obbligatorio' },
    ]);
  });

  it('names a field once, with its first fault', () => {
    expect(refusal(Fields({ email: Email }), { email: 'no@@no' }).issues).toEqual([
      { path: 'email', code: 'email', message: 'Indirizzo e-mail non valido' },
    ]);
    expect(refusal(Fields({ email: Email }), { email: ' ' }).issues).toHaveLength(1);
  });

  it('has an empty path for a body that is wrong as a whole', () => {
    expect(refusal(LoginInput, null).issues).toEqual([
      { path: '', code: 'fields', message: 'Inserisci un oggetto con dei campi' },
    ]);
  });

  it('answers a body of a hundred thousand faults with a list that somebody can read', () => {
    const { code, issues } = refusal(UploadRequests, Array(100_000).fill(1));
    expect([code, issues?.length]).toEqual(['invalid_input', 100]);
  });
});

const badRequest = (path: string) =>
  expect.objectContaining({ code: 'bad_request', issues: [expect.objectContaining({ path })] });

describe('versionOf', () => {
  it.each([
    ['"3"', 3],
    ['3', 3],
    [' "12" ', 12],
    ['999999999999999', 999_999_999_999_999],
  ])('reads %j', (header, version) => {
    expect(versionOf(header)).toBe(version);
  });

  it.each([undefined, '*', ' * '])('asks for no version with %j', (header) => {
    expect(versionOf(header)).toBeNull();
  });

  it.each(['', '"', '""', '"3', '3"', 'W/"3"', '0', '03', '"3", "4"', '9'.repeat(16)])(
    'refuses %j and names the header',
    (header) => {
      expect(() => versionOf(header)).toThrow(badRequest('If-Match'));
    },
  );
});

describe('idempotencyKeyOf', () => {
  it('takes letters, digits, dashes and underscores', () => {
    expect(idempotencyKeyOf('3f2504e0-4f89-41d3_A')).toBe('3f2504e0-4f89-41d3_A');
    expect(idempotencyKeyOf('x'.repeat(100))).toHaveLength(100);
    expect(idempotencyKeyOf(undefined)).toBeNull();
  });

  it.each(['', 'short-7', 'x'.repeat(101), 'with blanks', 'sendContact#x', 'ключ-ключ', '12345678\n'])(
    'refuses %j and names the header',
    (header) => {
      expect(() => idempotencyKeyOf(header)).toThrow(badRequest('Idempotency-Key'));
    },
  );
});
