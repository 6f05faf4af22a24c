import * as v from 'valibot';
import { type Refusal, refusal } from '../contract/issues.ts';
import { keysOf } from '../contract/keys-of.ts';
import type { KindName } from '../contract/kinds.ts';
import { slugsBy } from '../contract/language-fields.ts';
import type { json, multipart } from '../contract/route.ts';
import { Fields, Id, List, Timestamp } from '../contract/text.ts';

/** Number of versions of an entity that are kept, including the current one. */
export const VERSIONS_KEPT = 20;

export const EntityFields = { id: Id, version: v.pipe(v.number(), v.integer(), v.minValue(1)), createdAt: Timestamp };

/** Fields with the addresses of an entity with pages, from its names. Null in a language without a name. */
export const SlugFields = { ...slugsBy(() => v.nullable(v.string())), slug: v.string() };

/** A kind of content. Its routes, versions, trash and order follow from this description, on the server and in the panel. */
export interface Collection {
  /** Name of one entity in the activity log and the trash. */
  kind: KindName;
  /** An item in the API documentation, with its article: 'a news item'. */
  noun: string;
  body: ReturnType<typeof json> | ReturnType<typeof multipart>;
  schema: v.ObjectSchema<v.ObjectEntries, undefined>;
  /** Further fields that the server sets. They do not count as changes. */
  own?: readonly string[];
}

export const collection = <const C extends Collection>(description: C): C => description;

type FieldsOf<C extends Collection> = C['schema']['entries'];
type OwnField<C extends Collection> = keyof typeof EntityFields | (C extends { own: readonly (infer F)[] } ? F : never);
export type VersionedField<C extends Collection> = Exclude<keyof FieldsOf<C>, OwnField<C>> & string;

export const versionedFields = <C extends Collection>({ schema, own = [] }: C) =>
  keysOf(schema.entries).filter((field) => !(field in EntityFields || own.includes(field))) as VersionedField<C>[];

export const VersionOf = <C extends Collection>(description: C) =>
  v.object({
    version: EntityFields.version,
    at: Timestamp,
    /** The account that saved it; null if unknown or saved by the site itself. */
    by: v.nullable(v.string()),
    /** Fields that differ from the previous version; empty if that is unknown. */
    changes: v.array(v.picklist(versionedFields(description))),
    content: description.schema as C['schema'],
  });
export type VersionOf<C extends Collection> = v.InferOutput<ReturnType<typeof VersionOf<C>>>;

export const Ids = (max: number, unknown: Refusal) =>
  v.pipe(
    List(v.pipe(v.string(refusal('text')), v.uuid(unknown)), max),
    v.transform((ids) => [...new Set(ids)]),
  );

/** An order of a kind. Items that it omits keep their place. */
export const ItemOrder = Fields({ ids: Ids(100, 'unknown_item') });
