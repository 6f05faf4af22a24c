import { useRead } from '../../api/swr.ts';

/** The slides that a visitor sees, by their order. */
export const useActiveSlides = () => useRead('listActiveSlides');
