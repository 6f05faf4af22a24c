import { describe, expect, it } from 'vitest';
import { kindNames, kinds } from './kinds.ts';
import type { Route } from './route.ts';
import { fileName, pathOf, routeNames, routes } from './routes.ts';

const table: [string, Route][] = routeNames.map((name) => [name, routes[name]]);

describe('the route table', () => {
  it('contains the agreed routes', () => {
    const calls = Object.entries({
      '/api/admin/contacts/{id}': 'DELETE',
      '/api/products/{id}': 'DELETE PUT',
      '/api/slides/{id}': 'DELETE PUT',
      '/api/activity': 'GET',
      '/api/admin/contacts': 'GET',
      '/api/products': 'GET POST',
      '/api/second-factor': 'GET POST PUT',
      '/api/sessions': 'GET',
      '/api/settings/{key}': 'GET',
      '/api/slides': 'GET POST',
      '/api/slides/active': 'GET',
      '/api/user': 'GET',
      '/api/contact': 'POST',
      '/api/login': 'POST',
      '/api/logout': 'POST',
      '/api/password': 'POST',
      '/api/second-factor/removal': 'POST',
      '/api/sessions/removal': 'POST',
      '/api/sessions/{id}/removal': 'POST',
      '/api/settings': 'POST',
      '/api/uploads': 'POST',
    }).flatMap(([path, methods]) => methods.split(' ').map((method) => `${method} ${path}`));
    expect(table.map(([, { method, path }]) => `${method} ${path}`)).toEqual(expect.arrayContaining(calls));
  });

  it('defines a route for each path, under its name', () => {
    expect(Object.keys(routes).sort()).toEqual([...routeNames].sort());
    for (const [name, route] of table) expect(route.name).toBe(name);
  });

  it('responds with 204 or a redirect exactly if a route has no output', () => {
    for (const [, { status, output }] of table) expect([204, 302].includes(status)).toBe(output === null);
  });

  it('lets the edge cache only public responses', () => {
    for (const [, route] of table.filter(([, { cache }]) => cache === 'edge')) {
      expect([route.method, route.access]).toEqual(['GET', 'public']);
    }
  });

  it('tells the panel which kinds each cached response shows, except that of a setting', () => {
    const shown: readonly string[] = kindNames.flatMap((kind) => [...kinds[kind].shownBy]);
    const cached = table.flatMap(([name, { cache }]) => (cache === 'edge' ? [name] : []));
    expect([...new Set([...shown, 'getSetting'])].sort()).toEqual(cached.sort());
  });

  it('shows each kind whose items have pages', () => {
    const slugged: { slugs?: string; shownBy: readonly string[] }[] = Object.values(kinds);
    const hidden = slugged.filter(({ slugs, shownBy }) => slugs !== undefined && shownBy.length === 0);
    expect(hidden).toEqual([]);
  });
});

it('a route has a separate file, named after it in kebab-case', () => {
  expect(fileName('listActiveSlides')).toBe('list-active-slides');
  expect(new Set(routeNames.map(fileName)).size).toBe(routeNames.length);
});

it('fillPath encodes parameters', () => {
  expect(pathOf('deleteProduct', { id: 'a/b ?#%è$&' })).toBe('/api/products/a%2Fb%20%3F%23%25%C3%A8%24%26');
  expect(pathOf('listProducts', {})).toBe('/api/products');
});
