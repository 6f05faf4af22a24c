import { isFixed, type PageName, pages } from '@rombo/shared/pages';

/** The addresses of all pages that have one of their own: each in Italian and, under `/en`, in English. */
export const pageAddresses = (): string[] =>
  (Object.keys(pages) as PageName[])
    .filter(isFixed)
    .map((page) => pages[page])
    .flatMap((path) => [path, path === '/' ? '/en' : `/en${path}`]);
