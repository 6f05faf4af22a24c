import type { ProductOutline } from '@rombo/shared/product-outline';
import { lazy, Suspense } from 'react';
import { useProducts } from '../api.ts';

const GalleryDialog = lazy(() => import('./gallery-dialog.tsx'));
const SpecsDialog = lazy(() => import('./specs-dialog.tsx'));

/** The dialog that is open, and the product it shows. */
export interface OpenDialog {
  name: 'gallery' | 'specs';
  product: ProductOutline;
}

export interface DialogsProps {
  open: OpenDialog | null;
  onClose: () => void;
}

/** The catalogue's dialogs, whose code comes with the first that is opened. */
export function Dialogs({ open, onClose }: DialogsProps) {
  return open && <Shown open={open} onClose={onClose} />;
}

/** What an outline does hold, where the rest cannot be had. */
const withoutGaps = (product: ProductOutline): ProductOutline => ({
  ...product,
  images: product.images.filter(Boolean),
  technicalSpecs: Object.fromEntries(Object.entries(product.technicalSpecs).filter(([label]) => label)),
});

/** The dialog with the whole product, as soon as that is there. */
function Shown({ open, onClose }: DialogsProps & { open: OpenDialog }) {
  const { data, error } = useProducts();
  if (!data && !error) return null;
  const product = data?.find(({ id }) => id === open.product.id) ?? withoutGaps(open.product);
  const Dialog = open.name === 'gallery' ? GalleryDialog : SpecsDialog;
  return (
    <Suspense>
      <Dialog product={product} onClose={onClose} />
    </Suspense>
  );
}
