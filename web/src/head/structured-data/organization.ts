import type { Company } from '@rombo/shared/company';

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
