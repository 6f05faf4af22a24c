import { pages } from '@rombo/shared/pages';

/** The addresses of all pages but those with parameters: each in Italian and, under `/en`, in English. */
export const pageAddresses = (): string[] =>
  Object.values<string>(pages)
    .filter((path) => !path.includes('{'))
    .flatMap((path) => [path, path === '/' ? '/en' : `/en${path}`]);
