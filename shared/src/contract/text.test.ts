import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Clearable, Fields, Id, Line, OrNull, Text } from './text.ts';

const messageOf = (schema: v.GenericSchema, input: unknown) => v.safeParse(schema, input).issues?.[0].message;

describe('Text', () => {
  it('trims what it takes and keeps tabs and line breaks inside', () => {
    expect(v.parse(Text(20), '  uno\tdue\r\ntre \n')).toBe('uno\tdue\r\ntre');
  });

  it('counts its limit after trimming', () => {
    expect(v.parse(Text(3), ' abc ')).toBe('abc');
    expect(messageOf(Text(3), 'abcd')).toBe('too_long {"max":3}');
  });

  it.each(['', '   ', '\n\t'])('refuses the blank %j as missing', (blank) => {
    expect(messageOf(Text(20), blank)).toBe('required');
  });

  it.each(['a\u0000b', 'a\u0008b', 'a\u000bb', 'a\u001bb', 'a\u007fb'])(
    'refuses the control character in %j',
    (text) => {
      expect(messageOf(Text(20), text)).toBe('characters');
    },
  );

  it.each(['a\ud83db', '\udd25', 'fuoco \ud83d'])('refuses half of a character in %j', (text) => {
    expect(messageOf(Text(20), text)).toBe('characters');
  });

  it('takes letters with accents, symbols and whole emoji', () => {
    expect(v.parse(Text(20), 'Ø 16,26 mm – già 🔥')).toBe('Ø 16,26 mm – già 🔥');
  });

  it.each([1, null, true, [], {}])('refuses %j, which is no text', (input) => {
    expect(messageOf(Text(20), input)).toBe('text');
  });
});

describe('Line', () => {
  it.each(['a\nb', 'a\rb', 'a\tb', 'Bcc: a\r\nb'])('refuses %j, which is no single line', (text) => {
    expect(messageOf(Line(20), text)).toBe('one_line');
  });
});

describe('Fields', () => {
  it('refuses a list, also where every field may be absent', () => {
    const schema = Fields({ en: v.exactOptional(Fields({ name: v.exactOptional(Line(20)) })) });
    expect(v.is(schema, { en: {} })).toBe(true);
    expect(messageOf(schema, [])).toBe('fields');
    expect(v.safeParse(schema, { en: [] }).issues?.map((issue) => v.getDotPath(issue))).toEqual(['en']);
  });
});

describe('OrNull', () => {
  it.each([undefined, null, '', '  \n'])('makes null of %j', (nothing) => {
    expect(v.parse(Fields({ phone: OrNull(Line(20)) }), nothing === undefined ? {} : { phone: nothing })).toEqual({
      phone: null,
    });
  });

  it('parses what is there by its schema', () => {
    expect(v.parse(OrNull(Line(20)), ' 030 ')).toBe('030');
    expect(messageOf(OrNull(Line(2)), '030')).toBe('too_long {"max":2}');
  });

  it.each([5, false, []])('refuses %j', (input) => {
    expect(messageOf(OrNull(Line(20)), input)).toBe('text');
  });
});

describe('Fields', () => {
  const schema = Fields({ name: Line(20) });
  const issueOf = (input: unknown) => {
    const issue = v.safeParse(schema, input).issues?.[0];
    return issue && [v.getDotPath(issue), issue.message];
  };

  it('names a field that is missing', () => {
    expect(issueOf({})).toEqual(['name', 'required']);
  });

  it.each(['nome', '__proto__', 'constructor', 'toString', 'hasOwnProperty'])('names the unknown field %s', (field) => {
    expect(issueOf(JSON.parse(`{"name":"a","${field}":"b"}`))).toEqual([field, 'unknown_field']);
  });

  it.each([null, undefined, 'name', 7, true])('refuses %j, which is no object', (input) => {
    expect(issueOf(input)).toEqual([null, 'fields']);
  });

  it('refuses a list', () => {
    expect(v.is(schema, ['a'])).toBe(false);
    expect(v.is(schema, [])).toBe(false);
  });
});

describe('Id', () => {
  it('takes UUIDs of both versions in use', () => {
    expect(v.is(Id, '0199a3c0-5c6e-7abc-8def-0123456789ab')).toBe(true);
    expect(v.is(Id, '3f2504e0-4f89-41d3-9a0c-0305e82c3301')).toBe(true);
  });

  it.each(['', 'active', '..', "' OR 1=1", '0199a3c0-5c6e-7abc-8def-0123456789ab\n'])('refuses %j', (text) => {
    expect(v.is(Id, text)).toBe(false);
  });
});

describe('Clearable', () => {
  const schema = v.object({ warranty: Clearable(Line(5)) });

  it('is absent where nothing is said, and undefined where it is blank', () => {
    expect(Object.keys(v.parse(schema, {}))).toEqual([]);
    expect(Object.entries(v.parse(schema, { warranty: ' ' }))).toEqual([['warranty', undefined]]);
    expect(v.parse(schema, { warranty: ' 2 a ' })).toEqual({ warranty: '2 a' });
    expect(v.is(schema, { warranty: '2 anni' })).toBe(false);
  });
});
