import type { ProductFields } from '@rombo/shared/product';

/** A product of the demo catalogue: its fields, and the files that travel beside them. */
export interface SeedProduct extends ProductFields {
  /** Names of files in `../pictures`, the cover first. */
  pictures: readonly string[];
  /** True where it has a PDF sheet, made from its own data. */
  sheet: boolean;
}
