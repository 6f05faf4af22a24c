import { languages } from '@rombo/shared/words/languages';
import { describe, expect, it } from 'vitest';
import { explodedViews, products } from '../catalogue.ts';
import { sheetCodes, sheetData } from './data.ts';
import { makeSheet, sheets } from './files.ts';

const MAX_SHEET_BYTES = 250_000;
const byCode = new Map(products.map((product) => [product.technicalSpecs['Codice Articolo'], product]));
const engines = sheetCodes.filter((code) => code in explodedViews);

it('every engine has a sheet', () => expect(engines).toEqual(Object.keys(explodedViews)));

describe.each(sheets)('$code $language', (sheet) => {
  it('is small and tagged', async () => {
    const bytes = await makeSheet(sheet);
    const text = bytes.toString('latin1');
    expect(bytes.length).toBeLessThanOrEqual(MAX_SHEET_BYTES);
    expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(text).toContain(`/Lang (${languages[sheet.language].locale})`);
  });
});

it('names every part of the drawing once, with the code and price of the catalogue', () => {
  for (const code of engines) {
    const { points, rows } = sheetData(code, 'it', 'Pezzo');
    expect(rows.flatMap(({ numbers }) => numbers).sort((a, b) => a - b)).toEqual(points.map(({ number }) => number));
    for (const { code: part, price, isListed } of rows) {
      const text = byCode.get(part)?.price;
      expect([part, price]).toEqual([part, isListed ? Number(text?.replace(',', '.')) : undefined]);
    }
  }
});

it('has the specs and the texts of the catalogue, and in English no Italian', () => {
  for (const code of sheetCodes) {
    const { name, description, technicalSpecs, translations } = byCode.get(code) ?? {};
    const italian = sheetData(code, 'it', 'Pezzo');
    expect(italian).toMatchObject({ name, description });
    expect(Object.entries(italian.technicalSpecs)).toEqual(Object.entries(technicalSpecs ?? {}));
    const { italian: untranslated, rows, ...english } = sheetData(code, 'en', 'Part');
    expect([code, untranslated, rows.filter(({ lang }) => lang)]).toEqual([code, undefined, []]);
    expect(english).toMatchObject({ name: translations?.en?.name, description: translations?.en?.description });
  }
});

it('has what the guide says of running in the engine, as its specs state it', () => {
  for (const code of engines) {
    const { runningIn, technicalSpecs } = sheetData(code, 'it', 'Pezzo');
    const tanks = runningIn?.rows.flatMap(([label, value]) =>
      /Pieni|pista/.test(label) ? [Number.parseInt(value, 10)] : [],
    );
    const stated = technicalSpecs.Rodaggio?.match(/\d+(?= (?:pieni|in pista))/g)?.map(Number) ?? [];
    expect([code, tanks]).toEqual([code, stated]);
    const steps = runningIn?.lists.map(({ items }) => items.length);
    expect([code, steps]).toEqual([code, [4, stated.length > 1 ? 5 : 4]]);
    const english = sheetData(code, 'en', 'Part').runningIn;
    expect(english?.lists.map(({ items }) => items.length)).toEqual(steps);
    expect(english?.rows).toHaveLength(runningIn?.rows.length ?? 0);
  }
});
