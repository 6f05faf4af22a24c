import { describe, expect, it } from 'vitest';
import type { Route } from './route.ts';
import { fileName, pathOf, routeNames, routes } from './routes.ts';

const table: [string, Route][] = routeNames.map((name) => [name, routes[name]]);

describe('the route table', () => {
  it('has the calls that were agreed on, whatever was added to them', () => {
    const calls = [
      'DELETE /api/admin/contacts/{id}',
      'DELETE /api/products/{id}',
      'DELETE /api/slides/{id}',
      'GET /api/activity',
      'GET /api/admin/contacts',
      'GET /api/products',
      'GET /api/second-factor',
      'GET /api/sessions',
      'GET /api/settings/{key}',
      'GET /api/slides',
      'GET /api/slides/active',
      'GET /api/user',
      'POST /api/contact',
      'POST /api/login',
      'POST /api/logout',
      'POST /api/password',
      'POST /api/products',
      'POST /api/second-factor',
      'POST /api/second-factor/removal',
      'POST /api/sessions/removal',
      'POST /api/sessions/{id}/removal',
      'POST /api/settings',
      'POST /api/slides',
      'POST /api/uploads',
      'PUT /api/products/{id}',
      'PUT /api/second-factor',
      'PUT /api/slides/{id}',
    ];
    expect(table.map(([, { method, path }]) => `${method} ${path}`)).toEqual(expect.arrayContaining(calls));
  });

  it('defines a route for each path, under its name', () => {
    expect(Object.keys(routes).sort()).toEqual(routeNames.toSorted());
    for (const [name, route] of table) expect(route.name).toBe(name);
  });

  it('answers 204 exactly where there is nothing to say', () => {
    for (const [, { status, output }] of table) expect(status === 204).toBe(output === null);
  });

  it('lets the edge keep only what everybody may read', () => {
    for (const [, route] of table.filter(([, { cache }]) => cache === 'edge')) {
      expect([route.method, route.access]).toEqual(['GET', 'public']);
    }
  });

  it('guards every change and deletion of what has a version', () => {
    const versionedRoutes = table.filter(([, { versioned }]) => versioned).map(([name]) => name);
    expect(versionedRoutes).toEqual([
      'updateProduct',
      'deleteProduct',
      'restoreVersion',
      'updateSlide',
      'deleteSlide',
      'restoreSlideVersion',
      'updateDealer',
      'deleteDealer',
      'restoreDealerVersion',
    ]);
    for (const name of versionedRoutes) expect(routes[name as 'updateProduct'].errors).toContain('conflict');
  });
});

describe('fileName', () => {
  it('is the name of the route in kebab-case, one for each', () => {
    expect(fileName('listActiveSlides')).toBe('list-active-slides');
    expect(fileName('login')).toBe('login');
    expect(new Set(routeNames.map(fileName)).size).toBe(routeNames.length);
  });
});

describe('pathOf', () => {
  it('fills in and encodes a parameter', () => {
    expect(pathOf('deleteProduct', { id: 'a/b ?#%è' })).toBe('/api/products/a%2Fb%20%3F%23%25%C3%A8');
    expect(pathOf('getSetting', { key: 'maintenance_mode' })).toBe('/api/settings/maintenance_mode');
    expect(pathOf('listProducts', {})).toBe('/api/products');
  });

  it('takes a parameter that looks like a replacement as it is', () => {
    expect(pathOf('deleteSlide', { id: '$&' })).toBe('/api/slides/%24%26');
  });
});
