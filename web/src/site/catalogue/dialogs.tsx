import type { Product } from '@rombo/shared/collections/product';
import { productIn } from '@rombo/shared/collections/product-in';
import type { ProductOutline } from '@rombo/shared/collections/product-outline';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import useSWR, { useSWRConfig } from 'swr';
import { addressOf, send } from '../../api/client.ts';
import { useLanguage } from '../../i18n/index.ts';
import { useLinger } from '../../ui/dialog/dialog.tsx';
import type GalleryDialogType from '../product/gallery/gallery-dialog.tsx';
import { SpecsDialog } from './specs-dialog.tsx';

const LIST = addressOf('listProducts');

/** All of an outline's product, once there is an answer: of the whole list where that is here already, else by itself. */
function useWholeProduct(outline: ProductOutline | undefined) {
  const { cache } = useSWRConfig();
  const isListed = cache.get(LIST)?.data !== undefined;
  const address = isListed ? LIST : outline && addressOf('getProduct', { parameters: { id: outline.id } });
  const { data, error } = useSWR<Product | Product[]>(
    address,
    async (asked: string) => (await send('GET', asked)) as Product | Product[],
  );
  const product = Array.isArray(data) ? data.find(({ id }) => id === outline?.id) : data;
  return { product, settled: Boolean(data || error) };
}

/** The dialog that is open, and the product it shows. */
export interface OpenDialog {
  name: 'gallery' | 'specs';
  product: ProductOutline;
}

interface DialogsProps {
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
