import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { refusal } from '../contract/issues.ts';
import { specLimits, TechnicalSpecs, TechnicalSpecsText } from './technical-specs.ts';

const issuesOf = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.map((issue) => [v.getDotPath(issue), issue.message]);

const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`Voce ${at}`, `${at}`]));

describe('TechnicalSpecs', () => {
  it.each(['__proto__', 'constructor', ' 7 '])('refuses the label %j by name', (label) => {
    expect(issuesOf(TechnicalSpecs, JSON.parse(JSON.stringify({ x: '1' }).replace('x', label)))).toEqual([
      [label, 'label_not_allowed'],
    ]);
  });

  it.each(['007', '4.2'])('accepts the label %j and keeps its place', (label) => {
    const specs = v.parse(TechnicalSpecs, { Ultima: 'a', [label]: 'b' });
    expect(Object.keys(specs)).toEqual(['Ultima', label]);
  });

  it('refuses a label that is repeated after trimming', () => {
    expect(issuesOf(TechnicalSpecs, { Potenza: '3 CV', ' Potenza': '4 CV' })).toEqual([[' Potenza', 'label_repeated']]);
  });

  it('reports every invalid entry', () => {
    expect(issuesOf(TechnicalSpecs, { '  ': 'a', Potenza: '', Cilindrata: 3.5, Peso: 'x'.repeat(201) })).toEqual([
      ['  ', refusal('label', { of: 'required' })],
      ['Potenza', 'required'],
      ['Cilindrata', 'text'],
      ['Peso', 'too_long {"max":200}'],
    ]);
  });

  it('accepts at most the allowed number of specs', () => {
    expect(Object.keys(v.parse(TechnicalSpecs, many(specLimits.count)))).toHaveLength(specLimits.count);
    expect(issuesOf(TechnicalSpecs, many(specLimits.count + 1))).toEqual([[null, 'too_many_specs {"max":40}']]);
  });

  it.each([null, ['a'], 5])('refuses %j, which is not a map', (input) => {
    expect(issuesOf(TechnicalSpecs, input)).toEqual([[null, 'map']]);
  });
});

it.each(['{', "{'a':'b'}"])('TechnicalSpecsText refuses %j, which is not JSON', (text) => {
  expect(issuesOf(TechnicalSpecsText, text)).toEqual([[null, 'json']]);
});
