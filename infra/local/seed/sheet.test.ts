import { readFile } from 'node:fs/promises';
import { company } from '@rombo/shared/words/company';
import { create } from 'fontkit';
import { expect, it } from 'vitest';
import { italianWordsIn } from '../../test/italian-words.ts';
import { products } from './catalogue.ts';
import { fonts } from './sheet/style.ts';
import { localize, sheetLanguages } from './sheet/words.ts';
import { makeSheet } from './sheet.ts';

/** Labels that both languages share. */
const SAME = new Set(['Venturi', 'Volume', 'Squish', 'Nitro']);

it.each(sheetLanguages)('each data sheet in %s has one page, A4', async (language) => {
  for (const product of products.filter(({ sheet }) => sheet)) {
    const picture = await readFile(new URL(`pictures/${product.pictures[0]}`, import.meta.url));
    const text = (await makeSheet(product, picture, language)).toString('latin1');
    expect(text.match(/\/Type \/Page\n/g), product.name).toHaveLength(1);
    expect(text).toContain('/MediaBox [0 0 595.28 841.89]');
  }
});

it('no data sheet has an Italian word in English', () => {
  for (const product of products) {
    const { name, description, specs } = localize(product, 'en');
    for (const text of [name, description, ...specs.flat()]) {
      expect(italianWordsIn(text)).toEqual([]);
      expect(text).not.toMatch(/\d,\d{1,2}(?![\d,])|giri|CV\b/);
    }
    const italian = new Set(Object.keys(product.technicalSpecs).filter((label) => !SAME.has(label)));
    expect(specs.filter(([label, value]) => italian.has(label) || value === '')).toEqual([]);
  }
});

it('the typefaces have a shape for every letter', () => {
  const texts = products.flatMap((product) => sheetLanguages.map((language) => localize(product, language)));
  const letters = new Set(`àèìòùÀÈÌÒÙé€·–${JSON.stringify([company, texts])}`.replace(/\s/g, ''));
  for (const file of Object.values(fonts)) {
    const font = create(file);
    expect([...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([]);
  }
});
