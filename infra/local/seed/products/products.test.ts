import { readdirSync, statSync } from 'node:fs';
import { categoryKeys, hasSubcategories, ProductFields, subcategories } from '@rombo/shared/product';
import { ARTICLE_CODE, fixedSpecs } from '@rombo/shared/technical-specs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { slides } from '../slides.ts';
import { products } from './index.ts';

const pictures = new URL('../pictures/', import.meta.url);
const MAX_PICTURE_BYTES = 150_000;

const codeOf = (product: (typeof products)[number]): string => product.technicalSpecs[ARTICLE_CODE] ?? '';
const codes = products.map(codeOf);

describe('the demo catalogue', () => {
  it('has 26 to 28 products over every category and displacement', () => {
    expect(products.length).toBeGreaterThanOrEqual(26);
    expect(products.length).toBeLessThanOrEqual(28);
    for (const category of categoryKeys) {
      const displacements = products.filter((product) => product.category === category).map((p) => p.subcategory);
      expect(new Set(displacements)).toEqual(new Set(hasSubcategories(category) ? subcategories : [null]));
    }
  });

  it('puts three or four products forward', () => {
    expect([3, 4]).toContain(products.filter(({ featured }) => featured).length);
  });

  it.each(products)('writes $name as the contract wants it', ({ pictures: _, sheet: __, ...fields }) => {
    expect(v.parse(ProductFields, fields)).toEqual(fields);
  });

  it('gives every product its own name and article code', () => {
    expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
    expect(new Set(codes).size).toBe(products.length);
    for (const code of codes) expect(code).toMatch(/^RP-[MSRA](21|12|00)-[A-Z]\d{2}$/);
  });

  it('writes the displacement of a code as its subcategory says', () => {
    const classes = { '21': '3.5cc', '12': '2.1cc', '00': null };
    for (const product of products) {
      expect(product.subcategory).toBe(classes[codeOf(product).slice(4, 6) as keyof typeof classes]);
    }
  });

  it('starts every sheet of data with the fixed labels, in their order', () => {
    for (const { technicalSpecs } of products) {
      const labels = Object.keys(technicalSpecs);
      const fixed = fixedSpecs.filter((label) => labels.includes(label));
      expect(labels.slice(0, fixed.length)).toEqual(fixed);
    }
  });

  it('names only article codes that it has', () => {
    const texts = products.map(({ description, technicalSpecs }) =>
      [description, ...Object.values(technicalSpecs)].join(),
    );
    const named = texts.flatMap((text) => text.match(/RP-\w+-\w+/g) ?? []);
    expect(named.length).toBeGreaterThan(codes.length);
    for (const code of named) expect(codes).toContain(code);
  });
});

describe('the seed pictures', () => {
  it('are two to four a product, none twice, and all there', () => {
    const present = readdirSync(pictures);
    for (const product of products) {
      expect(product.pictures.length).toBeGreaterThanOrEqual(2);
      expect(product.pictures.length).toBeLessThanOrEqual(4);
      expect(new Set(product.pictures).size).toBe(product.pictures.length);
      expect(present).toEqual(expect.arrayContaining([...product.pictures]));
    }
  });

  it('are all used, and none is larger than 150 kB', () => {
    const used = new Set([...products.flatMap((product) => product.pictures), ...slides.map(({ picture }) => picture)]);
    const present = readdirSync(pictures);
    expect(present.filter((name) => !used.has(name))).toEqual([]);
    for (const name of present) expect(statSync(new URL(name, pictures)).size).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
  });
});
