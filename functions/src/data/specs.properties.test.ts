import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { TechnicalSpecsText } from '@rombo/shared/collections/technical-specs';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

const label = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 61 }),
  fc.constantFrom('__proto__', 'constructor', 'toString', '42', '0', '007', ' Potenza ', 'Potenza', '4.2'),
);
const pairs = fc.uniqueArray(fc.tuple(label, fc.string({ unit: 'grapheme', maxLength: 201 })), {
  maxLength: 41,
  selector: ([name]) => name,
});
/** JSON as a form writes it: an object in the program would lose or move labels before anybody could look. */
const written = (specs: [string, string][]) =>
  `{${specs.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`;

describe('the specifications of a product', () => {
  it('are refused, or kept whole and in their order through JSON and the table', () => {
    let kept = 0;
    fc.assert(
      fc.property(pairs, (specs) => {
        const { success, output } = v.safeParse(TechnicalSpecsText, written(specs));
        if (!success) return;
        kept += 1;
        const trimmed = specs.map(([name, value]) => [name.trim(), value.trim()]);
        expect(Object.entries(output)).toEqual(trimmed);
        const stored = unmarshall(marshall({ specs: Object.entries(output) })).specs as [string, string][];
        const read = JSON.parse(JSON.stringify(Object.fromEntries(stored)));
        expect(Object.entries(read)).toEqual(trimmed);
        expect(v.parse(TechnicalSpecsText, JSON.stringify(read))).toEqual(output);
      }),
    );
    expect(kept).toBeGreaterThan(0);
  });
});
