import { Contact, ContactInput, ContactReceipt, contactSubjects } from '@rombo/shared/collections/contact';
import { ContactChange } from '@rombo/shared/collections/contact-status';
import { Dealer, DealerInput } from '@rombo/shared/collections/dealer';
import { CurveRows, curveLimits } from '@rombo/shared/collections/power-curve';
import { categoryKeys, hasSubcategories, Product, ProductInput } from '@rombo/shared/collections/product';
import { Price, PriceText } from '@rombo/shared/collections/product-offer';
import { ReplyTemplates } from '@rombo/shared/collections/reply-templates';
import { Setting, SettingInput } from '@rombo/shared/collections/setting';
import { ActiveSlide, Slide, SlideInput, slideLimits } from '@rombo/shared/collections/slide';
import { SpecLabels, specLimits, TechnicalSpecs } from '@rombo/shared/collections/technical-specs';
import {
  LoginInput,
  PasswordChange,
  RecoveryCodes,
  SecondFactor,
  SecondFactorConfirmation,
  SecondFactorRemoval,
  SecondFactorSecret,
  SecondFactorStart,
  Session,
  SessionEnd,
  User,
} from '@rombo/shared/contract/account';
import { Activity } from '@rombo/shared/contract/activity';
import { addressPattern, EMAIL_MAX } from '@rombo/shared/contract/email';
import { ErrorBody, Issue } from '@rombo/shared/contract/errors';
import { Picture } from '@rombo/shared/contract/picture-fields';
import { routeNames, routes } from '@rombo/shared/contract/routes';
import { SiteUsage } from '@rombo/shared/contract/site';
import { Line, UTC_MOMENT } from '@rombo/shared/contract/text';
import { MediaPart, Upload, UploadRequest, UploadRequests, uploadPurposes } from '@rombo/shared/contract/upload';
import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';

/** A schema of JSON Schema 2020-12, which is what OpenAPI 3.1 speaks. */
export type Schema = JsonSchema;

type OverrideContext = Parameters<NonNullable<ConversionConfig['overrideSchema']>>[0];

const [customMap] = TechnicalSpecs.pipe;
const [customLabels] = SpecLabels.pipe;
const [, customFile] = MediaPart.options;

/** White space that JavaScript trims; other languages differ. */
const SPACE = '\\t\\n\\v\\f\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';
const BLANK = `^[${SPACE}]*$`;
const NOT_BLANK = `[^${SPACE}]`;

/** A pattern of texts that are not blank, without these characters either: one pattern, which tools can make texts of. */
function withoutCharacters(pattern: string, characters: string): string {
  const refused = (/^\^\[\^(.*?)\]\*/.exec(pattern)?.[1] ?? '') + characters;
  return `^[^${refused}]*[^${refused}${SPACE}][^${refused}]*$`;
}

const blank: Schema = { type: 'string', pattern: BLANK, description: 'Blank counts as absent.' };

/** Describes schemas that have functions in them, which the converter cannot read. */
const overrideSchema = (
  { valibotSchema, jsonSchema }: OverrideContext,
  config: ConversionConfig,
): Schema | undefined => {
  const { type } = valibotSchema;
  if (valibotSchema === customMap) return specsMap(config, convert(Line(specLimits.value), config));
  if (valibotSchema === customLabels) return specsMap(config, specLabel(config));
  const json = jsonInside(valibotSchema);
  if (json === TechnicalSpecs) return { $ref: '#/components/schemas/TechnicalSpecs' };
  if (json === CurveRows) return { anyOf: [...curve(convert(json, config)), { type: 'string', const: '' }] };
  if (json) return { anyOf: [convert(json, config), { type: 'string', const: '' }] };
  if (valibotSchema === Price) return convert(PriceText, config);
  if (valibotSchema === customFile) return file;
  if (valibotSchema === MediaPart) return mediaPart;
  if (valibotSchema === SlideInput.entries.order) return slideOrder;
  if (valibotSchema === ContactInput.entries.website) {
    return { ...jsonSchema, description: 'A trap for robots: leave it out.' };
  }
  const blankable = innerOfBlankable(valibotSchema);
  if (blankable?.isNullable) {
    const anyOf = [convert(blankable.inner, config), blank, { type: 'null' as const }];
    return type === 'optional' ? { anyOf, default: null } : { anyOf };
  }
  if (blankable) return { anyOf: [convert(blankable.inner, config), blank], description: 'Blank removes it.' };
  const { pipe = [] } = valibotSchema as { pipe?: { type: string }[] };
  // The converter would describe a text that a function transforms as any text.
  if (pipe[0]?.type === 'string' && pipe.some((action) => /transform$/.test(action.type)))
    throw new Error('The document cannot describe a text that is transformed');
  return undefined;
};

