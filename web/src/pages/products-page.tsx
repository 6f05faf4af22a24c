import { Catalogue } from '../features/products/catalogue/catalogue.tsx';
import { CatalogueFacts } from '../features/products/catalogue/list-facts.tsx';
import { Head } from '../head/head.tsx';
import { useTexts } from '../i18n/index.ts';
import { BelowHeading } from '../ui/below-heading.tsx';
import { PageOpening } from '../ui/page-opening.tsx';

export default function ProductsPage() {
  const texts = useTexts('catalogue');
  return (
    <>
      <Head text={texts.head} share="products" />
      <PageOpening title={texts.head.title} lead={texts.subtitle} />
      <BelowHeading>
        <Catalogue />
      </BelowHeading>
      {import.meta.env.SSR && <CatalogueFacts />}
    </>
  );
}
