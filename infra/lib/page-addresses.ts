import { pages } from '@rombo/shared/pages';

/** The addresses of all pages: each in Italian and, under `/en`, in English. */
export const pageAddresses = (): string[] =>
  Object.values(pages).flatMap((path) => [path, path === '/' ? '/en' : `/en${path}`]);
