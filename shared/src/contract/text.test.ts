import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Clearable, Fields, Id, Line, OrNull, Text } from './text.ts';

const issueOf = (schema: v.GenericSchema, input: unknown) => {
  const issue = v.safeParse(schema, input).issues?.[0];
  return issue && [v.getDotPath(issue), issue.message];
};

describe('Text', () => {
  it.each([
    ['  uno\tdue\r\ntre \n', 'uno\tdue\r\ntre'],
    ['Ø 16,26 mm – già 🔥', 'Ø 16,26 mm – già 🔥'],
    ['a\u0000\u0008b\u001bc\u007fd\u009f', 'abcd'],
    ['a\u000bb\u000cc\u0085d\u2028e\u2029f', 'a\nb\nc\nd\ne\nf'],
    ['mar\u00admit\u200bta\u2060\ufeff \u202etxt\u2066', 'marmitta txt'],
    ['perche\u0301 👨‍🔧', 'perché 👨‍🔧'],
    [` ${'x'.repeat(20)} `, 'x'.repeat(20)],
  ])('normalizes %j to %j', (text, trimmed) => expect(v.parse(Text(20), text)).toBe(trimmed));

  it.each([
    ['x'.repeat(21), 'too_long {"max":20}'],
    ['', 'required'],
    [' \n\t', 'required'],
    ...['\u0000', '\u200b\u00ad', '\u200d', '\u202e'].map((text) => [text, 'required']),
    ...['a\ud83db', '\udd25'].map((half) => [half, 'characters']),
    ...[1, null, []].map((value) => [value, 'text']),
  ])('refuses %j: %s', (text, refusal) => expect(issueOf(Text(20), text)).toEqual([null, refusal]));
});

it.each(['a\nb', 'a\rb', 'a\tb'])('Line refuses %j', (text) => {
  expect(issueOf(Line(20), text)).toEqual([null, 'one_line']);
});

it('Line turns pasted separators of lines into spaces', () => {
  expect(v.parse(Line(20), 'Tuono\u000b.21\u2028Pista')).toBe('Tuono .21 Pista');
});

it('an optional text of invisible characters is blank', () => {
  expect(v.parse(OrNull(Line(20)), ' \u200b')).toBeNull();
  expect(v.parse(Clearable(Line(20)), '\u000b')).toBeUndefined();
});

describe('Fields', () => {
  it.each([
    [{}, 'name', 'required'],
    ...['nome', '__proto__', 'constructor', 'hasOwnProperty'].map((field) => [
      JSON.parse(`{"name":"a","${field}":"b"}`),
      field,
      'unknown_field',
    ]),
    ...[null, 'name', ['a'], []].map((value) => [value, null, 'fields']),
  ])('refuses %j at %s: %s', (input, path, refusal) => {
    expect(issueOf(Fields({ name: Line(20) }), input)).toEqual([path, refusal]);
  });

  it('refuses a list even if every field is optional', () => {
    const schema = Fields({ en: v.exactOptional(Fields({ name: v.exactOptional(Line(20)) })) });
    expect(v.is(schema, { en: {} })).toBe(true);
    expect([issueOf(schema, []), issueOf(schema, { en: [] })]).toEqual([
      [null, 'fields'],
      ['en', 'fields'],
    ]);
  });
});

describe('an optional field', () => {
  const orNull = Fields({ phone: OrNull(Line(3)) });
  const clearable = v.object({ phone: Clearable(Line(3)) });

  it.each([
    [{}, { phone: null }, {}],
    [{ phone: '  \n' }, { phone: null }, { phone: undefined }],
    [{ phone: ' 030 ' }, { phone: '030' }, { phone: '030' }],
  ])('reads %j as null in a form, and as absent or cleared in a change', (input, whole, change) => {
    expect(v.parse(orNull, input)).toEqual(whole);
    expect(Object.entries(v.parse(clearable, input))).toEqual(Object.entries(change));
  });

  it('is refused if it is not a text or too long', () => {
    expect(v.parse(orNull, { phone: null })).toEqual({ phone: null });
    for (const schema of [orNull, clearable]) {
      expect(issueOf(schema, { phone: 5 })).toEqual(['phone', 'text']);
      expect(issueOf(schema, { phone: '0301' })).toEqual(['phone', 'too_long {"max":3}']);
    }
  });
});

it.each([
  ['0199a3c0-5c6e-7abc-8def-0123456789ab', true],
  ['3f2504e0-4f89-41d3-9a0c-0305e82c3301', true],
  ['', false],
  ["' OR 1=1", false],
  ['0199a3c0-5c6e-7abc-8def-0123456789ab\n', false],
])('an Id may be %j: %s', (text, isId) => expect(v.is(Id, text)).toBe(isId));
