import { pages } from '@rombo/shared/contract/pages';
import { type Company, company } from '@rombo/shared/words/company';
import { use } from 'react';
import { useLanguage, useTexts } from '../i18n/index.ts';
import { addressIn } from '../routing/paths.ts';
import { JsonLd } from '../ui/json-ld.ts';
import { SiteOrigin } from '../ui/site-origin.ts';
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
  /** The page's own path, without the language. */
  path: string;
}

export function PageFacts({ page, name, path }: PageFactsProps) {
  const { nav } = useTexts('site');
  const { language } = useLanguage();
  const origin = use(SiteOrigin);
  const whole = (path: string) => origin + addressIn(language, path);
  const home = whole(pages.home);
  if (page === 'home')
    return (
      <>
        <JsonLd data={organization(company, origin)} />
        <JsonLd data={website(company, origin, home, whole(pages.products))} />
      </>
    );
  const way = [
    { name: nav.home, address: home },
    { name: page === 'products' ? nav.products : name, address: whole(path) },
  ];
  return <JsonLd data={breadcrumbs(way)} />;
}
