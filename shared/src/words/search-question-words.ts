import type { Category, PartType } from '../collections/categories.ts';
import type { Measure } from '../collections/search-index.ts';
import type { Language } from './languages.ts';
import type { Topic } from './search-topics.ts';
import { wordsOfType } from './synonyms.ts';

interface Grammar {
  /** Words without which a search means the same. */
  stopWords: string;
  /** Words for packaging in names. */
  packaging: string;
  /** Prepositions before a word for packaging's content. */
  packagingOf: string;
  /**
   * Prepositions that end the phrase whose last word says what a product is: 'glow plug for'. Without them it is the first word of the name:
   * 'candela per'.
   */
  afterNoun?: string;
}

/** The words of each language that the search needs to read names and questions. */
export const grammars: Record<Language, Grammar> = {
  it: {
    stopWords:
      'a ai al alla all che con da dal dei del della dell delle di e ed i il in l la le lo mia mie miei mio per su un una',
    packaging: 'coppia paio confezione set kit',
    packagingOf: 'di da',
  },
  en: {
    stopWords: 'and for my of on the to with',
    packaging: 'set kit pair pack',
    packagingOf: 'of',
    afterNoun: 'for with of in to',
  },
};

interface UseWords {
  /** Word of the Italian specification 'Impiego'. */
  use: string;
  /** Word of the scale that it implies. */
  scale?: string;
  phrases: string;
}

/** Uses of an engine in both languages. Some imply a scale. */
export const uses: readonly UseWords[] = [
  { use: 'buggy', phrases: 'buggy, off-road, off road, fuoristrada, truggy, monster truck' },
  { use: 'pista', phrases: 'pista, on-road, road, track, stradale' },
  { use: 'pista', scale: 'scala10', phrases: 'touring, touring car, turismo, 200 mm, 200mm' },
  { use: 'gt', phrases: 'gt, gran turismo, rally game' },
];

/** Words that a class may have without meaning anything else. */
export const CLASS_FILLERS =
  'scala, scale, classe, class, auto, macchina, car, rc car, rc, scoppio, modello, model, automodello, nitro, glow, racing, race, gara, gare, competizione, competition, 2 tempi, 2 stroke, two stroke';

/** Words around what a question asks for, of shoppers in both languages. */
export const QUESTION_FILLERS =
  'o, or, oppure, x, tutti, tutte, tutto, all, che, quale, quali, qual, quanto, quanti, quanta, come, quando, dove, dov, chi, c, ce, avete, hai, ho, ha, hanno, cerco, cercando, vorrei, voglio, sapere, mi, mi serve, devo, posso, monta, montare, usare, usa, sul, sulla, nel, nella, si, buongiorno, ciao, salve, grazie, giusta, giusto, adatta, adatto, consigliata, consigliato, compra, comprare, acquistare, acquisto, trovo, vendita, vendesi, vendete, disponibile, disponibili, pronta consegna, fuori produzione, torna, prezzo, prezzi, costo, costa, costano, peso, pesa, lista, catalogo, scheda tecnica, scheda, pdf, manuale, istruzioni, esploso, dati, caratteristiche, rc, rotto, nuovo, nuova, nuovi, nuove, codice, cod, art, articolo, what, which, how, how much, how many, much, many, does, do, did, is, are, can, you, have, i, my, me, need, want, buy, buying, looking, please, hello, hi, thanks, use, uses, take, fit, fits, price, prices, cost, costs, sale, for sale, where, rc car, rc, between, automodello, modellismo, mio, tuo, fate, fai, trovare, cosa monta, weigh, weighs, weight, circa, intorno, around, your, vostro, vostra, vostri, vostre, available, in stock, stock, in, manual, exploded view, view, spec, specs, specification, specifications, datasheet, sheet, suitable, right, new';

/** Words before the most that a measure may be. Two figures are a range. */
export const UPPER_LIMITS =
  'tra, between, sotto, meno, fino, max, massimo, entro, under, below, less than, cheaper than, lighter than, up, non più, non oltre, no more than, not more than, not over';

/** Words before the least that a measure may be, without stop words. */
export const LOWER_LIMITS =
  'oltre, più, sopra, almeno, partire, over, above, more than, more expensive than, at least, from, starting from';

/** Words for parts of an engine in general, with the categories that they mean. */
export const partWords: readonly { categories: readonly Category[]; phrases: string }[] = [
  {
    categories: ['ricambi', 'marmitte', 'accessori'],
    phrases: 'cosa serve, che cosa serve, cosa ci vuole, what do i need, what i need',
  },
  { categories: ['accessori'], phrases: 'accessorio, accessori, accessory, accessories' },
  {
    categories: ['ricambi', 'marmitte'],
    phrases:
      'ricambio, ricambi, pezzo, pezzi, parte, parti, spare, spare part, part, kit revisione, rebuild kit, revision kit, lista ricambi, parts list',
  },
];

