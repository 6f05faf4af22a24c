import type { Product } from '@rombo/shared/collections/product';
import { localized } from '@rombo/shared/words/languages';

/** A read that a visitor's browser makes, and how often beside the others. */
export interface Visit {
  path: string;
  accept?: string;
  weight: number;
}

/** Requests of visitors: pages in both languages, products, API calls of pages, pictures of a phone's width. */
export function visitsOf(products: Product[]): Visit[] {
  const pages = ['/', '/prodotti', '/azienda', '/news', '/contatti'].flatMap((path) => [
    { path, weight: 4 },
    { path: localized('en', path), weight: 2 },
  ]);
  const sheets = products.map(({ slug }) => ({ path: `/prodotti/${slug}`, weight: 1 }));
  const answers = ['/api/products', '/api/slides/active', '/api/settings/maintenance_mode'].map((path) => ({
    path,
    weight: 4,
  }));
  const pictures = products
    .flatMap(({ images }) => images.slice(0, 1))
    .map((image) => ({ path: `${image}?w=640`, accept: 'image/avif,image/webp,*/*', weight: 1 }));
  return [...pages, ...sheets, ...answers, ...pictures];
}

/** One of them, the heavier the oftener. */
export function choose(visits: Visit[]): Visit {
  const all = visits.flatMap((visit) => Array<Visit>(visit.weight).fill(visit));
  return all[Math.floor(Math.random() * all.length)] as Visit;
}
