import { useRead } from '../../api/swr.ts';

/** Every product, featured ones first, then the newest. */
export const useProducts = () => useRead('listProducts');
