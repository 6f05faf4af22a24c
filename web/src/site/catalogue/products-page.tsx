import { Head } from '../../head/head.tsx';
import { useTexts } from '../../i18n/index.ts';
import { BelowHeading, PageOpening } from '../../ui/page-heading.tsx';
import { Catalogue } from './catalogue.tsx';
import { CatalogueFacts } from './list-facts.tsx';

export default function ProductsPage() {
  const texts = useTexts('catalogue');
  return (
    <>
      <Head text={texts.head} share="products" />
      <PageOpening title={texts.head.title} lead={texts.subtitle} isLow />
      <BelowHeading>
        <Catalogue />
      </BelowHeading>
      {import.meta.env.SSR && <CatalogueFacts />}
    </>
  );
}
