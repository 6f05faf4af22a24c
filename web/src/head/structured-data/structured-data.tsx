import { type Company, company } from '@rombo/shared/company';
import { pages } from '@rombo/shared/pages';
import { use } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { JsonLd } from '../../ui/json-ld.ts';
import { PageAddress } from '../../ui/page-link.tsx';
import { breadcrumbs } from './breadcrumbs.ts';

/** A company as schema.org describes one. */
export const organization = (company: Company, origin: string) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: company.brand,
  legalName: company.legalName,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
  image: `${origin}/slides/share/home.jpg`,
  email: company.email,
  foundingDate: String(company.foundedIn),
  vatID: `${company.country.code}${company.vatNumber}`,
  taxID: company.taxCode,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.street,
    postalCode: company.postalCode,
    addressLocality: company.town,
    addressRegion: company.province,
    addressCountry: company.country.code,
  },
});

/** The site with the search of its catalogue. */
export const website = (company: Company, origin: string, home: string, catalogue: string) => ({
  '@type': 'WebSite',
  '@id': `${home}#website`,
  name: company.brand,
  url: home,
  publisher: { '@id': `${origin}/#organization` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${catalogue}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

interface PageFactsProps {
  page: string;
  /** The page's name on the way from the homepage to it. */
  name: string;
  /** The page's whole address, and the homepage's. */
  canonical: string;
  home: string;
  origin: string;
}

export function PageFacts({ page, name, canonical, home, origin }: PageFactsProps) {
  const { nav } = useTexts('site');
  const catalogue = origin + use(PageAddress)(pages.products);
  if (page === 'home')
    return (
      <>
        <JsonLd data={organization(company, origin)} />
        <JsonLd data={website(company, origin, home, catalogue)} />
      </>
    );
  const way = [
    { name: nav.home, address: home },
    { name: page === 'products' ? nav.products : name, address: canonical },
  ];
  return <JsonLd data={breadcrumbs(way)} />;
}
