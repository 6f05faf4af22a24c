import { ContactInput } from '@rombo/shared/collections/contact';
import { SlideFields } from '@rombo/shared/collections/slide';
import { omit } from '@rombo/shared/contract/keys-of';
import { company } from '@rombo/shared/words/company';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  explodedViews,
  fits,
  guides,
  messages,
  news,
  pictureEdit,
  products,
  results,
  type SeedProduct,
  slides,
} from './catalogue.ts';

const codeOf = ({ technicalSpecs }: SeedProduct): string => technicalSpecs['Codice Articolo'] ?? '';
const byCode = new Map(products.map((product) => [codeOf(product), product]));
it('every product has a unique code, and every code in a text belongs to a product', () => {
  expect(byCode.size).toBe(products.length);
  const named = JSON.stringify([products, results, news, guides]).match(/RP-[A-Z]\d\d-[A-Z]\d\d/g) ?? [];
  expect([...new Set(named)].filter((code) => !byCode.has(code))).toEqual([]);
});

it('parts fit engines of their displacement, exploded views show parts that fit', () => {
  for (const [part, { fits: codes }] of Object.entries(fits))
    for (const code of codes) {
      const engine = byCode.get(code);
      const displacement = byCode.get(part)?.subcategory ?? engine?.subcategory;
      expect([part, engine?.category, displacement]).toEqual([part, 'motori', engine?.subcategory]);
    }
  const engines = products.filter(({ category }) => category === 'motori');
  expect(Object.keys(explodedViews)).toEqual(engines.map(codeOf));
  for (const [engine, { points }] of Object.entries(explodedViews)) {
    expect(points.length).toBeGreaterThanOrEqual(14);
    for (const { part } of points) if (part) expect(fits[part]?.fits).toContain(engine);
  }
});

it('numbers of 32 px do not overlap on a drawing 358 px wide, as on a 390 px phone', () => {
  const overlapping = Object.entries(explodedViews).flatMap(([engine, { points }]) =>
    points.flatMap((point, at) =>
      points
        .slice(0, at)
        .filter(({ x, y }) => 358 * Math.hypot(point.x - x, (point.y - y) * 0.75) < 34)
        .map((other) => [engine, points.indexOf(other) + 1, at + 1]),
    ),
  );
  expect(overlapping).toEqual([]);
});

it('every text is translated, and every picture described', () => {
  const pictures = [
    ...products.flatMap((product) => product.pictures),
    ...[...slides, ...results, ...news, ...guides].flatMap(({ picture }) => picture ?? []),
  ];
  const english = [
    ...products.flatMap(({ translations: { en } = {} }) => [en?.name, en?.description]),
    ...slides.map(({ translations }) => translations?.en?.title),
    ...results.map(({ translations }) => translations?.en?.title),
    ...news.flatMap(({ translations: { en } = {} }) => [en?.title, en?.text]),
    ...guides.flatMap(({ translations: { en } = {} }) => [en?.title, en?.summary, en?.blocks]),
    ...pictures.flatMap((name) => Object.values(pictureEdit(name).alt ?? { it: '' })),
  ];
  expect(english.filter((text) => !text)).toEqual([]);
  for (const { technicalSpecs, translations: { en } = {} } of products)
    expect(Object.keys(technicalSpecs)).toEqual(
      expect.arrayContaining(Object.keys({ ...en?.technicalSpecs, ...en?.specLabels })),
    );
});

it('each world title that the pages claim has its season, with an engine of the house', () => {
  const titles = results.filter(({ scope }) => scope === 'world');
  expect(titles.map(({ date }) => Number(date.slice(0, 4))).sort()).toEqual([...company.claims.championYears]);
  expect(titles.filter(({ engines }) => engines.length === 0)).toEqual([]);
});

it('slides are in order, and messages come from reserved addresses', () => {
  expect(slides.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5]);
  for (const slide of slides) {
    const fields = omit(slide, 'picture', 'product', 'focalX');
    expect(v.parse(SlideFields, fields)).toEqual(fields);
  }
  for (const message of messages) {
    expect(v.is(ContactInput, message)).toBe(true);
    expect(message.email).toMatch(/\.example$/);
  }
});

it('each guide is the same in both languages, block by block, and has a table', () => {
  const shapeOf = (blocks: (typeof guides)[number]['blocks'] = []) =>
    blocks.map((block) => {
      if (block.type === 'table') return [block.type, block.head.length, block.rows.length];
      return 'items' in block ? [block.type, block.items.length] : [block.type];
    });
  expect(guides).toHaveLength(5);
  for (const { title, blocks, translations } of guides) {
    expect([title, shapeOf(translations?.en?.blocks)]).toEqual([title, shapeOf(blocks)]);
    expect([title, blocks.some(({ type }) => type === 'table')]).toEqual([title, true]);
  }
});
