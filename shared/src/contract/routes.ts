import type * as v from 'valibot';
import type { Collection } from '../collections/collection.ts';
import { companyProfile } from '../collections/company-profile.ts';
import { dealers } from '../collections/dealer.ts';
import { guides } from '../collections/guides.ts';
import { news } from '../collections/news.ts';
import { products } from '../collections/product.ts';
import { results } from '../collections/result.ts';
import { slides } from '../collections/slide.ts';
import { creation, deletion, exporting, listing, ordering, replacement, restoration, versions } from './kind-routes.ts';
import {
  type KindName,
  kindNames,
  type ListedKind,
  listedKinds,
  type OrderedKind,
  orderedKinds,
  type PlainlyListedKind,
  type PluralOf,
  plainlyListedKinds,
} from './kinds.ts';
import * as ownRoutes from './route-definitions.ts';
import type { RouteName } from './route-paths.ts';

export * from './route-paths.ts';

/** The description of every kind of content. */
export const collections = {
  product: products,
  slide: slides,
  dealer: dealers,
  result: results,
  news,
  guide: guides,
  company: companyProfile,
} satisfies Record<KindName, Collection>;
type Collections = typeof collections;

type KindRoutes = {
  [K in PlainlyListedKind as `listAdmin${Capitalize<PluralOf<K>>}`]: ReturnType<typeof listing<Collections[K]>>;
} & { [K in ListedKind as `create${Capitalize<K>}`]: ReturnType<typeof creation<Collections[K]>> } & {
  [K in ListedKind as `delete${Capitalize<K>}`]: ReturnType<typeof deletion<K>>;
} & { [K in ListedKind as `export${Capitalize<PluralOf<K>>}`]: ReturnType<typeof exporting<K>> } & {
  [K in OrderedKind as `order${Capitalize<PluralOf<K>>}`]: ReturnType<typeof ordering<K>>;
} & {
  [K in KindName as `update${Capitalize<K>}`]: ReturnType<typeof replacement<Collections[K]>>;
} & {
  [K in KindName as `list${Capitalize<K>}Versions`]: ReturnType<typeof versions<Collections[K]>>;
} & { [K in KindName as `restore${Capitalize<K>}Version`]: ReturnType<typeof restoration<Collections[K]>> };

const kindRoutes = [
  ...kindNames.flatMap((kind) => {
    const collection: Collection = collections[kind];
    return [replacement(collection), versions(collection), restoration(collection)];
  }),
  ...listedKinds.flatMap((kind) => [creation(collections[kind]), deletion(kind), exporting(kind)]),
  ...orderedKinds.map((kind) => ordering(kind)),
  ...plainlyListedKinds.map((kind) => listing(collections[kind])),
];

export type Routes = typeof ownRoutes & KindRoutes;
/** The whole route table, for the gateway, the deployment, the API documentation and their tests. Functions import single routes. */
export const routes = {
  ...ownRoutes,
  ...Object.fromEntries(kindRoutes.map((route) => [route.name, route])),
} as Routes;

type BodySchema<N extends RouteName> = Routes[N]['body'] extends { schema: infer S extends v.GenericSchema }
  ? S
  : never;

export type Input<N extends RouteName> = [BodySchema<N>] extends [never] ? undefined : v.InferOutput<BodySchema<N>>;

export type Body<N extends RouteName> = [BodySchema<N>] extends [never] ? undefined : v.InferInput<BodySchema<N>>;

export type Output<N extends RouteName> = Routes[N]['output'] extends infer S extends v.GenericSchema
  ? v.InferOutput<S>
  : undefined;
