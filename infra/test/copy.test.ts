import { categoryKeys } from '@rombo/shared/collections/categories';
import { company } from '@rombo/shared/words/company';
import { describe, expect, it } from 'vitest';
import { AMERICAN, FIGURES, FOREIGN_DECIMALS, ITALIAN, OTHER_WORDS, STRAIGHT_APOSTROPHE } from './copy-rules.ts';
import { piecesIn } from './language-texts.ts';

/** Texts that are specified to the letter. */
const SPECIFIED = {
  it: [
    "Errore nell'invio",
    "Errore nell'aggiornamento",
    "Errore nell'eliminazione",
    "Devi caricare un'immagine per creare una nuova slide",
    "L'immagine è obbligatoria per le nuove slide",
  ],
  en: ['I accept the [Privacy Policy] and authorize the processing of personal data'],
};

/** Italian names in English texts. */
const NAMES = [company.street, 'Garante per la protezione dei dati personali'];

/** Texts that no reader sees as such. */
const KEYS: readonly string[] = categoryKeys;

const copyOf = async (language: 'it' | 'en') => {
  const pieces = (await piecesIn(language)).filter((text) => ![...SPECIFIED[language], ...KEYS].includes(text));
  expect(pieces.length).toBeGreaterThan(500);
  return pieces.map((text) => NAMES.reduce((left, name) => left.replaceAll(name, ''), text));
};

const breaking = (texts: string[], rule: RegExp) => texts.filter((text) => rule.test(text));

describe.each(['it', 'en'] as const)('the texts of the site in %s', (language) => {
  it.each(Object.entries(FIGURES))('write figures as printers do: %s', async (_, rule) => {
    expect(breaking(await copyOf(language), rule)).toEqual([]);
  });

  it('have typographic apostrophes, and decimals of their language', async () => {
    const texts = await copyOf(language);
    expect(breaking(texts, STRAIGHT_APOSTROPHE)).toEqual([]);
    expect(breaking(texts, FOREIGN_DECIMALS[language])).toEqual([]);
  });
});

describe('the English texts of the site', () => {
  it('have no Italian word', async () => {
    expect(breaking(await copyOf('en'), ITALIAN)).toEqual([]);
  });

  it('are spelt the British way', async () => {
    expect(breaking(await copyOf('en'), AMERICAN)).toEqual([]);
  });

  it('have one word for one thing', async () => {
    expect(breaking(await copyOf('en'), OTHER_WORDS)).toEqual([]);
  });
});

it.each([
  [ITALIAN, 'Tungsten albero', 'Tungsten crankshaft'],
  [AMERICAN, 'Anodized in any color', 'Anodised in any colour'],
  [AMERICAN, 'Four liters', 'Four litres'],
  [OTHER_WORDS, 'See the data sheet', 'See the spec sheet'],
  [STRAIGHT_APOSTROPHE, "l'albero", 'l’albero'],
  [FOREIGN_DECIMALS.it, '3.5 cc', '3,5 cc a 37.000 giri'],
  [FOREIGN_DECIMALS.en, '3,5 cc', '3.5 cc at 37,000 rpm'],
  [FIGURES.multiplication, '14 x 6 mm', '14 × 6 mm'],
  [FIGURES.range, '10-12 mm', '10–12 mm, RP-M21-B01'],
  [FIGURES.unit, '14mm', '14 mm'],
])('%s is broken by %j and kept by %j', (rule, broken, kept) => {
  expect(broken).toMatch(rule);
  expect(kept).not.toMatch(rule);
});
