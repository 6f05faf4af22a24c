import * as v from 'valibot';
import { refusal } from '../contract/issues.ts';
import { JsonText, Line } from '../contract/text.ts';

// A separate file, so that a page that only needs the labels does not load the schema.
export * from '../words/spec-labels.ts';

export const specLimits = { count: 40, label: 60, value: 200 } as const;

const label = Line(specLimits.label);

/** True for a label that an object cannot keep in order: an inherited key (`constructor`) or an integer (`42`), which sorts first. */
const isUnsafe = (text: string): boolean => text in {} || /^(0|[1-9]\d*)$/.test(text);

const isMap = (input: unknown): input is Record<string, string> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/** An ordered map of labels and texts. Refuses labels that an object cannot hold, which valibot's `record` drops silently. */
const LabelMap = (value: v.GenericSchema<string, string>) =>
  v.pipe(
    v.custom<Record<string, string>>(isMap, refusal('map')),
    v.rawTransform<Record<string, string>, Record<string, string>>(({ dataset, addIssue, NEVER }) => {
      const specs: [string, string][] = [];
      const seen = new Set<string>();
      const entries = Object.entries(dataset.value);
      let valid = true;
      const refuse = (key: string, message: string) => {
        valid = false;
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: dataset.value, key, value: dataset.value[key] }],
        });
      };
      for (const [key, text] of entries) {
        const parsedLabel = v.safeParse(label, key);
        const parsedValue = v.safeParse(value, text);
        if (!parsedLabel.success) refuse(key, refusal('label', { of: parsedLabel.issues[0].message }));
        else if (isUnsafe(parsedLabel.output)) refuse(key, refusal('label_not_allowed'));
        else if (seen.has(parsedLabel.output)) refuse(key, refusal('label_repeated'));
        else if (!parsedValue.success) refuse(key, parsedValue.issues[0].message);
        else {
          seen.add(parsedLabel.output);
          specs.push([parsedLabel.output, parsedValue.output]);
        }
      }
      if (entries.length > specLimits.count) {
        valid = false;
        addIssue({ message: refusal('too_many_specs', { max: specLimits.count }) });
      }
      return valid ? Object.fromEntries(specs) : NEVER;
    }),
  );

export const TechnicalSpecs = LabelMap(Line(specLimits.value));

export const SpecLabels = LabelMap(
  v.pipe(
    label,
    v.check((text) => !isUnsafe(text), refusal('label_not_allowed')),
  ),
);

/** `TechnicalSpecs` in a form. Absent or blank is an empty map. */
export const TechnicalSpecsText = v.optional(JsonText(TechnicalSpecs, '{}'), '{}');