export const superlatives: readonly { by: Measure; most: boolean; phrases: string }[] = [
  {
    by: 'power',
    most: true,
    phrases:
      'più potente, più forte, più cavalli, massima potenza, most powerful, most powerfull, most power, strongest',
  },
  { by: 'power', most: false, phrases: 'meno potente, least powerful' },
  {
    by: 'rpm',
    most: true,
    phrases: 'più giri, gira di più, più veloce, highest revving, most revs, most rpm, highest rpm, fastest',
  },
  { by: 'weight', most: false, phrases: 'più leggero, più leggera, meno pesante, lightest, least weight' },
  { by: 'weight', most: true, phrases: 'più pesante, heaviest' },
  {
    by: 'price',
    most: false,
    phrases:
      'economico, economica, economici, economiche, costa meno, cheap, più economico, più economica, più economici, più economiche, meno caro, meno cara, meno cari, meno care, meno costoso, meno costosa, prezzo più basso, cheapest, least expensive, lowest price',
  },
  { by: 'power', most: true, phrases: 'potente, powerful' },
  { by: 'rpm', most: true, phrases: 'veloce, fast' },
  { by: 'weight', most: false, phrases: 'leggero, light' },
  {
    by: 'price',
    most: true,
    phrases:
      'costa più, costa di più, più caro, più cara, più cari, più care, più costoso, più costosa, most expensive, dearest, highest price',
  },
];

/** Units of figures, and what products have in them. */
export const units: readonly { by?: Measure; words: string }[] = [
  { by: 'power', words: 'cv hp ps bhp' },
  { by: 'rpm', words: 'giri giri/min rpm' },
  { by: 'weight', words: 'g gr grammi grams grammo gram' },
  { by: 'price', words: 'euro eur euri €' },
  { words: 'kw mm cm cc ccm cm³ ml kg nm litri min °c' },
];

/** Words for the position or packaging of a part, which its name may leave out. */
export const OPTIONAL_WORDS =
  'posteriore anteriore superiore inferiore interno esterno rear front upper lower inner outer coppia paio confezione serie set kit pair pack';

/**
 * Types of parts from components to the assemblies that they belong to: in 'carb o-ring' and 'o-ring carb' the o-ring is meant, and the
 * assembly says which one.
 */
export const componentsFirst: readonly string[] = (
  [
    ...([
      'gasket',
      'tool',
      'bearing',
      'air_filter',
      'glow_plug',
      'fuel',
      'conrod',
      'combustion_insert',
      'manifold',
    ] as const),
    ...(['flywheel', 'piston_sleeve', 'crankshaft', 'cooling_head', 'clutch', 'carburettor', 'tuned_pipe'] as const),
  ] satisfies PartType[]
).map(wordsOfType);

/** Phrases of both languages that ask for a topic. */
export const topicPhrases: Record<Topic, string> = {
  running_in: 'rodaggio, rodare, break-in, breaking-in, run-in, running-in',
  tuning:
    'carburare, carburazione, taratura, tune, regolare il carburatore, regolazione carburatore, needle setting, tuning, perde colpi, troppo grasso, troppo magro, too rich, too lean, bog, cuts out, surriscalda, scalda, scalda troppo, temperatura, non parte, tiene il minimo, si spegne, overheating, overheat, over heating, runs hot, temperature, flame out, won t start, stall, carb setting, setting the carburettor',
  warranty:
    'garanzia, reso, resi, returns, refund, rimborso, riparazione, riparare, assistenza, warranty, guarantee, repair',
  care: 'manutenzione, revisione, rebuild, cura del motore, pulizia del motore, maintenance, looking after, look after, engine care',
  plug: 'scegliere la candela, scelta della candela, choosing the glow plug, choose a glow plug',
  shipping: 'spedizione, ship, spedite, spedire, consegna, corriere, shipping, delivery, ship to, post',
  dealers:
    'rivenditore, rivendita, rivende, vende, vendete, punto vendita, stockist, retailer, reseller, near me, negozio, comprare, compra, compro, acquistare, acquisto, acquista, ordinare, ordine, pagamento, pagare, carrello, sconto, sconti, offerte, dove trovo, disponibile, disponibili, available, buy, purchase, order, payment, in stock, dove comprare, dove acquistare, dealer, shop, store, where to buy',
  hours:
    'orario, aprite, che ora, orario di apertura, apertura, quando siete aperti, aperto, chiuso, open, closed, opening hour, opening time, hour',
  contact:
    'whatsapp, parlare, talk, mail, facebook, instagram, telefono, numero di telefono, email, e-mail, contatto, contattare, phone, telephone, contact',
  place:
    'dove siete, visit, visitare, officina, workshop, dove siamo, indirizzo, sede, mappa, where are you, address, directions, map',
  races: 'calendario, gara, gare, risultati, campionato, calendar, race, results, championship, latest news, novità',
  company: 'chi siamo, lavora con noi, made in italy, about, azienda, storia, team, about us, company, history',
  classes: 'quale motore, scegliere il motore, classi, which engine, what engine, choose an engine, classes',
  compare: 'confronto, differenza, difference, vs, versus, confrontare, confronta, differenza tra, compare, comparison',
  privacy: 'privacy, cookie, dati personali',
  guides: 'guida, guide, istruzioni, manuale, manual, instructions',
};
