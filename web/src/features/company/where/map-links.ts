import type { Company } from '@rombo/shared/company';

/** The addresses at which two public maps look for the company. */
export function mapLinks({ street, postalCode, town, province, country }: Company) {
  const query = `${street}, ${postalCode} ${town} ${province}, ${country.it}`;
  return {
    openStreetMap: `https://www.openstreetmap.org/search?${new URLSearchParams({ query })}`,
    googleMaps: `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`,
  };
}
