import { filterByCategory } from '@rombo/shared/collections/catalogue';
import type { Product } from '@rombo/shared/collections/product';
import { isPublic, statuses } from '@rombo/shared/collections/status';
import { useState } from 'react';
import styled from 'styled-components';
import { useWrite } from '../../../api/swr.ts';
import { SelectField } from '../../../forms/fields.tsx';
import { Stack } from '../../../forms/form.styles.ts';
import { randomId } from '../../../forms/stored-draft.ts';
import { useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { NewTabLink } from '../../ui/buttons.tsx';
import { attempt } from '../../ui/list-hooks.tsx';
import { useReloadProducts } from '../api.ts';
import type { Change } from '../bulk/use-bulk.ts';
import { PreviewButton } from '../preview/previews.tsx';
import { productKind } from '../product-kind.ts';

interface DuplicateButtonProps {
  product: Product;
  onDuplicated: (copy: Product) => void;
}

/** Duplicates a product with its files as a draft. */
function DuplicateButton({ product: { id, name }, onDuplicated }: DuplicateButtonProps) {
  const { products: texts, productForm } = useTexts('panel');
  const { run, busy } = useWrite('duplicateProduct', { refreshes: ['listAdminProducts'] });
  // Idempotency key, kept after a failure: retrying a request whose response was lost creates no second copy.
  const [key, setKey] = useState(() => randomId());
  const duplicate = async () => {
    const copy = await run({ parameters: { id }, idempotencyKey: key }).catch(() => null);
    if (!copy) return toast({ title: texts.duplicateFailed, variant: 'destructive' });
    setKey(randomId());
    toast({ title: productForm.save.created, description: texts.duplicatedText(copy.name, name) });
    onDuplicated(copy);
  };
  return (
    <Button variant="secondary" busy={busy} aria-label={`${texts.duplicate} ${name}`} onClick={duplicate}>
      {texts.duplicate}
    </Button>
  );
}

export function ProductActions({ product, onOpen }: { product: Product; onOpen: (id: string) => void }) {
  const { products: texts } = useTexts('panel');
  const { name, technicalSheetUrl } = product;
  return (
    <>
      {technicalSheetUrl && <NewTabLink href={technicalSheetUrl} text={texts.sheet} subject={name} />}
      <DuplicateButton product={product} onDuplicated={(copy) => onOpen(copy.id)} />
      {!isPublic(product) && <PreviewButton product={product} />}
    </>
  );
}

/** Moves a product to the top of its category. Featured products stay above the others. */
function ToTopButton({ product, products }: { product: Product; products: Product[] }) {
  const { order: texts, productList, products: productTexts } = useTexts('panel');
  const { run, busy } = useWrite('orderProducts');
  const reload = useReloadProducts();
  const { id, name, category } = product;
  const move = async () => {
    const seen = filterByCategory(products, { category, subcategory: 'all' }).map((other) => other.id);
    const body = { category, ids: [id, ...seen.filter((other) => other !== id)], seen };
    const failed = { title: texts.failed, description: texts.failedText };
    const done = { title: name, description: productList.movedToTop(productTexts.categories[category]) };
    await attempt(() => run({ body }), failed, done);
    await reload().catch(() => undefined);
  };
  return (
    <Button variant="secondary" busy={busy} aria-label={texts.toTop(name)} onClick={move}>
      {productList.toTop}
    </Button>
  );
}

const Choices = styled(Stack)`> :is(a, button) { justify-content: flex-start; }`;

interface RowMenuProps {
  product: Product;
  products: Product[];
  isBusy: boolean;
  onClose: () => void;
  onOpen: (id: string) => void;
  onChange: (product: Product, change: Change) => void;
  onRemove: (product: Product) => void;
}

export function RowMenu({ product, products, isBusy, onClose, onOpen, onChange, onRemove }: RowMenuProps) {
  const { products: texts, productForm } = useTexts('panel');
  const { name, status = 'visible' } = product;
  const page = productKind.pageOf?.(product);
  return (
    <Dialog title={name} onClose={onClose} width="form">
      <Choices>
        {page && <NewTabLink href={page} text={texts.seeOnSite} subject={name} />}
        <ProductActions product={product} onOpen={onOpen} />
        <ToTopButton product={product} products={products} />
        <SelectField
          label={productForm.status}
          value={status}
          disabled={isBusy}
          options={statuses.map((key) => [key, productForm.statuses[key]])}
          onChange={({ target }) => onChange(product, { status: target.value as typeof status })}
        />
        <Button
          variant="danger"
          aria-label={`${texts.remove} ${name}`}
          onClick={() => {
            onClose();
            onRemove(product);
          }}
        >
          {texts.remove}
        </Button>
      </Choices>
    </Dialog>
  );
}
