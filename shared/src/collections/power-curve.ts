import * as v from 'valibot';
import { refusal } from '../contract/issues.ts';
import { Fields, JsonText, List, NumberBetween } from '../contract/text.ts';

const curveLimits = { least: 2, most: 60, rpm: 60_000, kW: 10 } as const;

export const CurvePoint = Fields({
  rpm: v.pipe(NumberBetween(1, curveLimits.rpm), v.integer(refusal('whole_number'))),
  kW: NumberBetween(0, curveLimits.kW),
});
export type CurvePoint = v.InferOutput<typeof CurvePoint>;

/** A curve in a form: rows of rising speed, or none. */
export const CurveRows = v.pipe(
  List(CurvePoint, curveLimits.most, refusal('too_many_points', { max: curveLimits.most })),
  v.check(
    (rows) => rows.length === 0 || rows.length >= curveLimits.least,
    refusal('too_few_points', { min: curveLimits.least }),
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const rows = dataset.value;
    for (const [at, row] of rows.entries()) {
      const previous = rows[at - 1];
      if (!previous || row.rpm > previous.rpm) continue;
      addIssue({
        message: refusal('rising_speed'),
        path: [
          { type: 'array', origin: 'value', input: rows, key: at, value: row },
          { type: 'object', origin: 'value', input: row, key: 'rpm', value: row.rpm },
        ],
      });
    }
  }),
  v.transform((rows) => (rows.length > 0 ? rows : undefined)),
);

export const curveFields = { powerCurve: v.exactOptional(CurveRows) };
export const curveParts = { powerCurve: v.exactOptional(JsonText(CurveRows, '[]')) };
export const curveOutput = { powerCurve: v.optional(v.array(v.object({ rpm: v.number(), kW: v.number() }))) };
