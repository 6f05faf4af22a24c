import { routeNames, routes } from '@rombo/shared/contract/routes';
import type * as v from 'valibot';
import type { Schema } from './types.ts';

const forms = new Set<v.GenericSchema>(
  routeNames.flatMap((name) => {
    const { body } = routes[name];
    return body?.kind === 'multipart' ? [body.schema] : [];
  }),
);

/** True for a schema that a multipart form is parsed by. */
export const isForm = (schema: v.GenericSchema): boolean => forms.has(schema);

/** A form has no null: what it does not say is absent or blank. */
export const withoutNull = (schema: Schema): Schema => ({
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
