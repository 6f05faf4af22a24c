import * as contact from '@rombo/shared/collections/contact';
import * as status from '@rombo/shared/collections/contact-status';
import * as dealer from '@rombo/shared/collections/dealer';
import { CurveRows, curveLimits } from '@rombo/shared/collections/power-curve';
import * as product from '@rombo/shared/collections/product';
import * as replyTemplates from '@rombo/shared/collections/reply-templates';
import * as setting from '@rombo/shared/collections/setting';
import * as slide from '@rombo/shared/collections/slide';
import { SpecLabels, specLimits, TechnicalSpecs } from '@rombo/shared/collections/technical-specs';
import * as account from '@rombo/shared/contract/account';
import { Activity } from '@rombo/shared/contract/activity';
import { addressPattern, EMAIL_MAX, Email } from '@rombo/shared/contract/email';
import { ErrorBody, Issue } from '@rombo/shared/contract/errors';
import { Picture } from '@rombo/shared/contract/picture-fields';
import { routeNames, routes } from '@rombo/shared/contract/routes';
import { SiteUsage } from '@rombo/shared/contract/site';
import { Line, UTC_MOMENT } from '@rombo/shared/contract/text';
import { MediaPart, Upload, UploadRequest, UploadRequests, uploadPurposes } from '@rombo/shared/contract/upload';
import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';

/** A schema of JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export type Schema = JsonSchema;

/** Modules whose object schemas become components, if a route uses them. */
const modules = [account, contact, status, dealer, product, replyTemplates, setting, slide];
const named: Record<string, v.GenericSchema> = {
  ...Object.fromEntries(
    modules.flatMap((module) =>
      Object.entries<unknown>(module).filter(
        ([name, value]) => /^[A-Z]/.test(name) && /object$/.test(String((value as Partial<v.GenericSchema>)?.type)),
      ),
    ),
  ),
  ...{
    Activity,
    SiteUsage,
    Picture,
    TechnicalSpecs,
    MediaPart,
    Upload,
    UploadRequest,
    UploadRequests,
    ErrorBody,
    Issue,
  },
};

/** White space as JavaScript trims it; `\s` differs between languages. */
const SPACE = '\\t\\n\\v\\f\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';
const BLANK = `^[${SPACE}]*$`;

const oneOf = (texts: readonly string[]): Schema => ({ type: 'string', enum: [...texts] });
const empty: Schema = { title: 'None', type: 'string', const: '' };
const blank: Schema = { type: 'string', pattern: BLANK, description: 'Blank counts as absent.' };
const file: Schema = {
  title: 'File',
  type: 'string',
  format: 'binary',
  minLength: 1,
  contentMediaType: 'application/octet-stream',
};
const media: Schema[] = [
  file,
  { title: 'Key of an upload', type: 'string', pattern: '^uploads/', maxLength: 300 },
  { title: 'Current address', type: 'string', pattern: '^/media/', maxLength: 300 },
];

/** One pattern, which tools can generate texts for. */
const email: Schema = { type: 'string', format: 'idn-email', maxLength: EMAIL_MAX, pattern: addressPattern.source };

const convert = (schema: v.GenericSchema): Schema => {
  if (schema === Email) return email;
  const { $schema, ...json } = toJsonSchema(schema, { ...config, definitions: {} });
  return json;
};

/** A map of labels that a plain object can hold in order: not inherited, not an integer. */
function specsMap(value: Schema): Schema {
  const label = convert(Line(specLimits.label));
  const inherited = Object.getOwnPropertyNames(Object.prototype);
  // A lookahead, since Schemathesis does not generate around `not` in a form with files.
  const unsafe = `(?![${SPACE}]*(?:0|[1-9][0-9]*|${inherited.join('|')})[${SPACE}]*$)`;
  const safe = { ...label, pattern: `^${unsafe}${String(label.pattern).slice(1)}` };
  return {
    type: 'object',
    description: 'Labels with their values, in order of display.',
    maxProperties: specLimits.count,
    propertyNames: safe,
    additionalProperties: value.type ? value : safe,
  };
}

