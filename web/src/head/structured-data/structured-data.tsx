import { company } from '@rombo/shared/company';
import { useTexts } from '../../i18n/index.ts';
import { JsonLd } from '../../ui/json-ld.tsx';
import { breadcrumbs } from './breadcrumbs.ts';
import { organization } from './organization.ts';

export interface StructuredDataProps {
  page: string;
  /** The page's name on the way from the homepage to it. */
  name: string;
  /** The page's whole address, and the homepage's. */
  canonical: string;
  home: string;
  origin: string;
}

/** Structured data of a page: the organization, or its breadcrumbs. */
export function StructuredData({ page, name, canonical, home, origin }: StructuredDataProps) {
  const { nav } = useTexts('site');
  if (page === 'home') return <JsonLd data={organization(company, origin)} />;
  const way = [
    { name: nav.home, address: home },
    { name: page === 'products' ? nav.products : name, address: canonical },
  ];
  return <JsonLd data={breadcrumbs(way)} />;
}
