import { keys } from '@rombo/functions/data/keys';
import type { Route } from '@rombo/shared/contract/route';
import { routeNames, routes } from '@rombo/shared/contract/routes';
import { expect, it } from 'vitest';
import { grants } from './grants.ts';

const log = keys.activity('*').pk;
const tries = keys.throttle('password', '*', 0).pk;
const table: Record<string, Route> = routes;

const ofAdmin = routeNames.filter((name) => routes[name].access === 'admin');
it.each(ofAdmin)('%s may write what it notes, and only then', (name) => {
  const mayNote = grants[name].table.some(({ partition, actions }) => partition === log && actions.includes('PutItem'));
  const asksPassword = grants[name].table.some(({ partition }) => partition === tries);
  expect(mayNote).toBe(asksPassword || table[name]?.activity !== null);
});

it('logs every change by the administrator, except preparatory steps and message statuses', () => {
  const silent = routeNames.filter(
    (name) => routes[name].access === 'admin' && routes[name].method !== 'GET' && table[name]?.activity === null,
  );
  expect(silent).toEqual(['startSecondFactor', 'updateContact', 'createExport', 'createImport', 'createUploads']);
});

it('a permission to delete an item includes reading it', () => {
  const deleting = Object.values(grants).flatMap(({ table }) =>
    table.filter(({ actions }) => actions.includes('DeleteItem')),
  );
  expect(deleting).not.toHaveLength(0);
  for (const { actions } of deleting) expect(actions).toContain('GetItem');
});
