import { basename } from 'node:path';
import { fileName, type RouteName, routeNames, routes } from '@rombo/shared/contract/routes';
import { expect, it } from 'vitest';
import { bundleSizes } from './bundle-sizes.ts';
import { modulesIn, modulesOf } from './bundled-schemas.ts';

/** A visitor waits for these at a cold start. 65 kB of them are the errors of SSM's client: 3 of 69 ms. */
const BYTES = 440_000;
const GZIP = 135_000;

const forVisitors = routeNames.filter((name) => routes[name].access === 'public');

it.each(forVisitors)('the bundle of %s is as small as a cold start asks for', (name) => {
  const size = bundleSizes().find((bundle) => bundle.name === fileName(name));
  expect(size?.bytes).toBeLessThanOrEqual(BYTES);
  expect(size?.gzip).toBeLessThanOrEqual(GZIP);
});

const collectionOf = (name: RouteName): string => routes[name].path.split('/{')[0] ?? '';

/** Routes that read the items of another collection, by a route that answers with them. */
const readsItemsOf: Partial<Record<RouteName, RouteName[]>> = {
  exportContacts: ['listContacts'],
  getSearchIndex: ['listProducts', 'orderProducts'],
  listProducts: ['orderProducts'],
  listAdminProducts: ['orderProducts'],
  deleteProduct: ['listTrash'],
  deleteSlide: ['listTrash'],
  restoreFromTrash: ['listProducts', 'listSlides'],
};

it.each(routeNames)('the bundle of %s has the schemas of its own route and items only', (name) => {
  // Items are parsed with the schema that the other routes of the same collection answer with.
  const collections = [name, ...(readsItemsOf[name] ?? [])].map(collectionOf);
  const own = routeNames.filter((other) => collections.includes(collectionOf(other))).flatMap(modulesOf);
  expect(
    modulesIn(name)
      .filter((file) => !own.includes(file))
      .map((file) => basename(file)),
  ).toEqual([]);
});

it('a form has its schemas in its bundle', () => {
  expect(modulesIn('createSlide')).toContain('shared/src/collections/slide.ts');
});
