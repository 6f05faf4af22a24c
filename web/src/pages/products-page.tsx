import { Catalogue } from '../features/products/catalogue/catalogue.tsx';
import { useText } from '../i18n/index.ts';
import { PageOpening } from '../ui/page-opening.tsx';

/** The catalogue. */
export default function ProductsPage() {
  const t = useText();
  return (
    <>
      <PageOpening title={t('products.title')} lead={t('products.subtitle')} />
      <Catalogue />
    </>
  );
}
