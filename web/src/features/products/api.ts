import { useRead } from '../../api/use-read.ts';

/** A product by the name in its address; null when there is none. */
export const useProduct = (slug: string) => useRead('getProduct', { parameters: { id: slug }, nullOn: 404 });
