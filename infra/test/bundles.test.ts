import { fileName, routeNames, routes } from '@rombo/shared/routes';
import { expect, it } from 'vitest';
import { bundleSizes } from './bundle-sizes.ts';

/** What a visitor waits for when a function starts cold. */
const BYTES = 420_000;
const GZIP = 130_000;

const forVisitors = routeNames.filter((name) => routes[name].access === 'public');

it.each(forVisitors)('the bundle of %s is as small as a cold start asks for', (name) => {
  const size = bundleSizes().find((bundle) => bundle.name === fileName(name));
  expect(size?.bytes).toBeLessThanOrEqual(BYTES);
  expect(size?.gzip).toBeLessThanOrEqual(GZIP);
});
