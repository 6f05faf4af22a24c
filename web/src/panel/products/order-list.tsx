import { type Filter, filterByCategory } from '@rombo/shared/collections/catalogue';
import { categoryKeys } from '@rombo/shared/collections/categories';
import type { Product } from '@rombo/shared/collections/product';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { useLocation, useSearch } from 'wouter';
import { useWrite } from '../../api/swr.ts';
import { Choice } from '../../forms/fields.tsx';
import { useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldHint } from '../../ui/field.styles.ts';
import { TextInput } from '../../ui/field.tsx';
import { Picture } from '../../ui/picture.tsx';
import { toast } from '../../ui/toast.tsx';
import { useItems, useReload } from '../collection/use-collection.ts';
import { useOrder } from '../collection/use-order.ts';
import { MoveButton, MoveButtons, Moves, PanelIcon, restoreFocusAfter } from '../ui/buttons.tsx';
import { useLatestCallback, useUndo } from '../ui/list-hooks.tsx';
import { useNearViewport } from '../ui/near-viewport.ts';
import { FilterSelect, PanelSection } from '../ui/panel-section.tsx';
import { Grip, Sortable, useSortableItem } from '../ui/sortable.tsx';
import { defaultSearch, findProducts, listAddress } from './list/list-search.ts';
import { productKind } from './product-kind.ts';

const Search = styled(TextInput)`margin-block: var(--space-s);`;

/** Rows have the same height with and without buttons, so that the list does not jump on scroll. */
const Rows = styled.ol`
  margin-top: var(--space-m);
  > li > div {
    display: grid;
    grid-template-columns: 2.75rem 3.5rem 1fr 5.75rem;
    gap: var(--space-s);
    align-items: center;
    min-height: 6.5rem;
    ${media.medium} { grid-template-columns: 2.75rem 3.5rem 1fr 12rem; min-height: 3.75rem; }
    padding-block: var(--space-s);
    border-bottom: 1px solid var(--color-border);
    background: var(--color-background);
    overflow-wrap: anywhere;
    > p { grid-column: 3; }
  }
  img { width: 3.5rem; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  input { flex: 1; width: 2.75rem; min-width: 2.75rem; padding-inline: 0.25rem; text-align: center; }
  small { display: block; color: var(--color-text-muted); font-size: var(--font-size-small); }
`;

function ProductFacts({ product: { name, featured, technicalSpecs } }: Pick<OrderRowProps, 'product'>) {
  const { productForm: texts } = useTexts('panel');
  return (
    <p>
      {name}
      <small>{[featured && texts.featured, technicalSpecs[ARTICLE_CODE]].filter(Boolean).join(' · ')}</small>
    </p>
  );
}

interface PlaceInputProps {
  label: string;
  place: number;
  onPlace: (place: number) => void;
}

/** The place of a product in the list. Enter, or leaving the input, moves the product to the typed place; Esc restores the number. */
function PlaceInput({ label, place, onPlace }: PlaceInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  // Not in the state alone: moving the row in the document can blur the input before the next render.
  const pending = useRef<string | null>(null);
  const type = (text: string | null) => {
    pending.current = text;
    setTyped(text);
  };
  const apply = () => {
    const wanted = Number.parseInt(pending.current ?? '', 10);
    type(null);
    if (wanted && wanted !== place) onPlace(wanted);
  };
  return (
    <TextInput
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(place)}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => type(target.value)}
      onBlur={() => {
        if (pending.current !== null) apply();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') restoreFocusAfter(apply);
        if (key === 'Escape') type(null);
      }}
    />
  );
}

interface OrderRowProps {
  product: Product;
  /** Index and number within the featured products, or within the others. */
  index: number;
  count: number;
  /** Place in the whole list, from 1. */
  place: number;
  onMove: (to: number) => void;
  onPlace: (place: number) => void;
}

function InteractiveRow({ product, index, count, place, onMove, onPlace }: OrderRowProps) {
  const { order: texts, rows: rowTexts } = useTexts('panel');
  const { item, handle } = useSortableItem(product.id, rowTexts.draggable);
  const { name, pictures } = product;
  const [cover] = pictures;
  return (
    <div {...item}>
      <Grip {...handle} aria-label={rowTexts.drag(name)}>
        <PanelIcon name="grip" />
      </Grip>
      {cover && <Picture src={cover.url} color={cover.color} alt="" width={4} height={3} sizes="3.5rem" />}
      <ProductFacts product={product} />
      <Moves>
        <PlaceInput label={texts.placeOf(name)} place={place} onPlace={onPlace} />
        <MoveButton
          icon={<PanelIcon name="first" />}
          label={texts.toTop(name)}
          isDisabled={index === 0}
          onPress={() => onMove(0)}
        />
        <MoveButtons name={name} words={rowTexts} index={index} count={count} onMove={onMove} />
      </Moves>
    </div>
  );
}

