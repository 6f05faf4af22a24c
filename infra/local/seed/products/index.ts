import { accessori } from './accessori.ts';
import { marmitte } from './marmitte.ts';
import { motori } from './motori.ts';
import { ricambi } from './ricambi.ts';
import type { SeedProduct } from './seed-product.ts';

export type { SeedProduct };

/** The demo catalogue, in the order in which it is meant to be read. */
export const products: readonly SeedProduct[] = [...motori, ...marmitte, ...ricambi, ...accessori];
