import { ContactInput } from '@rombo/shared/collections/contact';
import { CurveRows, curveLimits } from '@rombo/shared/collections/power-curve';
import { Price, PriceText } from '@rombo/shared/collections/product-offer';
import { SlideInput, slideLimits } from '@rombo/shared/collections/slide';
import { SpecLabels, specLimits, TechnicalSpecs } from '@rombo/shared/collections/technical-specs';
import { Line } from '@rombo/shared/contract/text';
import { MediaPart } from '@rombo/shared/contract/upload';
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { Schema } from './types.ts';

const [customMap] = TechnicalSpecs.pipe;
const [customLabels] = SpecLabels.pipe;
const [, customFile] = MediaPart.options;

/** White space that JavaScript trims; other languages differ. */
const SPACE = '\\t\\n\\v\\f\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';
export const BLANK = `^[${SPACE}]*$`;
export const NOT_BLANK = `[^${SPACE}]`;

/** A pattern of texts that are not blank, without these characters either: one pattern, which tools can make texts of. */
export function withoutCharacters(pattern: string, characters: string): string {
  const refused = (/^\^\[\^(.*?)\]\*/.exec(pattern)?.[1] ?? '') + characters;
  return `^[^${refused}]*[^${refused}${SPACE}][^${refused}]*$`;
}

const blank: Schema = { type: 'string', pattern: BLANK, description: 'Blank counts as absent.' };

/** The names that a plain object inherits: as labels they would be lost. */
const inherited = Object.getOwnPropertyNames(Object.prototype);

/** Says what a schema accepts where its code is a function that no converter can read. */
export const overrideSchema = (
  { valibotSchema, jsonSchema }: Parameters<NonNullable<ConversionConfig['overrideSchema']>>[0],
  config: ConversionConfig,
): Schema | undefined => {
  if (valibotSchema === customMap) return specsMap(config, convert(Line(specLimits.value), config));
  if (valibotSchema === customLabels) return specsMap(config, specLabel(config));
  const json = jsonInside(valibotSchema);
  if (json === TechnicalSpecs) return { $ref: '#/components/schemas/TechnicalSpecs' };
  if (json === CurveRows) return { anyOf: [...curve(convert(json, config)), { type: 'string', const: '' }] };
  if (json) return { anyOf: [convert(json, config), { type: 'string', const: '' }] };
  if (valibotSchema === Price) return convert(PriceText, config);
  if (valibotSchema === customFile) return file;
  if (valibotSchema === MediaPart) return mediaPart;
  if (valibotSchema === SlideInput.entries.order) {
    const digits = String(slideLimits.order).length;
    const description = `A whole number from ${-slideLimits.order} to ${slideLimits.order}.`;
    return { type: 'string', pattern: `^-?[0-9]{1,${digits}}$`, default: '0', description };
  }
  if (valibotSchema === ContactInput.entries.website) {
    return { ...jsonSchema, description: 'A trap for robots: leave it out.' };
  }
  const inner = innerOfOrNull(valibotSchema);
  if (inner) {
    const anyOf = [convert(inner, config), blank, { type: 'null' as const }];
    return valibotSchema.type === 'optional' ? { anyOf, default: null } : { anyOf };
  }
  const clearable = innerOfClearable(valibotSchema);
  if (clearable) return { anyOf: [convert(clearable, config), blank], description: 'Blank removes it.' };
  refuseTransformedText(valibotSchema);
  return undefined;
};

/** Throws for a text that a function makes into something else: the converter would say that any text is accepted. */
function refuseTransformedText({ pipe = [] }: v.GenericSchema & { pipe?: { type: string }[] }): void {
  const isTransformed = pipe.some(({ type }) => type === 'transform' || type === 'raw_transform');
  if (pipe[0]?.type === 'string' && isTransformed)
    throw new Error('The document cannot describe a text that is transformed');
}

const convert = (schema: v.GenericSchema, config: ConversionConfig): Schema => {
  const { $schema, ...json } = toJsonSchema(schema, { ...config, definitions: {} });
  return json;
};

/** A label that an object can hold in order. */
const specLabel = (config: ConversionConfig): Schema => {
  const label = convert(Line(specLimits.label), config);
  // No `not`: tools do not generate around it where the form has files.
  const pattern = `^(?![${SPACE}]*(?:0|[1-9][0-9]*|${inherited.join('|')})[${SPACE}]*$)${String(label.pattern).slice(1)}`;
  return { ...label, pattern };
};

const specsMap = (config: ConversionConfig, value: Schema): Schema => ({
  type: 'object',
  description: 'Labels with their values, in the order in which they are shown.',
  maxProperties: specLimits.count,
  propertyNames: specLabel(config),
  additionalProperties: value,
});

const file: Schema = {
  title: 'File',
  type: 'string',
  format: 'binary',
  minLength: 1,
  contentMediaType: 'application/octet-stream',
};

/** A curve of rows, or none. */
const curve = (rows: Schema): Schema[] => [
  { ...rows, minItems: curveLimits.least, description: 'By strictly rising speed.' },
  { type: 'array', items: {}, maxItems: 0 },
];

const presentParts: Schema[] = [
  file,
  { title: 'Key of an upload', type: 'string', pattern: '^uploads/', maxLength: 300 },
  { title: 'Present address', type: 'string', pattern: '^/media/', maxLength: 300 },
];

const mediaPart: Schema = {
  description: 'A file, the key of an upload, the address of one that is stored already, or empty for none.',
  anyOf: [...presentParts, { title: 'None', type: 'string', const: '' }],
};

/** The picture of a slide, which is never without one. */
export const slidePicture: Schema = {
  description: 'A file, the key of an upload, or the address of the present picture.',
  anyOf: presentParts,
};

/** The schema of the value that a part of a form carries as JSON text. */
export function jsonInside(schema: v.GenericSchema): v.GenericSchema | undefined {
  const { wrapped = schema } = schema as Partial<v.OptionalSchema<v.GenericSchema, undefined>>;
  return v.getMetadata(wrapped).json as v.GenericSchema | undefined;
}

/** The schema inside a `Clearable`. */
function innerOfClearable(schema: v.GenericSchema): v.GenericSchema | undefined {
  if (schema.type !== 'exact_optional') return undefined;
  const { wrapped } = schema as v.ExactOptionalSchema<v.GenericSchema & { pipe?: v.GenericSchema[] }, undefined>;
  const last = wrapped.pipe?.[2];
  return last?.type === 'optional' ? (last as v.OptionalSchema<v.GenericSchema, undefined>).wrapped : undefined;
}

/** The schema inside an `OrNull` or a `KeptOrNull`: an optional pipe from any nullable text through a transformation to a nullable schema. */
function innerOfOrNull(schema: v.GenericSchema): v.GenericSchema | undefined {
  if (schema.type !== 'optional' && schema.type !== 'exact_optional') return undefined;
  const { wrapped } = schema as v.OptionalSchema<v.GenericSchema & { pipe?: v.GenericSchema[] }, unknown>;
  const [first, , last] = wrapped.pipe ?? [];
  if (first?.type !== 'nullable' || last?.type !== 'nullable') return undefined;
  return (last as v.NullableSchema<v.GenericSchema, undefined>).wrapped;
}
