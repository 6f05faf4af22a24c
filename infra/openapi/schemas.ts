import * as company from '@rombo/shared/collections/company-profile';
import * as contact from '@rombo/shared/collections/contact';
import * as status from '@rombo/shared/collections/contact-status';
import * as listed from '@rombo/shared/collections/listed';
import * as product from '@rombo/shared/collections/product';
import * as replyTemplates from '@rombo/shared/collections/reply-templates';
import * as setting from '@rombo/shared/collections/setting';
import * as slide from '@rombo/shared/collections/slide';
import { SpecLabels, specLimits, TechnicalSpecs } from '@rombo/shared/collections/technical-specs';
import * as account from '@rombo/shared/contract/account';
import { Activity } from '@rombo/shared/contract/activity';
import { ErrorBody, Issue } from '@rombo/shared/contract/errors';
import { capitalized, listedKinds } from '@rombo/shared/contract/kinds';
import { Picture } from '@rombo/shared/contract/picture-fields';
import { collections } from '@rombo/shared/contract/routes';
import { SiteUsage } from '@rombo/shared/contract/site';
import { MediaPart, Upload, UploadRequest, UploadRequests } from '@rombo/shared/contract/upload';
import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';

/** A JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export type Schema = JsonSchema;

/** Modules whose object schemas become components, if a route uses them. */
const modules = [account, contact, status, listed, replyTemplates, setting, product, slide, company];
/** Schemas of every kind of content: `News` and `NewsInput`. */
const kindSchemas = listedKinds.flatMap((kind): [string, v.GenericSchema][] => {
  const { schema, body } = collections[kind];
  return [
    [capitalized(kind), schema],
    [`${capitalized(kind)}Input`, body.schema],
  ];
});
const named: Record<string, v.GenericSchema> = {
  ...Object.fromEntries(
    modules.flatMap((module) =>
      Object.entries<unknown>(module).filter(
        ([name, value]) => /^[A-Z]/.test(name) && /object$/.test(String((value as Partial<v.GenericSchema>)?.type)),
      ),
    ),
  ),
  ...Object.fromEntries(kindSchemas),
  Activity,
  SiteUsage,
  Picture,
  TechnicalSpecs,
  Upload,
  UploadRequest,
  UploadRequests,
  ErrorBody,
  Issue,
};

const blank: Schema = { type: 'string', pattern: '^\\s*$' };
const file: Schema = { type: 'string', format: 'binary' };
const specs: Schema = {
  type: 'object',
  description: 'Labels with their values, in order of display.',
  maxProperties: specLimits.count,
  additionalProperties: { type: 'string' },
};

/** Schemas implemented as functions, which the converter cannot translate. */
const overrides = new Map<unknown, Schema>([
  [TechnicalSpecs.pipe[0], specs],
  [SpecLabels.pipe[0], specs],
  [MediaPart.options[1], file],
]);

/** Returns the schema of a JSON-encoded form field. */
export function jsonInside(schema: v.GenericSchema): v.GenericSchema | undefined {
  const { wrapped = schema } = schema as Partial<v.OptionalSchema<v.GenericSchema, undefined>>;
  return v.getMetadata(wrapped).json as v.GenericSchema | undefined;
}

/** Describes `Clearable`, `OrNull` and `OptionalOrNull`: pipes of a string, a transform that drops a blank value, and a schema. */
function describeBlankable({ wrapped }: { wrapped?: { pipe?: { type: string; wrapped?: v.GenericSchema }[] } }) {
  const [first, action, last] = wrapped?.pipe ?? [];
  if (action?.type !== 'transform' || !last?.wrapped) return undefined;
  return { anyOf: [convert(last.wrapped), blank, ...(first?.type === 'nullable' ? [{ type: 'null' as const }] : [])] };
}

/** The document accepts everything that the contract accepts. Checks that are functions are left to the API, which responds 422. */
const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema }) => {
    const json = jsonInside(valibotSchema);
    if (json) return { anyOf: [convert(json), blank] };
    return overrides.get(valibotSchema) ?? describeBlankable(valibotSchema as object);
  },
};

/** Returns the schemas that a document refers to, directly or indirectly, by name. */
export function componentsOf(document: object): Record<string, Schema> {
  const all = toJsonSchemaDefs(named, config);
  const used: Record<string, Schema> = {};
  const add = (value: object): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used[name]) continue;
      used[name] = all[name] ?? {};
      add(used[name]);
    }
  };
  add(document);
  return used;
}

function convert(schema: v.GenericSchema, definitions: Record<string, v.GenericSchema> = {}): Schema {
  const { $schema, $defs, ...json } = toJsonSchema(schema, { ...config, definitions });
  return json;
}

/** Converts a schema of a route: a reference to its component, or a list of references. */
export const schemaOf = (schema: v.GenericSchema): Schema => convert(schema, named);
