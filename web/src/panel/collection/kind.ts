import { type FieldRefusal, type Refusal, refusalsIn } from '@rombo/shared/contract/issues';
import type { ListedKind } from '@rombo/shared/contract/kinds';
import type { PanelTab } from '@rombo/shared/contract/pages';
import type { FocalPoint } from '@rombo/shared/contract/picture-fields';
import type { Output, RouteName } from '@rombo/shared/contract/routes';
import { toFormPart } from '@rombo/shared/contract/text';
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

/** Names of the routes that return a `T`. */
export type RouteTo<T> = { [N in RouteName]: Output<N> extends T ? N : never }[RouteName];

type ItemTexts = ReturnType<typeof itemTexts>;

export type ListWords = ItemTexts['list'] & {
  /** Heading of the list, if it differs from the label of the tab. */
  title?: string;
  /** For kinds with an order. */
  ordering?: ItemTexts['ordering'];
};

interface CardContent {
  label?: string;
  picture?: { url: string; color: string | null; focalPoint?: FocalPoint } | null | undefined;
  noPicture?: string;
  isTall?: boolean;
  /** Badge on the picture, which is greyed out; shown above the name if the card has no picture. */
  flag?: string | false;
  featured?: string | false;
  status?: string | false | undefined;
  texts?: (string | null | undefined | false)[];
  facts?: [name: string, value: string][];
}

interface KindWords {
  list: ListWords;
  form: ItemTexts['form'] & { save: ItemTexts['save'] };
  versions: Omit<ItemTexts['versions'], 'fields'> & { fields: object };
}

/** A saved version of an item, with the fields that it changed. */
export interface Version {
  version: number;
  at: string;
  by: string | null;
  changes: string[];
  content: object;
}

/** An issue and the form field that shows it, such as `technicalSpecs.1.label`. */
export interface LocatedIssue {
  place: string;
  refusal: Refusal;
}

/** A field that the server refused, with the error in the page's language. */
interface RefusedField extends FieldRefusal {
  message: string;
}

/** A refused field's place in the form, and the file that caused it. */
interface LocatedRefusal {
  place: string;
  message: string;
  file?: DraftFile | null | undefined;
}

interface ItemDraft<T, D> {
  /** Prefix of the key that stores the draft on the device. */
  name: string;
  empty: D;
  draftOf: (stored: T) => D;
  /** True if both drafts would save the same values. */
  isSame: (one: D, other: D) => boolean;
  /** Returns all validation errors of a draft, by the schemas of the contract. */
  issuesOf: (draft: D) => LocatedIssue[];
  files?: readonly FileField<D>[];
  /** Values as lines of text, for fields that the names and values of their parts do not explain. */
  linesOf?: Partial<Record<string, (draft: D, language: Language) => string[]>>;
}

/** Returns the key under which a chosen file was uploaded. */
export type KeyOf = (id: string) => string;

/** One kind of content. The panel derives its list, form, versions, trash and order from this description. */
export interface Kind<T extends Item, D extends FieldValues> {
  tab: PanelTab;
  /** Name in the registry, if its items can be exported and imported as CSV. */
  listed?: ListedKind;
  routes: {
    /** For a kind with a single item: the route of that item. */
    list: RouteTo<T[] | T>;
    /** `create` and `remove` are missing for a kind with a single item. */
    create?: RouteTo<T>;
    remove?: RouteName;
    update: RouteTo<T>;
    versions: RouteTo<Version[]>;
    restoreVersion: RouteTo<T>;
    order?: RouteName;
    /** The route that returns all items as CSV. */
    export?: RouteName;
  };
  /** Reads that show the kind, refreshed after a write. */
  reads: readonly RouteName[];
  nameOf: (item: T, panel: Panel) => string;
  cardOf: (item: T, panel: Panel, language: Language) => CardContent;
  /** The item's page on the site; null if visitors cannot see it. */
  pageOf?: (item: T) => string | null;
  countOf?: (items: T[], panel: Panel) => string;
  words: (panel: Panel) => KindWords;
  draft: ItemDraft<T, D>;
  /** Request body that saves a draft, over `stored` if it exists: JSON, or a form with the keys of uploaded files. */
  bodyOf: (draft: D, stored: T | null, keyOf: KeyOf) => FormData | object;
  /** Labels for the values of enumerated fields. */
  valueWords?: (panel: Panel, language: Language) => Partial<Record<string, Partial<Record<string, string>>>>;
  /** Finds the form field, and the file, that the server refused. */
  locateIssue: (issue: RefusedField, draft: D, panel: Panel) => LocatedRefusal;
}

export const isFile = (value: unknown): value is DraftFile => Object(value) === value && 'id' in Object(value);

/** Returns values as a multipart form. Chosen files are sent as their upload keys; stored files are omitted and kept. */
function toFormData(values: object, keyOf: KeyOf): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (!isFile(value)) form.append(name, toFormPart(value));
    else if (isChosen(value)) form.append(name, keyOf(value.id));
  }
  return form;
}

interface SimpleKind<T extends Item, D extends FieldValues> extends Omit<ItemDraft<T, D>, 'isSame' | 'issuesOf'> {
  /** Values to send for a draft. Drafts with equal values count as the same. */
  valuesOf: (draft: D, stored: T | null) => object;
  /** Validates the form while it is edited. */
  schema: v.GenericSchema;
  /** The values that the schema checks, if they differ from those sent. */
  validatedOf?: (draft: D) => object;
  fieldOf?: (path: string, draft: D) => string;
}

/** Returns the draft of a kind that saves plain values and single files. Without files its body is JSON. */
export function simpleDraft<T extends Item, D extends FieldValues>(
  options: SimpleKind<T, D>,
): Pick<Kind<T, D>, 'draft' | 'bodyOf' | 'locateIssue'> {
  const { name, empty, draftOf, valuesOf, schema, files = [], linesOf = {}, fieldOf = (path) => path } = options;
  const { validatedOf = (draft: D): object => valuesOf(draft, null) } = options;
  return {
    locateIssue: ({ path, message }, draft) => {
      const place = fieldOf(path, draft);
      return { place, message, file: files.some(({ field }) => field === place) ? draft[place] : null };
    },
    bodyOf: (draft, stored, keyOf) => {
      const values = valuesOf(draft, stored);
      return files.length > 0 ? toFormData(values, keyOf) : values;
    },
    draft: {
      name,
      empty,
      draftOf,
      isSame: (one, other) => isEqual(valuesOf(one, null), valuesOf(other, null)),
      files,
      linesOf,
      issuesOf: (draft) => {
        const { issues } = v.safeParse(schema, validatedOf(draft));
        return refusalsIn(issues).map(({ path, refusal }) => ({ place: fieldOf(path, draft), refusal }));
      },
    },
  };
}
