import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugOf } from './slug.ts';

describe('a slug', () => {
  it.each([
    ['Tuono .21 Pista', 'tuono-21-pista'],
    ['Marmitta accordata 2,1cc', 'marmitta-accordata-2-1cc'],
    ["Candela d'accensione n° 3", 'candela-daccensione-n-3'],
    ['Perché così? Più giù!', 'perche-cosi-piu-giu'],
    ['  Straße -- Ærø  ', 'strasse-aero'],
    ['ﬁltro', 'filtro'],
    ['Mar\u00admit\u200bta', 'marmitta'],
    [`Anteprima ${'0a'.repeat(20)}`, `prodotto-anteprima-${'0a'.repeat(20)}`],
    ['Двигатель', 'prodotto'],
    ['🏁', 'prodotto'],
  ])('for %s is %s', (name, slug) => expect(slugOf(name)).toBe(slug));

  it('is not empty, short enough, and consists of lower-case words with single hyphens', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 130 }), (name) => {
        const slug = slugOf(name);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(60);
        expect(slugOf(` ${slug.toUpperCase()}!`)).toBe(slug);
      }),
    );
  });
});
