import { readFile } from 'node:fs/promises';
import { company } from '@rombo/shared/company';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { products, type SeedProduct } from './catalogue.ts';
import { fonts } from './sheet/style.ts';
import { makeSheet } from './sheet.ts';

const withSheet = products.filter(({ sheet }) => sheet);

const sheetOf = async (product: SeedProduct): Promise<Buffer> =>
  makeSheet(product, await readFile(new URL(`pictures/${product.pictures[0]}`, import.meta.url)));

describe('a data sheet', () => {
  it.each(withSheet)('of $name is a PDF of one page, A4', async (product) => {
    const pdf = await sheetOf(product);
    const text = pdf.toString('latin1');
    expect(text).toMatch(/^%PDF-1\.\d\n/);
    expect(text).toMatch(/%%EOF\s*$/);
    expect(text.match(/\/Type \/Page\n/g)).toHaveLength(1);
    expect(text).toContain('/MediaBox [0 0 595.28 841.89]');
    expect(pdf.length).toBeLessThan(200_000);
  });

  it('is the same bytes for the same product, and others for another one', async () => {
    const [one, other] = withSheet as [SeedProduct, SeedProduct];
    const pdf = await sheetOf(one);
    expect((await sheetOf(one)).equals(pdf)).toBe(true);
    expect((await sheetOf({ ...one, name: other.name })).equals(pdf)).toBe(false);
  });
});

describe('the typefaces of the sheets', () => {
  const texts = products.flatMap(({ name, description, technicalSpecs }) => [
    name,
    description,
    ...Object.entries(technicalSpecs).flat(),
  ]);
  const letters = [...new Set(['àèìòùÀÈÌÒÙé€·–', JSON.stringify(company), ...texts].join('').replace(/\s/g, ''))];

  it.each(Object.entries(fonts))('have a shape for every letter used: %s', (_, file) => {
    const font = create(file);
    expect(font.postscriptName).toMatch(/^Barlow/);
    expect(letters.length).toBeGreaterThan(70);
    expect(letters.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([]);
  });
});
