import { randomUUID } from 'node:crypto';
import { errors } from '@rombo/shared/contract/errors';
import type { Route } from '@rombo/shared/contract/route';
import { routeNames, routes } from '@rombo/shared/contract/routes';
import { SLUG_MAX, slugOf } from '@rombo/shared/contract/slug';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { buildDocument } from './document.ts';

const document = buildDocument();

const operations = routeNames.map((name) => {
  const route: Route = routes[name];
  return { name, route, operation: document.paths[route.path]?.[route.method.toLowerCase()] };
});

const references = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = '$ref' in value && typeof value.$ref === 'string' ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(references)];
};

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate(JSON.parse(JSON.stringify(document)));
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('holds every route of the table and nothing else', () => {
    const ids = Object.values(document.paths).flatMap((path) => Object.values(path).map((o) => o.operationId));
    expect(ids.toSorted()).toEqual(routeNames.toSorted());
    for (const { name, operation } of operations) expect(operation?.operationId).toBe(name);
  });

  it('refers only to components that it has, and uses all of them', () => {
    const used = new Set(references(document));
    const present = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect([...used].toSorted()).toEqual(present.toSorted());
  });

  it('takes the name of a product for its id where it is read, and nowhere else', () => {
    const idOf = (method: string) =>
      document.paths['/api/products/{id}']?.[method]?.parameters?.find(({ name }) => name === 'id')?.schema;
    const pattern = new RegExp(String(idOf('get')?.pattern));
    for (const id of [slugOf('Saetta .21 Pista'), `${'x'.repeat(SLUG_MAX)}-12`, randomUUID()])
      expect(id).toMatch(pattern);
    expect('Saetta 21').not.toMatch(pattern);
    for (const method of ['put', 'delete']) expect(idOf(method)).toEqual({ type: 'string', format: 'uuid' });
  });

  it('has no schema that accepts anything', () => {
    const empties = (value: unknown, path: string): string[] => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
      const isEmpty = /(schema|schemas\/\w+|properties\/\w+|items)$/.test(path) && Object.keys(value).length === 0;
      return [
        ...(isEmpty ? [path] : []),
        ...Object.entries(value).flatMap(([key, inner]) => empties(inner, `${path}/${key}`)),
      ];
    };
    expect(empties(document, '')).toEqual([]);
  });
});

describe.each(operations)('$name', ({ route, operation }) => {
  const parameters = operation?.parameters ?? [];
  const named = (place: string) => parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);

  it('asks for the session where the administrator is asked for', () => {
    expect(operation?.security).toEqual(route.access === 'admin' ? [{ session: [] }] : []);
    expect('401' in (operation?.responses ?? {})).toBe(
      route.access === 'admin' || route.errors.includes('invalid_credentials'),
    );
  });

  it('names its parameters and the headers that it reads', () => {
    expect(named('path')).toEqual([...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    expect(named('query')).toEqual([...route.query]);
    expect(named('header').includes('If-Match')).toBe(route.versioned);
    expect(named('header').includes('Idempotency-Key')).toBe(route.idempotent);
    expect(named('header').includes('Sec-Fetch-Site')).toBe(route.method !== 'GET');
  });

  it('has its body under its media type', () => {
    const types = { json: 'application/json', multipart: 'multipart/form-data' };
    expect(Object.keys(operation?.requestBody?.content ?? {})).toEqual(route.body ? [types[route.body.kind]] : []);
  });

  it('has its success, and each error that its table entry names under its status', () => {
    const success = operation?.responses[route.status];
    expect(Boolean(success?.content)).toBe(route.output !== null);
    expect(success?.headers?.ETag !== undefined).toBe(route.cache === 'edge');
    for (const code of [...route.errors, 'internal', 'unavailable'] as const) {
      expect(operation?.responses[errors[code].status]?.description).toContain(`\`${code}\``);
    }
    for (const status of ['429', '503']) {
      const refusal = operation?.responses[status];
      if (refusal) expect(refusal.headers).toHaveProperty('Retry-After');
    }
  });
});
