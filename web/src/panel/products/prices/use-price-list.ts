import type { Product } from '@rombo/shared/collections/product';
import { changePrice, parsePrice, type Rounding } from '@rombo/shared/collections/product-offer';
import { useEffect, useEffectEvent, useState } from 'react';
import { hasStatus } from '../../../api/errors.ts';
import { useLeaveGuard } from '../../../forms/leave-guard.ts';
import { readDrafts, storeDrafts } from '../../../forms/stored-draft.ts';
import { isEqual } from '../../../forms/uploads/draft-file.ts';
import { useTexts } from '../../../i18n/index.ts';
import { useAccount } from '../../../session/api.ts';
import { toast } from '../../../ui/toast.tsx';
import { type Failed, useLatestCallback } from '../../ui/list-hooks.tsx';
import { type Change, useBulkWrites } from '../bulk/use-bulk.ts';
import { priceText } from '../draft/product-draft.ts';

export interface PriceRow {
  price: string;
  availability: NonNullable<Product['availability']> | '';
  status: NonNullable<Product['status']>;
}

/** Edited fields of a row, with the product version that the edit started from. */
export interface Edit extends Partial<PriceRow> {
  id: string;
  version: number;
}

export type Edits = ReadonlyMap<string, Edit>;

const rowOf = ({ price, availability, status = 'visible' }: Product): PriceRow => ({
  price: price === undefined ? '' : priceText(price),
  availability: availability ?? '',
  status,
});

export const isUnreadable = ({ price }: PriceRow): boolean => Boolean(price.trim()) && Number.isNaN(parsePrice(price));

export function changeOf(product: Product, row: PriceRow): Change {
  const stored = rowOf(product);
  const price = row.price.trim() ? parsePrice(row.price) : null;
  return {
    ...(price !== (product.price ?? null) && { price }),
    ...(row.availability !== stored.availability && { availability: row.availability || null }),
    ...(row.status !== stored.status && { status: row.status }),
  };
}

export const editedRow = (product: Product, edit: Partial<PriceRow> | undefined): PriceRow => ({
  ...rowOf(product),
  ...edit,
});

/** True if the product was saved elsewhere since the edit. The list shows both values, and a save asks before it replaces the other. */
export const isConflict = (product: Product, { version }: Edit): boolean => version !== product.version;

const isEdited = (product: Product, edit: Edit): boolean =>
  Object.keys(changeOf(product, editedRow(product, edit))).length > 0;

const entriesOf = (edits: readonly Edit[]) => edits.map((edit) => [edit.id, edit] as const);

/** The draft is of the list, not of an item. */
const place = { tab: 'prodotti', item: '' } as const;
const empty = { edits: [] as Edit[] };

