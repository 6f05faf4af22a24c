import { createHash } from 'node:crypto';

interface EdgeValue {
  value: string;
  multiValue?: { value: string }[];
}
export type EdgeValues = Record<string, EdgeValue>;

export interface EdgeRequest {
  method: string;
  uri: string;
  querystring: EdgeValues;
  headers: EdgeValues;
  cookies: EdgeValues;
}

/** Parses a query as edge functions see it: still encoded, with the first value of a repeated name as `value`. */
export function querystringOf(query: string): EdgeValues {
  const given: EdgeValues = Object.create(null);
  for (const pair of query.split('&').filter(Boolean)) {
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const before = given[name];
    given[name] = before
      ? { value: before.value, multiValue: [...(before.multiValue ?? [{ value: before.value }]), { value }] }
      : { value };
  }
  return given;
}

/** Modules of the CloudFront runtime that the edge code loads. Its `crypto` has only hashes. */
const edgeModules = (name: string) => {
  if (name === 'crypto') return { createHash };
  throw new Error(`The edge has no module ${name}`);
};

export const compileEdgeCode = <T>(code: string): T =>
  new Function('require', `${code}; return handler;`)(edgeModules) as T;
