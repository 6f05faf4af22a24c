import { type FieldRefusal, type Refusal, refusalsIn } from '@rombo/shared/contract/issues';
import type { PanelTab } from '@rombo/shared/contract/pages';
import type { FocalPoint } from '@rombo/shared/contract/picture-fields';
import type { Output, RouteName } from '@rombo/shared/contract/routes';
import { partOf } from '@rombo/shared/contract/text';
import type { FieldValues } from 'react-hook-form';
import * as v from 'valibot';
import { type DraftFile, type FileField, isChosen, isEqual } from '../../forms/uploads/draft-file.ts';
import type { Language, Texts } from '../../i18n/index.ts';
import type { itemTexts } from '../../i18n/it/item-texts.ts';

export type Panel = Texts['panel'];

export interface Item {
  id: string;
  version: number;
}

/** The routes whose response is a `T`. */
export type RouteTo<T> = { [N in RouteName]: Output<N> extends T ? N : never }[RouteName];

type ItemTexts = ReturnType<typeof itemTexts>;

export type ListWords = ItemTexts['list'] & {
  title: string;
  /** Of a kind with an order. */
  ordering?: ItemTexts['ordering'];
};

/** Contents of a card of the list, besides the name. */
interface CardContent {
  label?: string;
  picture?: { url: string; color: string | null; focalPoint?: FocalPoint } | null | undefined;
  /** Shown in place of a missing picture. */
  noPicture?: string;
  isTall?: boolean;
  /** Marks the picture, and greys it out; an item without one has the mark above its name. */
  flag?: string | false;
  featured?: string | false;
  status?: string | false | undefined;
  texts?: (string | null | undefined | false)[];
  /** Names and values. */
  facts?: [name: string, value: string][];
}

interface KindWords {
  list: ListWords;
  form: ItemTexts['form'] & { save: ItemTexts['save'] };
  versions: ItemTexts['versions'];
}

/** A saved version of an item, by the fields that it changed. */
export interface Version {
  version: number;
  at: string;
  by: string | null;
  changes: string[];
  /** The item as it was then. */
  content: object;
}

/** An issue at the field of the form that shows it, such as `extraSpecs.1.label`. */
export interface PlacedIssue {
  place: string;
  refusal: Refusal;
}

/** A field that the server refused, with the text in the page's language. */
interface RefusedField extends FieldRefusal {
  message: string;
}

/** A refused field where the form shows it, with the file that it is about. */
interface PlacedRefusal {
  place: string;
  message: string;
  file?: DraftFile | null | undefined;
}

interface ItemDraft<T, D> {
  /** The start of the name under which the device keeps what is typed. */
  name: string;
  empty: D;
  draftOf: (stored: T) => D;
  /** True when two drafts would be saved alike. */
  isSame: (one: D, other: D) => boolean;
  /** Everything that keeps a draft from being saved, by the rules of the contract. */
  issuesOf: (draft: D) => PlacedIssue[];
  /** Fields that hold files. */
  files?: readonly FileField<D>[];
}

/** Gives the key under which a chosen file was uploaded. */
export type KeyOf = (id: string) => string;

/** One kind of content. List, form, versions, trash and order of the panel follow from this description. */
export interface Kind<T extends Item, D extends FieldValues> {
  tab: PanelTab;
  routes: {
    /** Of a kind with one item the route of the item. */
    list: RouteTo<T[] | T>;
    /** Both are missing where there is always the one item. */
    create?: RouteTo<T>;
    remove?: RouteName;
    update: RouteTo<T>;
    versions?: RouteTo<Version[]>;
    restoreVersion?: RouteTo<T>;
    /** Takes the ids in order. */
    order?: RouteName;
  };
  /** Reads that show the kind, besides its own list. */
  shownBy: readonly RouteName[];
  nameOf: (item: T, panel: Panel) => string;
  cardOf: (item: T, panel: Panel, language: Language) => CardContent;
  /** The item's page on the site; null while visitors do not see it. */
  pageOf?: (item: T) => string | null;
  countOf?: (items: T[], panel: Panel) => string;
  words: (panel: Panel) => KindWords;
  draft: ItemDraft<T, D>;
  /** The body that saves a draft, over `stored` if it exists: JSON, or a form with the keys of uploaded files. */
  bodyOf: (draft: D, stored: T | null, keyOf: KeyOf) => FormData | object;
  /** The words for values of fields that are one of a few. */
  valueWords?: (panel: Panel) => Partial<Record<string, Partial<Record<string, string>>>>;
  /** The fields of the form that hold a field of the item, where they have other names; none where a former value cannot be put back alone. */
  fieldsOf?: Partial<Record<string, (keyof D & string)[]>>;
  /** Finds the field of the form, and the file, that the server refused. */
  placeIssue: (issue: RefusedField, draft: D, panel: Panel) => PlacedRefusal;
}

const isFile = (value: unknown): value is DraftFile => Object(value) === value && 'id' in Object(value);

/** Values as a multipart form: a chosen file by the key of its upload; a stored one is left out, and stays. */
export function formOf(values: object, keyOf: KeyOf): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (!isFile(value)) form.append(name, partOf(value));
    else if (isChosen(value)) form.append(name, keyOf(value.id));
  }
  return form;
}

interface SimpleKind<T extends Item, D extends FieldValues> extends Omit<ItemDraft<T, D>, 'isSame' | 'issuesOf'> {
  /** The values that the routes get for a draft; two drafts are the same if these are. */
  valuesOf: (draft: D, stored: T | null) => object;
  /** Checks the form while it is filled in. */
  schema: v.GenericSchema;
  /** The values that the schema checks, if not those of the routes. */
  checkedOf?: (draft: D) => object;
  fieldOf?: (path: string, draft: D) => string;
}

/** The draft of a kind whose form saves plain values and single files; without files its body is JSON. */
export function simpleDraft<T extends Item, D extends FieldValues>(
  options: SimpleKind<T, D>,
): Pick<Kind<T, D>, 'draft' | 'bodyOf' | 'placeIssue'> {
  const { name, empty, draftOf, valuesOf, schema, files = [], fieldOf = (path) => path } = options;
  const { checkedOf = (draft: D): object => valuesOf(draft, null) } = options;
  return {
    placeIssue: ({ path, message }, draft) => {
      const place = fieldOf(path, draft);
      return { place, message, file: files.some(({ field }) => field === place) ? draft[place] : null };
    },
    bodyOf: (draft, stored, keyOf) => {
      const values = valuesOf(draft, stored);
      return files.length > 0 ? formOf(values, keyOf) : values;
    },
    draft: {
      name,
      empty,
      draftOf,
      isSame: (one, other) => isEqual(valuesOf(one, null), valuesOf(other, null)),
      files,
      issuesOf: (draft) => {
        const { issues } = v.safeParse(schema, checkedOf(draft));
        return refusalsIn(issues).map(({ path, refusal }) => ({ place: fieldOf(path, draft), refusal }));
      },
    },
  };
}
