import type { Product } from '@rombo/shared/collections/product';
import { type ProductIn, productIn } from '@rombo/shared/collections/product-in';
import type { ProductOutline } from '@rombo/shared/collections/product-outline';
import { langOf } from '@rombo/shared/contract/in-language';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import styled from 'styled-components';
import useSWR, { useSWRConfig } from 'swr';
import { addressOf, send } from '../../api/client.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { labelText } from '../../theme/text.styles.ts';
import { Dialog, useLinger } from '../../ui/dialog/dialog.tsx';
import type GalleryDialogType from '../product/gallery/gallery-dialog.tsx';

const Heading = styled.h3`
  ${labelText}
  margin-top: var(--space-l);
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`;

const Sheet = styled.dl`
  margin-top: var(--space-s);
  font-variant-numeric: tabular-nums;
  div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
    gap: var(--space-m);
    padding-block: 0.5rem;
    border-top: 1px solid var(--color-border);
    overflow-wrap: anywhere;
  }
  &:first-child { margin-top: calc(-1 * var(--space-s)); }
  &:first-child div { border-top: 0; }
  dt { color: var(--color-text-muted); }
  dd { font-weight: 600; }
`;

const Text = styled.p`
  margin-top: var(--space-s);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

interface SpecsDialogProps {
  product: ProductIn<Pick<Product, 'name' | 'description' | 'technicalSpecs'>>;
  open: boolean;
  onClose: () => void;
}

/** A product's article code, its description and its whole data sheet. */
function SpecsDialog({ product, open, onClose }: SpecsDialogProps) {
  const texts = useTexts('catalogue');
  const { [ARTICLE_CODE]: code, ...others } = product.technicalSpecs;
  return (
    <Dialog title={<span lang={langOf(product, 'name')}>{product.name}</span>} open={open} onClose={onClose}>
      <Sheet>
        <div>
          <dt>{texts.articleCode}</dt>
          <dd>{code ?? '–'}</dd>
        </div>
      </Sheet>
      <Heading>{texts.about}</Heading>
      <Text lang={langOf(product, 'description')}>{product.description}</Text>
      <Heading>{texts.specs}</Heading>
      <Sheet>
        {Object.entries(others).map(([label, value]) => (
          <div key={label}>
            <dt lang={langOf(product, `label ${label}`)}>{product.specLabels?.[label] ?? label}</dt>
            <dd lang={langOf(product, `value ${label}`)}>{value}</dd>
          </div>
        ))}
      </Sheet>
    </Dialog>
  );
}

const LIST = addressOf('listProducts');

/** The whole product of an outline: from the list of all products if that is loaded, otherwise read by itself. */
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

/** The open dialog and its product. */
export interface OpenDialog {
  name: 'gallery' | 'specs';
  product: ProductOutline;
}

interface DialogsProps {
  open: OpenDialog | null;
  onClose: () => void;
  GalleryDialog: typeof GalleryDialogType | undefined;
}

/** Fields of a product from its outline, in case the rest does not load. */
const fromOutline = ({ cover, articleCode, ...product }: ProductOutline) => ({
  ...product,
  pictures: cover ? [{ ...cover, alt: {} }] : [],
  technicalSpecs: articleCode === null ? {} : { [ARTICLE_CODE]: articleCode },
});

/** The catalogue's dialogs, which wait for the whole product. Loaded when the first one is opened. */
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
