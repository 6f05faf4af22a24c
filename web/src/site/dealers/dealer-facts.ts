import type { Dealer } from '@rombo/shared/collections/dealer';

const businessOf = ({ id, name, address, city, country, phone, email, site, lat, lng }: Dealer, page: string) => ({
  '@type': 'LocalBusiness',
  '@id': `${page}#${id}`,
  name,
  address: {
    '@type': 'PostalAddress',
    ...(address && { streetAddress: address }),
    addressLocality: city,
    addressCountry: country,
  },
  ...(phone && { telephone: phone }),
  ...(email && { email }),
  ...(site && { url: site }),
  ...(lat !== null && lng !== null && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } }),
});

/** Dealers as schema.org describes them; `page` is the whole address of the page that lists them. */
export const dealerFacts = (dealers: readonly Dealer[], page: string) => ({
  '@graph': dealers.map((dealer) => businessOf(dealer, page)),
});
