import { company } from '@rombo/shared/words/company';
import { expect, test } from 'vitest';
import cookiesEn from '../../i18n/en/cookies.ts';
import privacyEn from '../../i18n/en/privacy.ts';
import cookiesIt from '../../i18n/it/cookies.ts';
import privacyIt from '../../i18n/it/privacy.ts';
import type { Block, LegalText } from '../../i18n/legal-text.ts';
import { parseInline } from './blocks.tsx';

const pairs: [string, LegalText, LegalText][] = [
  ['privacy', privacyIt, privacyEn],
  ['cookies', cookiesIt, cookiesEn],
];

const shapeOf = (block: Block) => {
  if (typeof block === 'string') return 'paragraph';
  return 'list' in block ? `list of ${block.list.length}` : `${block.name} with ${block.rows.length} rows`;
};
const textsOf = (block: Block): string[] => {
  if (typeof block === 'string') return [block];
  return 'list' in block ? [...block.list] : block.rows.map(([, value = '']) => value);
};
const wordsOf = (text: LegalText) => Object.values(text.sections).flatMap(({ blocks }) => blocks.flatMap(textsOf));
const targetsOf = (text: LegalText) =>
  wordsOf(text)
    .flatMap(parseInline)
    .flatMap((part) => (part.kind === 'link' ? [part.target] : []));

test.each(pairs)('%s says the same things in both languages', (_, it, en) => {
  const outline = (text: LegalText) =>
    Object.entries(text.sections).map(([id, { blocks }]) => [id, blocks.map(shapeOf)]);
  expect(outline(en)).toEqual(outline(it));
  expect(targetsOf(en)).toEqual(targetsOf(it));
});

test('the privacy policy keeps to what the site promises and does', () => {
  for (const text of [privacyIt, privacyEn]) {
    const words = wordsOf(text).join(' ');
    for (const fact of [company.legalName, company.vatNumber, '24 ', '35 ', '15 ', 'Amazon Web Services', '22'])
      expect(words).toContain(fact);
    expect(targetsOf(text)).toContain('https://www.garanteprivacy.it');
  }
});

test('the cookie policy names each thing that the site keeps in a browser', () => {
  for (const text of [cookiesIt, cookiesEn]) {
    const names = text.sections.ours?.blocks.flatMap((block) =>
      typeof block === 'object' && 'name' in block ? [block.name] : [],
    );
    expect(names).toEqual([
      '__Host-session',
      'signed-in',
      '__Host-device',
      'language',
      'scroll-positions',
      'contact-draft',
      'searches',
      'sought',
      'compare',
      'unsaved-…',
      'second-factor-reminder',
      'product-list-view',
    ]);
  }
});
