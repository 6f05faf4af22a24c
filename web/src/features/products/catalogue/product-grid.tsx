import type { Product } from '@rombo/shared/product';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { End, Grid } from './catalogue.styles.ts';
import { Dialogs, type OpenDialog } from './dialogs.tsx';
import { ProductCard } from './product-card.tsx';
import { useCatalogueTexts } from './texts/index.ts';
import { useGrowing } from './use-growing.ts';

/** Cards that may be in view when the page opens. */
const EARLY = 3;

/** The cards of the products that the filter left. */
export function ProductGrid({ products }: { products: readonly Product[] }) {
  const texts = useCatalogueTexts();
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const { shown, grow, end } = useGrowing(products.length);

  const showMore = () => {
    list.current?.lastElementChild?.querySelector('button')?.focus({ preventScroll: true });
    grow();
  };

  return (
    <>
      <Grid ref={list} role="list">
        {products.slice(0, shown).map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} early={index < EARLY} onOpen={setOpen} />
          </li>
        ))}
      </Grid>
      {shown < products.length && (
        <End ref={end}>
          <Button variant="secondary" onClick={showMore}>
            {texts.more}
          </Button>
        </End>
      )}
      <Dialogs open={open} onClose={() => setOpen(null)} />
    </>
  );
}
