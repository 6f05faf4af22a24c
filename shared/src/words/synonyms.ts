import type { PartType } from '../collections/categories.ts';

/** Type word of engines, whose names are only model names. */
export const ENGINE = 'motore';

/** Synonyms of part types in both languages. Each text is a list of words with the same meaning, the most common one first. */
const partTypeSynonyms: Record<PartType, readonly string[]> = {
  piston_sleeve: [
    'pistone, piston, gruppo termico, accoppiamento',
    'camicia, canna, cilindro, sleeve, liner, cylinder',
    'spinotto, wrist pin, gudgeon pin, piston pin',
  ],
  conrod: ['biella, conrod, connecting rod, rod'],
  crankshaft: ['albero, albero motore, crankshaft, crank'],
  bearing: ['cuscinetto, bearing, ball bearing, ball race'],
  cooling_head: ['testa, teste, testata, culatta, head, cooling head, cylinder head, heatsink'],
  combustion_insert: [
    'sottotesta, camera di scoppio, inserto, under head, combustion insert, combustion chamber, head insert, head button, insert, button',
  ],
  glow_plug: ['candela, glow plug, plug'],
  carburettor: ['carburatore, carburettor, carburetor, vite del minimo, idle screw, spillo, needle'],
  air_filter: ['filtro, filtro aria, filter, air filter, air cleaner'],
  gasket: ['guarnizione, o-ring, anello di tenuta, gasket, seal', 'spessore, rasamento, shim'],
  clutch: ['frizione, clutch'],
  flywheel: ['volano, flywheel'],
  tuned_pipe: [
    'marmitta, espansione, terminale, risonanza, scarico, silenziatore, tuned pipe, pipe, exhaust, silencer, muffler',
  ],
  manifold: ['collettore, manifold, header'],
  fuel: ['miscela, carburante, benzina, fuel'],
  tool: ['attrezzo, utensile, tool'],
  other: [],
};

/** Synonyms without a part type. */
const otherSynonyms = [
  `${ENGINE}, engine, motor`,
  '.21, 3.5cc, 3.5',
  '.12, 2.1cc, 2.1',
  'chiave, wrench, spanner',
  'accendicandela, scaldacandela, glow igniter, glow ignitor, glow starter, glow driver, glow heater, igniter',
  'tappo posteriore, tappo carter, coperchio posteriore, backplate, rear cover, rear plate, end plate',
  'carter, basamento, crankcase',
  'ceppo, ceppi, ganascia, clutch shoe, shoe',
  'campana, clutch bell, bell',
  'molla, molle, spring',
  'fermo, seeger, circlip',
  'bottiglia, borraccia, boccetta, tanica, flacone, bottle',
  'kit box, kit avviamento, pit kit, pit box, starter kit',
  'cassetta di avviamento, starter box',
  'spugna, foam',
  'principiante, beginner, comincia, iniziare',
  'posteriore, rear',
  'anteriore, front',
];

/** Synonyms for the search. Joined and split words are equal, and so are singular and plural. */
export const synonyms: readonly string[][] = [...Object.values(partTypeSynonyms).flat(), ...otherSynonyms].map(
  (words) => words.split(', '),
);

/** Returns the most common words for a part type. The search knows their synonyms. */
export const wordsOfType = (type: PartType): string =>
  partTypeSynonyms[type].map((words) => words.replace(/,.*/, '')).join(' ');
