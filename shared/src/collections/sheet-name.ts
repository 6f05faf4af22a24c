import { slugOf } from '../contract/slug.ts';
import { defaultLanguage, type Language } from '../words/languages.ts';
import { ARTICLE_CODE } from '../words/spec-labels.ts';

interface Named {
  name: string;
  technicalSpecs: Record<string, string>;
}

const CODE_MAX = 40;

/** Returns the download name of a data sheet, in ASCII: article code, slug, and the language unless Italian. */
export function sheetName({ name, technicalSpecs }: Named, language: Language = defaultLanguage): string {
  const code = (technicalSpecs[ARTICLE_CODE] ?? '')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, CODE_MAX)
    .replace(/^-+|-+$/g, '');
  return `${[code, slugOf(name), language === defaultLanguage ? '' : language].filter(Boolean).join('-')}.pdf`;
}
