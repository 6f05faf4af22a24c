import type { Product } from '@rombo/shared/collections/product';
import { isPublic } from '@rombo/shared/collections/status';
import { pathOfPage } from '@rombo/shared/contract/pages';
import { memo, type Ref, useState } from 'react';
import { useWrite } from '../../../api/swr.ts';
import { randomId } from '../../../forms/kept-draft.ts';
import { useTexts } from '../../../i18n/index.ts';
import { useToast } from '../../../ui/toast.tsx';
import { ItemCard } from '../../collection/item-card.tsx';
import { BusyButton } from '../../ui/buttons.tsx';
import { PreviewButton } from '../preview/previews.tsx';
import { productKind } from '../product-kind.ts';
import { ProductLink, SelectBox, TabLink } from '../product-parts.tsx';
import type { ItemHandlers } from './product-list.tsx';

export interface ProductCardProps extends ItemHandlers {
  product: Product;
  editRef: Ref<HTMLButtonElement>;
  removing: boolean;
  selected: boolean;
}

export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, editRef, removing, selected, onOpen, onRemove, onSelect } = props;
  const { products: texts } = useTexts('panel');
  const { id, name, slug, technicalSheetUrl } = product;
  return (
    <ItemCard
      kind={productKind}
      item={product}
      actions={{ editRef, removing, onEdit: () => onOpen(id), onRemove: () => onRemove(product) }}
      title={<ProductLink product={product} onOpen={onOpen} />}
      corner={<SelectBox product={product} selected={selected} onSelect={onSelect} />}
    >
      <DuplicateButton product={product} onDuplicated={(copy) => onOpen(copy.id)} />
      {!isPublic(product) && <PreviewButton product={product} />}
      {isPublic(product) && <TabLink href={pathOfPage('product', { slug })} text={texts.seeOnSite} about={name} />}
      {technicalSheetUrl && <TabLink href={technicalSheetUrl} text={texts.sheet} about={name} />}
    </ItemCard>
  );
});

interface DuplicateButtonProps {
  product: Product;
  onDuplicated: (copy: Product) => void;
}

/** Makes a draft of a product with its files. */
function DuplicateButton({ product: { id, name }, onDuplicated }: DuplicateButtonProps) {
  const { products: texts } = useTexts('panel');
  const { toast } = useToast();
  const { run, busy } = useWrite('duplicateProduct', { refreshes: ['listAdminProducts'] });
  // Kept after a failure: repeating a request whose response was lost makes no second copy.
  const [key, setKey] = useState(() => randomId());
  const duplicate = async () => {
    const copy = await run({ parameters: { id }, idempotencyKey: key }).catch(() => null);
    if (!copy) return toast({ title: texts.duplicateFailed, variant: 'destructive' });
    setKey(randomId());
    toast({ title: texts.duplicated, description: texts.duplicatedText(copy.name) });
    onDuplicated(copy);
  };
  return (
    <BusyButton variant="secondary" busy={busy} aria-label={texts.duplicateOf(name)} onClick={duplicate}>
      {texts.duplicate}
    </BusyButton>
  );
}
