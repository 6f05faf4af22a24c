import type { ProductOutline } from '@rombo/shared/product-outline';
import { useLinger } from '../../../ui/use-linger.ts';
import { galleryDialog } from '../gallery/lazy-gallery-dialog.ts';
import { SpecsDialog } from './specs-dialog.tsx';
import { useWholeProduct } from './use-whole-product.ts';

/** The dialog that is open, and the product it shows. */
export interface OpenDialog {
  name: 'gallery' | 'specs';
  product: ProductOutline;
}

export interface DialogsProps {
  open: OpenDialog | null;
  onClose: () => void;
}

/** Parts of a product that its outline contains, when the rest cannot be loaded. */
const withoutGaps = (product: ProductOutline): ProductOutline => ({
  ...product,
  images: product.images.filter(Boolean),
  technicalSpecs: Object.fromEntries(Object.entries(product.technicalSpecs).filter(([label]) => label)),
});

/** The catalogue's dialogs, whose code comes with the first that is opened; each with the whole product, as soon as that is there. */
export default function Dialogs({ open, onClose }: DialogsProps) {
  const shown = useLinger(open);
  const { product: whole, settled } = useWholeProduct(shown?.product);
  if (!shown || !settled) return null;
  const product = whole ?? withoutGaps(shown.product);
  const dialog = { open: open !== null, onClose };
  if (shown.name === 'specs') return <SpecsDialog key={product.id} product={product} {...dialog} />;
  const GalleryDialog = galleryDialog.loaded();
  return GalleryDialog && <GalleryDialog key={product.id} name={product.name} images={product.images} {...dialog} />;
}