const convert = (schema: v.GenericSchema, config: ConversionConfig): Schema => {
  const { $schema, ...json } = toJsonSchema(schema, { ...config, definitions: {} });
  return json;
};

const orderDigits = String(slideLimits.order).length;
const slideOrder: Schema = {
  type: 'string',
  pattern: `^-?[0-9]{1,${orderDigits}}$`,
  default: '0',
  description: `A whole number from ${-slideLimits.order} to ${slideLimits.order}.`,
};

/** A label that an object can hold in order. */
const specLabel = (config: ConversionConfig): Schema => {
  const label = convert(Line(specLimits.label), config);
  // A plain object would lose labels that it inherits.
  const inherited = Object.getOwnPropertyNames(Object.prototype);
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

const filledParts: Schema[] = [
  file,
  { title: 'Key of an upload', type: 'string', pattern: '^uploads/', maxLength: 300 },
  { title: 'Current address', type: 'string', pattern: '^/media/', maxLength: 300 },
];

const mediaPart: Schema = {
  description: 'A file, the key of an upload, the address of a stored one, or empty for none.',
  anyOf: [...filledParts, { title: 'None', type: 'string', const: '' }],
};

/** The picture of a slide, which is never without one. */
const slidePicture: Schema = {
  description: 'A file, the key of an upload, or the address of the current picture.',
  anyOf: filledParts,
};

/** The schema of the value that a part of a form carries as JSON text. */
export function jsonInside(schema: v.GenericSchema): v.GenericSchema | undefined {
  const { wrapped = schema } = schema as Partial<v.OptionalSchema<v.GenericSchema, undefined>>;
  return v.getMetadata(wrapped).json as v.GenericSchema | undefined;
}

/**
 * The schema inside a `Clearable`, or a nullable one inside `OrNull` or `KeptOrNull`: an optional pipe of a text, a transformation that
 * drops a blank one, and an optional or nullable schema.
 */
function innerOfBlankable({ type, ...schema }: v.GenericSchema) {
  if (type !== 'optional' && type !== 'exact_optional') return undefined;
  const { wrapped } = schema as unknown as { wrapped: { pipe?: (v.GenericSchema & { wrapped: v.GenericSchema })[] } };
  const [first, , last] = wrapped.pipe ?? [];
  if (first?.type === 'nullable' && last?.type === 'nullable') return { isNullable: true, inner: last.wrapped };
  return type === 'exact_optional' && last?.type === 'optional'
    ? { isNullable: false, inner: last.wrapped }
    : undefined;
}

/** Checks between fields, which are functions too. */
const betweenFields: Partial<Record<ComponentName, Schema>> = {
  ProductInput: {
    allOf: [
      {
        anyOf: [
          { properties: { category: { enum: categoryKeys.filter(hasSubcategories) } } },
          { properties: { subcategory: { pattern: BLANK } } },
        ],
      },
      {
        anyOf: [
          { properties: { category: { enum: categoryKeys.filter((category) => category !== 'motori') } } },
          { properties: { fits: { maxItems: 0, maxLength: 0 }, partType: { pattern: BLANK } } },
        ],
      },
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
  SettingInput: {
    anyOf: [
      { properties: { key: { const: 'maintenance_mode' }, value: { enum: ['true', 'false'] } } },
      {
        properties: {
          key: { const: 'maintenance_until' },
          value: { anyOf: [{ const: '' }, { format: 'date-time', pattern: UTC_MOMENT.source }] },
        },
      },
    ],
  },
  UploadRequest: {
    allOf: Object.entries(uploadPurposes).map(([purpose, types]) => ({
      if: { properties: { purpose: { const: purpose } } },
      // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema
      then: { properties: { type: { enum: Object.keys(types) } } },
    })),
  },
};

const emailText: Schema = {
  type: 'string',
  format: 'idn-email',
  maxLength: EMAIL_MAX,
  pattern: addressPattern.source,
};

/** Properties that are simpler than what the converter makes of them. */
const properties: Partial<Record<ComponentName, Record<string, Schema>>> = {
  ContactInput: {
    email: emailText,
    subject: { type: 'string', enum: [...contactSubjects] },
  },
  DealerInput: {
    email: { anyOf: [emailText, { type: 'string', pattern: BLANK }, { type: 'null' }] },
  },
  SlideInput: { image: slidePicture },
};

/** Schemas that multipart forms are parsed by. */
const forms = new Set<v.GenericSchema | undefined>(
  routeNames.map((name) => routes[name].body).map((body) => (body?.kind === 'multipart' ? body.schema : undefined)),
);

/** A form has no null: a missing value is absent or blank. */
const withoutNull = (schema: Schema): Schema => ({
  ...schema,
  description: 'Apart from files, a part that is empty counts as absent.',
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [name, dropNull(property)]),
  ),
});

function dropNull(property: Schema | boolean): Schema | boolean {
  if (typeof property === 'boolean' || property.default === undefined) return property;
  if (property.default !== null) {
    const { default: missing, ...rest } = property;
    return { default: missing, anyOf: [rest, { type: 'string', const: '' }] };
  }
  const { default: _, anyOf = [], ...rest } = property;
  return { ...rest, anyOf: anyOf.filter((option) => typeof option === 'boolean' || option.type !== 'null') };
}

const named = {
  ContactInput,
  ContactReceipt,
  Contact,
  ContactChange,
  ReplyTemplates,
  LoginInput,
  User,
  PasswordChange,
  Session,
  SessionEnd,
  SecondFactor,
  SecondFactorStart,
  SecondFactorSecret,
  SecondFactorConfirmation,
  RecoveryCodes,
  SecondFactorRemoval,
  Activity,
  SettingInput,
  Setting,
  SiteUsage,
  ProductInput,
  Product,
  Picture,
  TechnicalSpecs,
  SlideInput,
  Slide,
  ActiveSlide,
  DealerInput,
  Dealer,
  MediaPart,
  UploadRequest,
  UploadRequests,
  Upload,
  ErrorBody,
  Issue,
} satisfies Record<string, v.GenericSchema>;

type ComponentName = keyof typeof named;

const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  ignoreActions: ['check', 'partial_check', 'raw_check'],
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: (context) => overrideSchema(context, config),
  overrideAction: ({ valibotAction, jsonSchema, errors }) => {
    // Trimmed texts may not be blank.
    if (valibotAction.type === 'trim') return { ...jsonSchema, pattern: NOT_BLANK };
    if (valibotAction.type === 'max_bytes') {
      const { requirement } = valibotAction as v.MaxBytesAction<string, number, undefined>;
      return { ...jsonSchema, description: `At most ${requirement} bytes in UTF-8.` };
    }
    if (valibotAction.type !== 'regex' || !errors) return undefined;
    const { source, flags } = (valibotAction as v.RegexAction<string, undefined>).requirement;
    const refused = /^\^\[\^(.+)\]\*\$$/.exec(source)?.[1];
    if (refused && jsonSchema.pattern)
      return { ...jsonSchema, pattern: withoutCharacters(jsonSchema.pattern, refused) };
    return flags ? undefined : { ...jsonSchema, allOf: [...(jsonSchema.allOf ?? []), { pattern: source }] };
  },
};

/** The schemas of the contract by their names, as `components/schemas` holds them. */
export const componentSchemas = (): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(toJsonSchemaDefs(named, config)).map(([name, schema]) => [
      name,
      complete(name as ComponentName, schema),
    ]),
  );

const complete = (name: ComponentName, schema: Schema): Schema => ({
  ...(forms.has(named[name]) ? withoutNull(schema) : schema),
  ...(properties[name] && { properties: { ...schema.properties, ...properties[name] } }),
  ...betweenFields[name],
});

/** A schema where a route uses it: a reference to its component, or a list of such. */
export function schemaOf(schema: v.GenericSchema): Schema {
  const { $schema, $defs, ...json } = toJsonSchema(schema, { ...config, definitions: named });
  return json;
}
