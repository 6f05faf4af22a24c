import type { Product } from '@rombo/shared/product';
import { lazy, Suspense } from 'react';

const GalleryDialog = lazy(() => import('./gallery-dialog.tsx'));
const SpecsDialog = lazy(() => import('./specs-dialog.tsx'));

/** The dialog that is open, and the product it shows. */
export interface OpenDialog {
  name: 'gallery' | 'specs';
  product: Product;
}

export interface DialogsProps {
  open: OpenDialog | null;
  onClose: () => void;
}

/** The catalogue's dialogs, whose code comes with the first that is opened. */
export function Dialogs({ open, onClose }: DialogsProps) {
  if (!open) return null;
  const Dialog = open.name === 'gallery' ? GalleryDialog : SpecsDialog;
  return (
    <Suspense>
      <Dialog product={open.product} onClose={onClose} />
    </Suspense>
  );
}
