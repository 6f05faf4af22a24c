import type { PublicProfile } from '@rombo/shared/collections/company-profile';
import { pages } from '@rombo/shared/contract/pages';
import { company } from '@rombo/shared/words/company';
import { createContext, use } from 'react';
import { useCompany } from '../api/reads.ts';
import { useLanguage, useTexts } from '../i18n/index.ts';
import { addressIn } from '../routing/paths.ts';
import { SiteOrigin } from '../ui/page-link.tsx';

/** Characters that could end or break an inline script. */
const UNSAFE = /[<\u2028\u2029]/g;

/** Returns JSON that is safe inside a script element: no `</script>` in it can end the element. */
export const scriptJson = (data: unknown): string =>
  JSON.stringify(data).replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Collects the structured data of a page during the server render. */
export const StructuredData = createContext<Set<string>>(new Set());

export const structuredScripts = (facts: Set<string>): string =>
  [...facts].map((json) => `<script type="application/ld+json">${json}</script>`).join('');

/** Adds schema.org data to the page. Server only: crawlers read the HTML. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  use(StructuredData).add(scriptJson({ '@context': 'https://schema.org', ...data }));
  return null;
}

/** Breadcrumbs from the homepage to this page. Paths are without the language prefix. */
export function BreadcrumbFacts({ trail }: { trail: { name: string; path: string }[] }) {
  const { nav } = useTexts('site');
  const { language } = useLanguage();
  const origin = use(SiteOrigin);
  const crumbs = [{ name: nav.home, path: pages.home }, ...trail];
  const itemListElement = crumbs.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: origin + addressIn(language, path),
  }));
  return <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement }} />;
}

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** Opening hours in the format of schema.org: 'Mo,Tu 08:30-12:30'. */
const formatHours = ({ days: open, from, to }: NonNullable<PublicProfile['hours']>[number]) =>
  `${open.map((day) => days[day - 1]).join()} ${from}-${to}`;

const organization = (origin: string, profile: PublicProfile | null = null) => ({
  // In schema.org only a LocalBusiness has opening hours.
  '@type': profile?.hours ? ['Organization', 'LocalBusiness'] : 'Organization',
  '@id': `${origin}/#organization`,
  name: company.brand,
  legalName: company.legalName,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
  image: `${origin}/slides/share/home.jpg`,
  email: profile?.email ?? company.email,
  ...(profile?.phone && { telephone: profile.phone }),
  ...(profile?.hours && { openingHours: profile.hours.map(formatHours) }),
  ...(profile?.social && { sameAs: profile.social.map(({ url }) => url) }),
  foundingDate: String(company.foundedIn),
  vatID: `${company.country}${company.vatNumber}`,
  taxID: company.taxCode,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.street,
    postalCode: company.postalCode,
    addressLocality: company.town,
    addressRegion: company.province,
    addressCountry: company.country,
  },
});

const website = (origin: string, home: string, catalogue: string) => ({
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
  name: string;
  /** Path of the page, without the language prefix. */
  path: string;
}

export function PageFacts({ page, name, path }: PageFactsProps) {
  const { nav } = useTexts('site');
  const { language } = useLanguage();
  const origin = use(SiteOrigin);
  const profile = useCompany();
  const absoluteUrl = (path: string) => origin + addressIn(language, path);
  const home = absoluteUrl(pages.home);
  if (page === 'home')
    return (
      <>
        <JsonLd data={organization(origin, profile)} />
        <JsonLd data={website(origin, home, absoluteUrl(pages.products))} />
      </>
    );
  // A season has its own, below the news.
  if (page === 'season') return null;
  return <BreadcrumbFacts trail={[{ name: page === 'products' ? nav.products : name, path }]} />;
}
