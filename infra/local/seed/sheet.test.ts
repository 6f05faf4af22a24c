import { readFile } from 'node:fs/promises';
import { company } from '@rombo/shared/words/company';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { italianWordsIn } from '../../test/italian-words.ts';
import { products, type SeedProduct } from './catalogue.ts';
import { fonts } from './sheet/style.ts';
import { localize, type SheetLanguage, sheetLanguages } from './sheet/words.ts';
import { makeSheet } from './sheet.ts';

/** Labels that both languages share. */
const SAME = new Set(['Venturi', 'Volume', 'Squish', 'Nitro']);

const withSheet = products.filter(({ sheet }) => sheet);

const sheetOf = async (product: SeedProduct, language: SheetLanguage = 'it'): Promise<Buffer> =>
  makeSheet(product, await readFile(new URL(`pictures/${product.pictures[0]}`, import.meta.url)), language);

describe('a data sheet', () => {
  it.each(withSheet.flatMap((product) => sheetLanguages.map((language) => ({ ...product, language }))))(
    'of $name in $language has one page, A4',
    async ({ language, ...product }) => {
      const text = (await sheetOf(product, language)).toString('latin1');
      expect(text.match(/\/Type \/Page\n/g)).toHaveLength(1);
      expect(text).toContain('/MediaBox [0 0 595.28 841.89]');
    },
  );

  it.each(products)('of $name has no Italian word in English', (product) => {
    const { name, description, specs } = localize(product, 'en');
    for (const text of [name, description, ...specs.flat()]) {
      expect(italianWordsIn(text)).toEqual([]);
      expect(text).not.toMatch(/\d,\d{1,2}(?![\d,])|giri|CV\b/);
    }
    for (const [label, value] of specs) {
      expect(Object.keys(product.technicalSpecs).filter((italian) => !SAME.has(italian))).not.toContain(label);
      expect(value).not.toBe('');
    }
  });
});

describe('the typefaces of the sheets', () => {
  const texts = products.flatMap((product) =>
    sheetLanguages.flatMap((language) => {
      const { name, description, specs } = localize(product, language);
      return [name, description, ...specs.flat()];
    }),
  );
  const letters = [...new Set(['àèìòùÀÈÌÒÙé€·–', JSON.stringify(company), ...texts].join('').replace(/\s/g, ''))];

  it.each(Object.entries(fonts))('have a shape for every letter used: %s', (_, file) => {
    const font = create(file);
    expect(font.postscriptName).toMatch(/^Barlow/);
    expect(letters.length).toBeGreaterThan(70);
    expect(letters.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([]);
  });
});