const slideInput = slide.SlideInput.entries;
const orderDigits = String(slide.slideLimits.order).length;

/** Schemas that contain functions, which the converter cannot read. */
const overrides = new Map<unknown, () => Schema>([
  [TechnicalSpecs.pipe[0], () => specsMap(convert(Line(specLimits.value)))],
  [SpecLabels.pipe[0], () => specsMap({})],
  [MediaPart.options[1], () => file],
  [MediaPart, () => ({ description: 'A file, or empty for none.', anyOf: [...media, empty] })],
  [slideInput.image, () => ({ description: 'A file; a slide always has one.', anyOf: media })],
  [slideInput.order, () => ({ type: 'string', pattern: `^-?[0-9]{1,${orderDigits}}$`, default: '0' })],
]);

/** The schema of the JSON in a part of a form. */
export function jsonInside(schema: v.GenericSchema): v.GenericSchema | undefined {
  const { wrapped = schema } = schema as Partial<v.OptionalSchema<v.GenericSchema, undefined>>;
  return v.getMetadata(wrapped).json as v.GenericSchema | undefined;
}

function describeJson(schema: v.GenericSchema): Schema {
  if (schema === TechnicalSpecs) return { $ref: '#/components/schemas/TechnicalSpecs' };
  const json = convert(schema);
  if (schema !== CurveRows) return { anyOf: [json, empty] };
  const none: Schema = { type: 'array', items: {}, maxItems: 0 };
  return { anyOf: [{ ...json, minItems: curveLimits.least, description: 'By rising speed.' }, none, empty] };
}

/** Describes `Clearable`, `OrNull` and `KeptOrNull`: pipes of a text, a function that drops a blank one, and a schema. */
function describeBlankable({ type, ...schema }: v.GenericSchema): Schema | undefined {
  if (type !== 'optional' && type !== 'exact_optional') return undefined;
  const { wrapped } = schema as unknown as { wrapped: { pipe?: (v.GenericSchema & { wrapped: v.GenericSchema })[] } };
  const [first, , last] = wrapped.pipe ?? [];
  if (first?.type === 'nullable' && last?.type === 'nullable') {
    const anyOf: Schema[] = [convert(last.wrapped), blank, { type: 'null' }];
    return type === 'optional' ? { anyOf, default: null } : { anyOf };
  }
  if (type === 'optional' || last?.type !== 'optional') return undefined;
  return { anyOf: [convert(last.wrapped), blank], description: 'Blank removes it.' };
}

/** Excludes characters from a pattern of texts that are not blank. The result is one pattern, which tools can generate texts for. */
function withoutCharacters(pattern: string, characters: string): string {
  const refused = (/^\^\[\^(.*?)\]\*/.exec(pattern)?.[1] ?? '') + characters;
  return `^[^${refused}]*[^${refused}${SPACE}][^${refused}]*$`;
}

const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  ignoreActions: ['check', 'partial_check', 'raw_check'],
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema }) => {
    const override = overrides.get(valibotSchema);
    if (override) return override();
    const json = jsonInside(valibotSchema);
    return json ? describeJson(json) : describeBlankable(valibotSchema);
  },
  overrideAction: ({ valibotAction, jsonSchema, errors }) => {
    if (valibotAction.type === 'trim') return { ...jsonSchema, pattern: `[^${SPACE}]` };
    if (valibotAction.type === 'max_bytes') return { ...jsonSchema, description: 'Limited in bytes of UTF-8.' };
    if (valibotAction.type !== 'regex') return undefined;
    const { source, flags } = (valibotAction as v.RegexAction<string, undefined>).requirement;
    // The pattern accepts a thirteenth month.
    if (source === UTC_MOMENT.source) return { ...jsonSchema, format: 'date-time', pattern: source };
    if (!errors) return undefined;
    const refused = /^\^\[\^(.+)\]\*\$$/.exec(source)?.[1];
    if (refused && jsonSchema.pattern)
      return { ...jsonSchema, pattern: withoutCharacters(jsonSchema.pattern, refused) };
    return flags ? undefined : { ...jsonSchema, allOf: [...(jsonSchema.allOf ?? []), { pattern: source }] };
  },
};

