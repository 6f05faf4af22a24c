import { useRead } from '../../api/use-read.ts';

/** The slides that a visitor sees, by their order. */
export const useActiveSlides = () => useRead('listActiveSlides');