/** Edits of a price list. They are stored on the device until they are saved or discarded. */
export function usePriceList(products: readonly Product[]) {
  const { saving, prices: texts, bulk, trash } = useTexts('panel');
  const { update } = useBulkWrites();
  const draftKey = { account: useAccount(), name: 'price-list' };
  const [edits, setEdits] = useState<Edits>(new Map());
  const [offered, setOffered] = useState(() => readDrafts(draftKey, empty)[0] ?? null);
  const [failed, setFailed] = useState<Failed<Product>[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const isDirty = edits.size > 0;
  useLeaveGuard(() => isDirty, saving.leave);

  /** Edits of the offered draft that still change a product. */
  const unanswered =
    offered?.mine.edits.filter((edit) =>
      products.some((product) => product.id === edit.id && isEdited(product, edit)),
    ) ?? [];

  /** Stores the edits together with those of an offer that was not answered, and of other tabs. */
  const change = (next: Edits, offeredEdits = unanswered) => {
    setEdits(next);
    const [stored] = readDrafts(draftKey, empty);
    const answered = offered?.mine.edits.filter((edit) => !offeredEdits.includes(edit)) ?? [];
    const own = new Set([...edits.keys(), ...answered.map(({ id }) => id)]);
    const others = stored?.mine.edits.filter(({ id }) => !own.has(id)) ?? [];
    const all = new Map([...entriesOf([...offeredEdits, ...others]), ...next]);
    const at = (next.size === 0 && (offered ?? stored)?.at) || new Date().toISOString();
    storeDrafts(draftKey, all.size > 0 ? [{ at, version: null, mine: { edits: [...all.values()] } }] : [], place);
  };

  const withRow = (current: Edits, product: Product, part: Partial<PriceRow>): Edits => {
    const { id, version } = product;
    const next = new Map(current);
    const edit = { version, ...current.get(id), ...part, id };
    // Compares texts: a price that is being typed is kept as typed.
    if (!isEqual(editedRow(product, edit), rowOf(product))) next.set(id, edit);
    else next.delete(id);
    return next;
  };

  const edited = products.flatMap((product) => {
    const edit = edits.get(product.id);
    return edit && isEdited(product, edit) ? [{ product, edit, row: editedRow(product, edit) }] : [];
  });
  const unreadable = edited.filter(({ row }) => isUnreadable(row));

  const dropIneffective = useEffectEvent(() => {
    if (edited.length < edits.size || (offered && unanswered.length < offered.mine.edits.length))
      change(new Map(entriesOf(edited.map(({ edit }) => edit))));
  });
  // After a save whose response was lost, the reloaded products have the edited values.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloaded products and an ended save leave edits without effect
  useEffect(() => dropIneffective(), [products, failed]);

  const dropEdits = useLatestCallback((ids: readonly string[]) =>
    change(new Map([...edits].filter(([id]) => !ids.includes(id)))),
  );

  /** Saves all edits; failed ones are kept. If a price is unreadable, saves nothing and returns its product. */
  async function save(): Promise<Product | undefined> {
    setChecked(true);
    if (isBusy || unreadable.length > 0) return unreadable[0]?.product;
    const replacing = edited
      .filter(({ product, edit }) => isConflict(product, edit))
      .map(({ product }) => product.name);
    if (replacing.length > 0 && !confirm(texts.confirmReplacing(replacing.join(', ')))) return undefined;
    setBusy(true);
    const planned = edited.map(({ product, row }) => ({ product, change: changeOf(product, row) }));
    const { saved, failed: refused, undo } = await update(planned);
    const gone = refused.filter(({ error }) => hasStatus(error, 404)).map(({ item }) => item);
    dropEdits([...saved, ...gone].map(({ id }) => id));
    setFailed(refused);
    setBusy(false);
    setChecked(false);
    const description = gone.length > 0 && `${gone.map(({ name }) => name).join(', ')}: ${bulk.reasons.gone}`;
    if (saved.length > 0) toast({ title: bulk.changed(saved.length), ...(description && { description }), ...undo });
    else if (description) toast({ title: texts.failed(gone.length), description, variant: 'destructive' });
    return undefined;
  }

  /** Restores edits, except those that were edited further or saved. */
  const restoreEdits = useLatestCallback((before: Edits, after: Edits) => {
    const next = new Map(edits);
    for (const id of new Set([...before.keys(), ...after.keys()])) {
      const edit = before.get(id);
      if (edits.get(id) !== after.get(id)) continue;
      if (edit) next.set(id, edit);
      else next.delete(id);
    }
    change(next);
  });

  return {
    edits,
    edited,
    unreadable: isChecked ? unreadable.length : 0,
    isChecked,
    failed: failed.filter(({ item }) => edits.has(item.id)),
    isBusy,
    offered: unanswered.length > 0 ? offered : null,
    edit: useLatestCallback((product: Product, part: Partial<PriceRow>) => change(withRow(edits, product, part))),
    save,
    discard: () => {
      change(new Map());
      setFailed([]);
      setChecked(false);
    },
    acceptOffered: () => {
      change(new Map([...entriesOf(unanswered), ...edits]), []);
      setOffered(null);
    },
    dropOffered: () => {
      change(edits, []);
      setOffered(null);
    },
    /** Changes prices by a percentage. Products without a price are skipped. */
    changeByPercent: (chosen: readonly Product[], percent: number, rounding: Rounding) => {
      let next = edits;
      let count = 0;
      for (const product of chosen) {
        const price = parsePrice(editedRow(product, edits.get(product.id)).price);
        if (Number.isNaN(price)) continue;
        next = withRow(next, product, { price: priceText(changePrice(price, percent, rounding)) });
        count += 1;
      }
      const action = { label: trash.undo, hint: texts.undoHint, run: () => restoreEdits(edits, next) };
      change(next);
      toast({ title: texts.changed(count), action });
    },
  };
}