/** A row of the list. Far from the viewport it has no buttons, but the browser's text search still finds it. */
function OrderRow(props: OrderRowProps) {
  const { product } = props;
  const row = useRef<HTMLLIElement>(null);
  const { isNear } = useNearViewport(row, { margin: 400 });
  return (
    <li ref={row} aria-label={product.name}>
      {isNear ? (
        <InteractiveRow {...props} />
      ) : (
        <div>
          <ProductFacts product={product} />
        </div>
      )}
    </li>
  );
}

const featuredFirst = (products: Product[]): Product[] => [
  ...products.filter(({ featured }) => featured),
  ...products.filter(({ featured }) => !featured),
];

function OrderRows({ products, category }: { products: Product[]; category: Filter['category'] }) {
  const { order: texts, rows: rowTexts, products: productTexts } = useTexts('panel');
  const undo = useUndo();
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query);
  const stored = useMemo(() => filterByCategory(products, { category, subcategory: 'all' }), [products, category]);
  const { run } = useWrite('orderProducts');
  const { shown, announcement, move } = useOrder({
    stored,
    words: texts,
    save: (ids, seen) => run({ body: { ...(category !== 'all' && { category }), ids, seen } }),
    reload: useReload<Product>(productKind),
    arrange: featuredFirst,
  });
  const featured = shown.filter((product) => product.featured).length;
  const groupOf = (product: Product): [start: number, end: number] =>
    product.featured ? [0, featured] : [featured, shown.length];
  const found = useMemo(() => findProducts(shown, { ...defaultSearch, query: searched }), [shown, searched]);
  const indexes = useMemo(() => new Map(shown.map(({ id }, index) => [id, index])), [shown]);
  const indexOf = (id: string | undefined) => indexes.get(id ?? '') ?? -1;

  /** Moves a product to a place, or as near as its group allows. Returns its former place and the message with the new one. */
  const moveToPlace = useLatestCallback((product: Product, place: number) => {
    const [start, end] = groupOf(product);
    const from = indexOf(product.id);
    const to = Math.min(Math.max(place - 1, start), end - 1);
    if (from !== -1 && from !== to) void move(from, to);
    return { from: from + 1, message: { title: product.name, description: texts.placed(to + 1, shown.length) } };
  });
  const place = (product: Product, place: number) => {
    const { from, message } = moveToPlace(product, place);
    const takeBack = async () => moveToPlace(product, from).message;
    toast({ ...message, action: undo(texts.undoHint(from), takeBack, () => texts.failedText) });
  };

  const status = searched.trim() ? texts.found(found.length, shown.length) : announcement;
  return (
    <>
      <Search
        type="search"
        aria-label={productTexts.search}
        placeholder={productTexts.search}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <FieldHint role="status">{shown.length === 0 ? texts.none : status}</FieldHint>
      <Sortable
        ids={found.map(({ id }) => id)}
        words={rowTexts}
        onMove={(from, to) => move(indexOf(found[from]?.id), indexOf(found[to]?.id))}
      >
        <Rows>
          {found.map((product) => {
            const index = indexOf(product.id);
            const [start, end] = groupOf(product);
            return (
              <OrderRow
                key={product.id}
                product={product}
                index={index - start}
                count={end - start}
                place={index + 1}
                onMove={(to) => move(index, start + to)}
                onPlace={(wanted) => place(product, wanted)}
              />
            );
          })}
        </Rows>
      </Sortable>
    </>
  );
}

export const ORDER = 'ordine';

export function OrderList({ onClose }: { onClose: () => void }) {
  const { order: texts, products: productTexts } = useTexts('panel');
  const { all } = useTexts('catalogue');
  const { category } = listAddress.read(useSearch());
  const [, navigate] = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <PanelSection
      title={texts.title}
      headingRef={heading}
      tools={
        <>
          <Choice
            frame={FilterSelect}
            aria-label={texts.category}
            value={category}
            options={[['all', all], ...categoryKeys.map((key) => [key, productTexts.categories[key]] as const)]}
            onChoose={(chosen) =>
              navigate(`?${new URLSearchParams({ categoria: chosen })}`, { replace: true, state: window.history.state })
            }
          />
          <Button variant="secondary" onClick={onClose}>
            {texts.done}
          </Button>
        </>
      }
    >
      <FieldHint>{texts.hint}</FieldHint>
      <AsyncView read={useItems<Product>(productKind)}>
        {(products) => <OrderRows key={category} products={products} category={category} />}
      </AsyncView>
    </PanelSection>
  );
}
