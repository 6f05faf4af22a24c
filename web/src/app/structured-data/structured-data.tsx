import { company } from '@rombo/shared/company';
import { useProducts } from '../../features/products/api.ts';
import { useText } from '../../i18n/index.ts';
import { JsonLd } from '../../ui/json-ld.tsx';
import { breadcrumbs } from './breadcrumbs.ts';
import { organization } from './organization.ts';
import { productList } from './product-list.ts';

export interface StructuredDataProps {
  page: string;
  /** The page's name on the way from the homepage to it. */
  name: string;
  /** The page's whole address, and the homepage's. */
  canonical: string;
  home: string;
  origin: string;
}

/** What a page tells search engines in schema.org's words: who we are, where the page stands, what it lists. */
export function StructuredData({ page, name, canonical, home, origin }: StructuredDataProps) {
  const t = useText();
  if (page === 'home') return <JsonLd data={organization(company, origin)} />;
  const way = [
    { name: t('nav.home'), address: home },
    { name: page === 'products' ? t('nav.products') : name, address: canonical },
  ];
  return (
    <>
      <JsonLd data={breadcrumbs(way)} />
      {page === 'products' && <Catalogue origin={origin} />}
    </>
  );
}

function Catalogue({ origin }: { origin: string }) {
  const { data } = useProducts();
  return data ? <JsonLd data={productList(data, company.brand, origin)} /> : null;
}
