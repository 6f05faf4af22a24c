import { Catalogue } from '../features/products/catalogue/catalogue.tsx';
import { Head } from '../head/head.tsx';
import { useTexts } from '../i18n/index.ts';
import { Late } from '../loading/late.tsx';
import { lazyDefault } from '../loading/lazy-code.ts';
import { BelowHeading } from '../ui/below-heading.tsx';
import { PageOpening } from '../ui/page-opening.tsx';

const facts = lazyDefault(() => import('../features/products/catalogue/catalogue-facts.tsx'));
// The server's first page has them too.
if (import.meta.env.SSR) await facts.load();

export default function ProductsPage() {
  const texts = useTexts('catalogue');
  return (
    <>
      <Head text={texts.head} share="products" />
      <PageOpening title={texts.head.title} lead={texts.subtitle} />
      <BelowHeading>
        <Catalogue />
      </BelowHeading>
      <Late code={facts}>{(CatalogueFacts) => <CatalogueFacts />}</Late>
    </>
  );
}
