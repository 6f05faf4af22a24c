import { productIn } from '@rombo/shared/collections/product-in';
import type { ProductOutline } from '@rombo/shared/collections/product-outline';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import { useLanguage } from '../../i18n/index.ts';
import { useLinger } from '../../ui/dialog/dialog.tsx';
import type GalleryDialogType from '../product/gallery/gallery-dialog.tsx';
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
  GalleryDialog: typeof GalleryDialogType | undefined;
}

/** The fields of a product that its outline has, for when the rest cannot be loaded. */
const fromOutline = ({ cover, articleCode, ...product }: ProductOutline) => ({
  ...product,
  pictures: cover ? [{ ...cover, alt: {} }] : [],
  technicalSpecs: articleCode === null ? {} : { [ARTICLE_CODE]: articleCode },
});

/** The catalogue's dialogs, whose code comes with the first that is opened; each with the whole product, as soon as that is there. */
export default function Dialogs({ open, onClose, GalleryDialog }: DialogsProps) {
  const { language } = useLanguage();
  const shown = useLinger(open);
  const { product: whole, settled } = useWholeProduct(shown?.product);
  if (!shown || !settled) return null;
  const product = whole ? productIn(language, whole) : fromOutline(shown.product);
  const dialog = { open: open !== null, onClose };
  if (shown.name === 'specs') return <SpecsDialog key={product.id} product={product} {...dialog} />;
  return (
    GalleryDialog && <GalleryDialog key={product.id} name={product.name} pictures={product.pictures} {...dialog} />
  );
}
