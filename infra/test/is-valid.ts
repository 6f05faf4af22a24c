import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { buildDocument } from '../openapi/document.ts';

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addFormat('idn-email', true);
ajv.addSchema(buildDocument(), 'api', false);

/** For tests: true when a value fits the schema that stands at this place of the OpenAPI document. */
export function isValid(place: readonly string[], value: unknown): boolean {
  const pointer = place.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
  return ajv.compile({ $ref: `api#/${pointer}` })(value) === true;
}
