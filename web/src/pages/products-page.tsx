import { Catalogue } from '../features/products/catalogue/catalogue.tsx';
import { CatalogueFacts } from '../features/products/catalogue/catalogue-facts.tsx';
import { useCatalogueTexts } from '../features/products/catalogue/texts/index.ts';
import { useText } from '../i18n/index.ts';
import { PageOpening } from '../ui/page-opening.tsx';

/** The catalogue. */
export default function ProductsPage() {
  const t = useText();
  const texts = useCatalogueTexts();
  return (
    <>
      <PageOpening title={t('products.title')} lead={texts.subtitle} />
      <Catalogue />
      <CatalogueFacts />
    </>
  );
}
