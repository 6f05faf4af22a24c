import type { Route } from '@rombo/shared/contract/route';
import type { RouteName } from '@rombo/shared/contract/routes';
import { type UploadPurpose, uploadPurposes } from '@rombo/shared/contract/upload';
import type * as v from 'valibot';
import { examples } from './examples.ts';
import { jsonInside } from './overrides.ts';
import { schemaOf } from './schemas.ts';
import type { MediaType, Operation } from './types.ts';

const purposes: Record<string, UploadPurpose> = {
  images: 'product-image',
  image: 'slide-image',
  technicalSheet: 'technical-sheet',
  technicalSheetEn: 'technical-sheet',
  explodedViewImage: 'exploded-view',
};

/** Fields that a creation needs though the schema, which an update shares, leaves them open. */
const requiredHere: Partial<Record<RouteName, string>> = { createSlide: 'image' };

/** The body of a route's request, or undefined where it has none. */
export function requestBodyOf(name: RouteName, { body }: Route): Operation['requestBody'] {
  if (!body) return undefined;
  const schema = schemaOf(body.schema);
  if (body.kind === 'json') {
    return { required: true, content: { 'application/json': { schema, example: examples[name] } } };
  }
  const required = requiredHere[name];
  const form: MediaType = {
    schema: required ? { allOf: [schema, { required: [required] }] } : schema,
    encoding: {
      ...Object.fromEntries(filesOf(body).map((field) => [field, { contentType: typesOf(field) }])),
      ...Object.fromEntries(jsonFieldsOf(body).map((field) => [field, { contentType: 'application/json' }])),
    },
  };
  return { required: true, content: { 'multipart/form-data': form } };
}

const filesOf = ({ files }: NonNullable<Route['body']>): string[] => [...(files?.many ?? []), ...(files?.one ?? [])];

const jsonFieldsOf = ({ schema }: NonNullable<Route['body']>): string[] =>
  Object.entries((schema as { entries?: Record<string, v.GenericSchema> }).entries ?? {}).flatMap(([field, of]) =>
    jsonInside(of) ? [field] : [],
  );

function typesOf(field: string): string {
  const purpose = purposes[field];
  if (!purpose) throw new Error(`The file field '${field}' has no media types for the OpenAPI document`);
  return [...Object.keys(uploadPurposes[purpose]), 'text/plain'].join(', ');
}
