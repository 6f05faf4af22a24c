import * as v from 'valibot';
import { type Collection, ItemOrder, VersionOf } from '../collections/collection.ts';
import {
  capitalized,
  isOrdered,
  kinds,
  type ListedKind,
  type OrderedKind,
  type PlainlyListedKind,
  type PluralOf,
} from './kinds.ts';
import { json, route } from './route.ts';
import { orderRouteOf, routesOf } from './route-paths.ts';

/** Definitions of the routes that every kind of content has, by its description. */

type Listed<K extends ListedKind = ListedKind> = Collection & { kind: K };

export const listing = <const C extends Listed<PlainlyListedKind>>({ kind, schema }: C) => {
  const { plural } = kinds[kind as C['kind']];
  return route(`listAdmin${capitalized(plural)}`, () => ({
    summary: `Lists all ${plural}, ${isOrdered(kind) ? 'in order' : 'newest first'}, including those that visitors do not see.`,
    output: v.array(schema as C['schema']),
  }));
};
export const creation = <const C extends Listed>({ kind, noun, body, schema }: C) =>
  route(`create${capitalized(kind as C['kind'])}`, () => ({
    summary: `Creates ${noun}.`,
    activity: `${kind as C['kind']}_created`,
    status: 201,
    body: body as C['body'],
    output: schema as C['schema'],
    idempotent: true,
  }));
export const replacement = <const C extends Collection>({ kind, noun, body, schema }: C) =>
  route(`update${capitalized(kind as C['kind'])}`, () => ({
    summary: `Replaces the fields of ${noun}. A blank value removes an optional field. Files that the form omits are kept.`,
    activity: `${kind as C['kind']}_updated`,
    body: body as C['body'],
    output: schema as C['schema'],
    versioned: true,
    idempotent: true,
  }));
export const exporting = <const K extends ListedKind>(kind: K) =>
  route(routesOf(kind).export, () => ({
    summary: `Returns all ${kinds[kind].plural} as CSV with Italian headings, as the import reads them. No spreadsheet reads a cell as a formula. The decimal sign is a comma, or a point if \`separator\` is a comma.`,
    query: ['separator'],
    type: 'text/csv',
    output: v.string(),
  }));
export const deletion = <const K extends ListedKind>(kind: K) =>
  route(`delete${capitalized(kind)}`, () => ({
    summary: `Moves an item of the ${kinds[kind].plural} to the trash for 30 days, with its files.`,
    activity: `${kind}_deleted`,
    versioned: true,
  }));
export const ordering = <const K extends OrderedKind>(kind: K) => {
  const { plural } = kinds[kind];
  return route(orderRouteOf(kind), () => ({
    summary: `Saves the order of ${plural}, numbered from 0. Those that \`ids\` omits keep their place.`,
    activity: `${plural as PluralOf<K>}_ordered`,
    body: json(ItemOrder),
    output: ItemOrder,
    errors: ['conflict'],
  }));
};
export const versions = <const C extends Collection>(collection: C) =>
  route(`list${capitalized(collection.kind as C['kind'])}Versions`, () => ({
    summary: `Lists the last twenty versions of ${collection.noun}, newest first, each with the fields that it changed.`,
    output: v.array(VersionOf(collection)),
  }));
export const restoration = <const C extends Collection>({ kind, noun, schema }: C) =>
  route(`restore${capitalized(kind as C['kind'])}Version`, () => ({
    summary: `Restores a former version of ${noun} as a new version. Fails with 422 if the version or one of its files no longer exists.`,
    activity: `${kind as C['kind']}_updated`,
    output: schema as C['schema'],
    versioned: true,
    idempotent: true,
    errors: ['invalid_input'],
  }));
