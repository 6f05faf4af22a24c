import { randomUUID } from 'node:crypto';
import { routeNames } from '@rombo/shared/contract/routes';
import { slugOf } from '@rombo/shared/contract/slug';
import { describe, expect, it } from 'vitest';
import { buildDocument } from './document.ts';

const document = buildDocument();
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const operation = (name: string) => operations.find(({ operationId }) => operationId === name);

describe('the OpenAPI document', () => {
  it('has every route of the table and nothing else', () => {
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(routeNames.toSorted());
  });

  it('derives security, headers, errors and cookies from the route table', () => {
    const headersOf = (name: string) =>
      operation(name)?.parameters.flatMap((parameter) => (parameter.in === 'header' ? parameter.name : []));
    expect(operation('updateProduct')?.security).toEqual([{ session: [] }]);
    expect(headersOf('updateProduct')).toEqual(['If-Match', 'Idempotency-Key', 'Sec-Fetch-Site']);
    expect(operation('updateProduct')?.responses['409']?.description).toContain('`conflict`');
    expect(headersOf('createProduct')).toEqual(['Idempotency-Key', 'Sec-Fetch-Site']);
    expect(operation('listProducts')?.security).toEqual([]);
    expect(headersOf('listProducts')).toEqual(['If-None-Match']);
    expect(operation('login')?.responses['200']?.headers).toHaveProperty('Set-Cookie');
    expect(operation('login')?.responses['429']?.headers).toHaveProperty('Retry-After');
  });

  it('accepts a slug instead of an id only where a product is read', () => {
    const idOf = (name: string) => operation(name)?.parameters.find((parameter) => parameter.name === 'id')?.schema;
    const pattern = new RegExp(String(idOf('getProduct')?.pattern));
    for (const id of [slugOf('Saetta .21 Pista'), `${'x'.repeat(60)}-12`, randomUUID()]) expect(id).toMatch(pattern);
    expect('Saetta 21').not.toMatch(pattern);
    expect(idOf('updateProduct')).toEqual({ type: 'string', format: 'uuid' });
  });

  it('has no schema that accepts anything', () => {
    const empties = (value: unknown, path: string): string[] => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
      const isEmpty = /(schema|schemas\/\w+|properties\/\w+|items)$/.test(path) && Object.keys(value).length === 0;
      const inner = Object.entries(value).flatMap(([key, one]) => empties(one, `${path}/${key}`));
      return isEmpty ? [path, ...inner] : inner;
    };
    expect(empties(document, '')).toEqual([]);
  });
});
