import { pageSize } from '@rombo/shared/collections/catalogue';
import { pathOfPage } from '@rombo/shared/contract/pages';
import { use } from 'react';
import { Head } from '../../head/head.tsx';
import { JsonLd } from '../../head/structured-data.tsx';
import { useTexts } from '../../i18n/index.ts';
import { BelowHeading, PageOpening } from '../../ui/page-heading.tsx';
import { PageAddress, SiteOrigin } from '../../ui/page-link.tsx';
import { Catalogue } from './catalogue.tsx';
import { useCataloguePart } from './use-catalogue.ts';

/** The catalogue page as a schema.org ItemList. Each product's page describes the product. */
function CatalogueFacts() {
  const origin = use(SiteOrigin);
  const address = use(PageAddress);
  const part = useCataloguePart();
  if (!part) return null;
  const items = part.outlines.map(({ name, slug }, at) => ({
    '@type': 'ListItem',
    position: (part.page - 1) * pageSize(part.filter) + at + 1,
    name,
    url: origin + address(pathOfPage('product', { slug })),
  }));
  return <JsonLd data={{ '@type': 'ItemList', numberOfItems: part.total, itemListElement: items }} />;
}

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