const either = (...options: Record<string, Schema | boolean>[]): Schema => ({
  anyOf: options.map((properties) => ({ properties })),
});

/** Checks between fields, which are functions too, and fields that are simpler than what the converter makes of them. */
const additions: Record<string, Schema> = {
  ContactInput: { properties: { email, subject: oneOf(contact.contactSubjects) } },
  ProductInput: {
    allOf: [
      either(
        { category: oneOf(product.categoryKeys.filter(product.hasSubcategories)) },
        { subcategory: { pattern: BLANK } },
      ),
      either(
        { category: oneOf(product.categoryKeys.filter((category) => category !== 'motori')) },
        { fits: { maxItems: 0, maxLength: 0 }, partType: { pattern: BLANK } },
      ),
      {
        anyOf: [
          { properties: { availability: { const: 'discontinued' } }, required: ['availability'] },
          { properties: { successor: { pattern: BLANK } } },
        ],
      },
    ],
  },
  DealerInput: {
    anyOf: [
      { properties: { lat: false, lng: false } },
      ...(['null', 'number'] as const).map((type) => ({
        properties: { lat: { type }, lng: { type } },
        required: ['lat', 'lng'],
      })),
    ],
  },
  SettingInput: either(
    { key: { const: 'maintenance_mode' }, value: oneOf(['true', 'false']) },
    {
      key: { const: 'maintenance_until' },
      value: { anyOf: [{ const: '' }, { format: 'date-time', pattern: UTC_MOMENT.source }] },
    },
  ),
  UploadRequest: either(
    ...Object.entries(uploadPurposes).map(([purpose, types]) => ({
      purpose: { const: purpose },
      type: oneOf(Object.keys(types)),
    })),
  ),
};

/** Schemas of multipart forms. */
const forms = new Set<v.GenericSchema | undefined>(
  routeNames.map((name) => routes[name].body).map((body) => (body?.kind === 'multipart' ? body.schema : undefined)),
);

/** A part of a form with a default: it cannot be null, and may be empty. */
function formPart(property: Schema | boolean): Schema | boolean {
  if (typeof property === 'boolean' || property.default === undefined) return property;
  const { default: missing, anyOf = [], ...rest } = property;
  if (missing !== null) return { default: missing, anyOf: [anyOf.length > 0 ? { ...rest, anyOf } : rest, empty] };
  return { ...rest, anyOf: anyOf.filter((option) => typeof option === 'boolean' || option.type !== 'null') };
}

function complete(name: string, { properties, ...schema }: Schema): Schema {
  const { properties: replaced, ...added } = additions[name] ?? {};
  const fields = Object.entries({ ...properties, ...replaced });
  const asParts = forms.has(named[name]) ? fields.map(([field, property]) => [field, formPart(property)]) : fields;
  return { ...schema, ...(properties && { properties: Object.fromEntries(asParts) }), ...added };
}

/** The schemas that a document refers to, directly or through others, by their names. */
export function componentsOf(document: object): Record<string, Schema> {
  const all = toJsonSchemaDefs(named, config);
  const used: Record<string, Schema> = {};
  const add = (value: object): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used[name]) continue;
      used[name] = complete(name, all[name] ?? {});
      add(used[name]);
    }
  };
  add(document);
  return used;
}

/** A schema where a route uses it: a reference to its component, or a list of such. */
export function schemaOf(schema: v.GenericSchema): Schema {
  const { $schema, $defs, ...json } = toJsonSchema(schema, { ...config, definitions: named });
  return json;
}
