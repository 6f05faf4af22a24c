import type { Category, PartType } from '../collections/categories.ts';
import type { Measure } from '../collections/search-index.ts';
import type { Topic } from './search-topics.ts';
import { wordsOfType } from './synonyms.ts';

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
export const CLASS_FILLERS = 'scala, scale, classe, class, auto, macchina, car, modello, model, automodello';

/** Words for parts of an engine in general, with the categories that they mean. */
export const partWords: readonly { categories: readonly Category[]; phrases: string }[] = [
  {
    categories: ['ricambi', 'marmitte', 'accessori'],
    phrases: 'cosa serve, che cosa serve, cosa ci vuole, what do i need, what i need',
  },
  { categories: ['accessori'], phrases: 'accessorio, accessori, accessory, accessories' },
  {
    categories: ['ricambi', 'marmitte'],
    phrases: 'ricambio, ricambi, pezzo, pezzi, parte, parti, spare, spare part, part, lista ricambi, parts list',
  },
];

export const superlatives: readonly { by: Measure; most: boolean; phrases: string }[] = [
  {
    by: 'power',
    most: true,
    phrases: 'più potente, più cavalli, massima potenza, most powerful, most power, strongest',
  },
  { by: 'power', most: false, phrases: 'meno potente, least powerful' },
  {
    by: 'rpm',
    most: true,
    phrases: 'più giri, più veloce, highest revving, most revs, most rpm, highest rpm, fastest',
  },
  { by: 'weight', most: false, phrases: 'più leggero, più leggera, meno pesante, lightest, least weight' },
  { by: 'weight', most: true, phrases: 'più pesante, heaviest' },
  {
    by: 'price',
    most: false,
    phrases:
      'più economico, più economica, più economici, più economiche, meno caro, meno cara, meno cari, meno care, meno costoso, meno costosa, prezzo più basso, cheapest, least expensive, lowest price',
  },
  {
    by: 'price',
    most: true,
    phrases: 'più caro, più cara, più cari, più care, più costoso, più costosa, most expensive, dearest, highest price',
  },
];

/** Units of figures, and what products have in them. */
export const units: readonly { by?: Measure; words: string }[] = [
  { by: 'power', words: 'cv hp ps' },
  { by: 'rpm', words: 'giri giri/min rpm' },
  { by: 'weight', words: 'g gr grammi grams' },
  { by: 'price', words: 'euro eur' },
  { words: 'kw mm cm cc cm³ ml kg nm litri °c' },
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
    'carburare, carburazione, taratura, tune, regolare il carburatore, regolazione carburatore, needle setting, tuning, carb setting, setting the carburettor',
  warranty: 'garanzia, riparazione, riparare, assistenza, warranty, guarantee, repair',
  care: 'manutenzione, cura del motore, pulizia del motore, maintenance, looking after, look after, engine care',
  shipping: 'spedizione, spedite, spedire, consegna, corriere, shipping, delivery, ship to, post',
  dealers: 'rivenditore, rivendita, negozio, dove comprare, dove acquistare, dealer, shop, store, where to buy',
  hours:
    'orario, orario di apertura, apertura, quando siete aperti, aperto, chiuso, open, closed, opening hour, opening time, hour',
  contact: 'whatsapp, telefono, numero di telefono, email, e-mail, contatto, contattare, phone, telephone, contact',
  place: 'dove siete, dove siamo, indirizzo, sede, mappa, where are you, address, directions, map',
  races: 'calendario, gara, gare, risultati, campionato, calendar, race, results, championship, latest news, novità',
  company: 'chi siamo, azienda, storia, team, about us, company, history',
  classes: 'quale motore, scegliere il motore, classi, which engine, what engine, choose an engine, classes',
  compare: 'confronto, confrontare, confronta, differenza tra, compare, comparison',
  privacy: 'privacy, dati personali',
};
