import { pages } from '@rombo/shared/contract/pages';
import { formerAddress, languageCodes, localized } from '@rombo/shared/words/languages';

/** The addresses of all pages but those with parameters, in each language. */
export const pageAddresses = (): string[] =>
  Object.values<string>(pages)
    .filter((path) => !path.includes('{'))
    .flatMap((path) => languageCodes.map((language) => localized(language, path)));

/** The addresses of products, with `{slug}` in them: in each language, and the former ones. */
export const productAddresses = [
  ...new Set(
    languageCodes.flatMap((language) => [localized(language, pages.product), formerAddress(language, pages.product)]),
  ),
];
