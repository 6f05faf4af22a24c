import { cardOf } from '@rombo/functions/data/cards';
import { searchIndexOf, searchProducts } from '@rombo/functions/data/search-entries';
import type { Product } from '@rombo/shared/collections/product';
import { namesBy, unpackEntries } from '@rombo/shared/collections/search-index';
import { createInterpreter, guidesByTopic } from '@rombo/shared/collections/search-question';
import { omit } from '@rombo/shared/contract/keys-of';
import { slugsBy } from '@rombo/shared/contract/language-fields';
import { slugOf } from '@rombo/shared/contract/slug';
import type { Language } from '@rombo/shared/words/languages';
import type { Topic } from '@rombo/shared/words/search-topics';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import { expect, it } from 'vitest';
import { explodedViews, fits, products } from './catalogue.ts';
import guides from './guides.json' with { type: 'json' };

const codeOf = ({ technicalSpecs }: { technicalSpecs: Record<string, string> }) => technicalSpecs[ARTICLE_CODE] ?? '';
const idOf = (code: string) => {
  const at = products.findIndex((product) => codeOf(product) === code);
  return `0199a3c0-5c6e-7abc-8def-${String(at).padStart(12, '0')}`;
};

/** The demo catalogue as the server reads it. */
const cards = products.map((product) => {
  const fields = omit(product, 'pictures', 'sheet');
  const code = codeOf(fields);
  const fit = fits[code];
  const view = explodedViews[code];
  return cardOf({
    ...(fields as unknown as Product),
    id: idOf(code),
    slug: slugOf(fields.name),
    slugEn: slugOf(fields.translations?.en?.name ?? ''),
    images: [],
    pictures: [],
    technicalSheetUrl: null,
    technicalSheetEnUrl: null,
    price: fields.price === undefined || fields.price === '' ? undefined : Number(fields.price.replace(',', '.')),
    createdAt: '2025-01-01T00:00:00.000Z',
    updatedAt: '2025-01-01T00:00:00.000Z',
    ...fit,
    fits: fit?.fits.map(idOf) ?? [],
    ...(view && { explodedView: { image: '', points: view.points.map((point) => omit(point, 'part')) } }),
  } as Product);
});

const interpret = createInterpreter(unpackEntries(searchIndexOf(cards)));
const browser = (words: string) => interpret(words).found;
const server = (words: string) => searchProducts(cards, words).found;

/** Searches with the expected article code of the first result, as a pattern. */
const italian: [words: string, first: string][] = [
  ['candele', 'RP-R..-P0.'],
  ['candela .21', 'RP-R21-P0.'],
  ['candele turbo fredde', 'RP-R21-P01'],
  ['candele calde', 'RP-R12-P02'],
  ['candela per la scintilla club', 'RP-R12-P02'],
  ['chiave candele', 'RP-A00-W01'],
  ['accendi candela', 'RP-A00-A01'],
  ['scaldacandela', 'RP-A00-A01'],
  ['espansione .12', 'RP-S12-T01'],
  ['marmita gt', 'RP-S21-G01'],
  ['scarico pista', 'RP-S21-K01'],
  ['colletore posteriore', 'RP-S12-C01'],
  ['testata .12', 'RP-R12-T01'],
  ['sotto testa', 'RP-R21-I01'],
  ['camera di scoppio', 'RP-R21-I01'],
  ['albero saetta', 'RP-R21-S02'],
  ['biela tuono', 'RP-R21-B01'],
  ['cuscineti .12', 'RP-R12-U01'],
  ['carburatroe', 'RP-R..-C01'],
  ['frizzione', 'RP-R21-F01'],
  ['volano 12', 'RP-R12-V01'],
  ['frizione scintilla', 'RP-R12-F01'],
  ['campana frizione', 'RP-R21-F01'],
  ["filtro dell'aria", 'RP-A00-F01'],
  ['canna bora', 'RP-R21-A04'],
  ['tuono', 'RP-M21-B01'],
  ['motori', 'RP-M..-...'],
  ['motore gt', 'RP-M21-G01'],
  ['marmitta 2.1cc', 'RP-S12-T01'],
  ['scintila corsa', 'RP-M12-P02'],
  ['rpr21v01', 'RP-R21-V01'],
  ['p21f', 'RP-R21-P01'],
];
const english: typeof italian = [
  ['glow plug', 'RP-R..-P0.'],
  ['glow-plug', 'RP-R..-P0.'],
  ['glowplugs', 'RP-R..-P0.'],
  ['hot plug .12', 'RP-R12-P02'],
  ['plug wrench', 'RP-A00-W01'],
  ['spaner', 'RP-A00-W01'],
  ['glow starter', 'RP-A00-A01'],
  ['crank shaft', 'RP-R..-S0.'],
  ['crankshft saetta', 'RP-R21-S02'],
  ['fly wheel', 'RP-R21-V01'],
  ['o-ring', 'RP-R..-G01'],
  ['backplate', 'RP-M..-...'],
  ['rear cover', 'RP-M..-...'],
  ['silencer', 'RP-S..-.01'],
  ['muffler gt', 'RP-S21-G01'],
  ['titanium pipe', 'RP-S12-T01'],
  ['header .12', 'RP-S12-C01'],
  ['wrist pin', 'RP-R..-A0.'],
  ['liner bora', 'RP-R21-A04'],
  ['con rod 12', 'RP-R12-B01'],
  ['connecting rods .21', 'RP-R21-B01'],
  ['carb .12', 'RP-R12-C01'],
  ['ball bearing .12', 'RP-R12-U01'],
  ['heatsink .21', 'RP-R21-T01'],
  ['head button', 'RP-R21-I01'],
  ['clutch shoe', 'RP-R21-F02'],
  ['air cleaner', 'RP-A00-F01'],
  ['rp r21 a02', 'RP-R21-A02'],
  ['engine on-road', 'RP-M21-P01'],
  ['s21 n01', 'RP-S21-N01'],
];
/** Sentences and figures around what is looked for. */
const sentences: typeof italian = [
  ['quale candela per il tuono', 'RP-R21-P02'],
  ['candela giusta per saetta', 'RP-R21-P01'],
  ['motore per principianti', 'RP-M12-C01'],
  ['motore per iniziare', 'RP-M12-C01'],
  ['peso saetta', 'RP-M21-P01'],
  ['potenza bora', 'RP-M21-G01'],
  ['prezzo tuono', 'RP-M21-B01'],
  ['quanto costa una candela', 'RP-R..-P0.'],
  ['mi serve il carburatore della scintilla', 'RP-R12-C01'],
  ['boccetta miscela', 'RP-A00-B01'],
  ['risonanza .21', 'RP-S21-'],
  ['motore più forte', 'RP-M21-P01'],
  ['qual è il più potente', 'RP-M21-P01'],
  ['motore 3,5 ccm', 'RP-M21-'],
  ['3,49 cc', 'RP-M21-'],
  ['volano 30 mm', 'RP-R12-V01'],
  ['marmitta 258mm', 'RP-S21-N01'],
  ['albero 14 mm', 'RP-R21-S0.|RP-M21'],
  ['art. rp-r21-p01', 'RP-R21-P01'],
  ['motore sotto 300 euro', 'RP-M12-C01|RP-M12-P01'],
  ['€489', 'RP-M21-P01'],
  ['15,80 €', 'RP-R..-P0.'],
  ['motore economico', 'RP-M12-C01'],
  ['motore costa di piu', 'RP-M21-P01'],
  ['motori disponibili', 'RP-M'],
  ['tuono disponibile?', 'RP-M21-B01'],
  ['acquistare tuono', 'RP-M21-B01'],
  ['manuale scintilla', 'RP-M12-'],
  ['pdf tuono', 'RP-M21-B01'],
  ['which plug for buggy', 'RP-R21-P02'],
  ['how much does the tuono weigh', 'RP-M21-B01'],
  ['tuono weight', 'RP-M21-B01'],
  ['price of saetta', 'RP-M21-P01'],
  ['saetta hp', 'RP-M21-P01'],
  ['tuono spec', 'RP-M21-B01'],
  ['saetta manual', 'RP-M21-P01'],
  ['beginner engine', 'RP-M12-C01'],
  ['rc engine 1/10', 'RP-M12-'],
  ['21 engine for sale', 'RP-M21-'],
  ['buy glow plugs', 'RP-R..-P0.'],
  ['do you have bearings for saetta', 'RP-R21-U01'],
  ['biella/tuono', 'RP-R21-B01'],
  ['tuono.21', 'RP-M21-B01'],
  ['tuono 2025', 'RP-M21-B01'],
  ['hello, which exhaust pipe fits the bora gt engine please', 'RP-S21-G01'],
  ['pezzi di ricambio motore tuono', 'RP-S21|RP-R21|RP-A00'],
  ['avrei bisogno di un pistone per saetta', 'RP-R21-A02'],
  ['che marmitta va sulla scintilla', 'RP-S12-T01'],
  ['costo marmitta gt', 'RP-S21-G01'],
  ['dimensioni tuono', 'RP-M21-B01'],
  ['bora gt 2026', 'RP-M21-G01'],
  ['spaccato saetta', 'RP-M21-P01'],
  ['candele max 20€', 'RP-R..-P0.'],
  ['398€', 'RP-M21-B01'],
  ['ogni quanto cambiare la biella', 'RP-R..-B01'],
  ['which pipe for the tuono', 'RP-S21-N01'],
  ['how heavy is the scintilla corsa', 'RP-M12-P02'],
  ['saetta price please', 'RP-M21-P01'],
  ['engine less than 400 euro', 'RP-M21-B01|RP-M'],
  ['plugs below 20', 'RP-R..-P0.'],
  ['order bearings .21', 'RP-R21-U01'],
  ['replacement piston for bora engine', 'RP-R21-A04'],
  ['tutti i motori', 'RP-M'],
  ['albero rotto scintilla corsa', 'RP-R12-S01'],
  ['pistone tuono quanto costa', 'RP-R21-A01'],
  ['foto saetta', 'RP-M21-P01'],
  ['saetta per 1/8 gt', 'RP-M21-P01|RP-M21-G01'],
  ['candela bora marca', 'RP-R21-P02'],
  ['candele 12 calde quanto costano', 'RP-R12-P02'],
  ['candele x buggy', 'RP-R21-P02'],
  ['my saetta needs a new piston', 'RP-R21-A02'],
  ['review scintilla club', 'RP-M12-C01'],
  ['scintilla corsa idle temp', 'RP-M12-P02'],
  ['i want the cheapest pipe', 'RP-S12-C01|RP-S21-N01'],
  ['engines up to 300 euros', 'RP-M12-P01|RP-M12-C01'],
  ['tuono or tuono corsa', 'RP-M21-B01|RP-M21-B02'],
];

it.each([...italian, ...english, ...sentences])('%s finds %s first', (words, first) => {
  const codes = { browser: browser(words)[0]?.code, server: server(words)[0]?.code };
  expect(codes).toEqual({ browser: expect.stringMatching(first), server: expect.stringMatching(first) });
});

it.each(['candele', 'glow plug', 'glowplugs'])('%s lists the four kinds of plugs, then the wrench', (words) => {
  const codes = server(words).map(({ code }) => code);
  expect(codes.slice(0, 4)).toEqual(Array(4).fill(expect.stringMatching('RP-R..-P0.')));
  expect(codes).toContain('RP-A00-W01');
});

type Kind = ReturnType<typeof interpret>['reading']['kind'];

/** Searches with the codes that they list first, as patterns. */
type Row = [language: Language, words: string, ...first: string[]];

const SAETTA = 'RP-M21-P01';
const TUONO = 'RP-M21-B01';
const TUONO_CORSA = 'RP-M21-B02';
const BORA = 'RP-M21-G01';
const SCINTILLA = 'RP-M12-P01';
const SCINTILLA_CORSA = 'RP-M12-P02';
const CLUB = 'RP-M12-C01';
const ON_ROAD_12 = 'RP-M12-.01|RP-M12-P02';

const byKind: Record<Kind, Row[]> = {
  class: [
    ['it', '1:8', 'RP-M21-', 'RP-M21-', 'RP-M21-', 'RP-M21-', 'RP-S21-'],
    ['it', '1/8', 'RP-M21-', 'RP-M21-', 'RP-M21-', 'RP-M21-', 'RP-S21-'],
    ['it', '1-8 buggy', TUONO, TUONO_CORSA, 'RP-S21-N01'],
    ['it', 'buggy 1/8', TUONO, TUONO_CORSA, 'RP-S21-N01'],
    ['it', 'motore buggy', TUONO, TUONO_CORSA],
    ['en', 'buggy engine', TUONO, TUONO_CORSA],
    ['en', '1:10 touring', ON_ROAD_12, ON_ROAD_12, ON_ROAD_12, 'RP-S12-T01'],
    ['en', 'touring car engines', ON_ROAD_12, ON_ROAD_12, ON_ROAD_12],
    ['it', 'touring 200mm', ON_ROAD_12, ON_ROAD_12, ON_ROAD_12],
    ['it', 'pista', SAETTA, 'RP-M12', 'RP-M12', 'RP-M12', 'RP-S..-'],
    ['en', 'on-road', SAETTA, 'RP-M12', 'RP-M12', 'RP-M12', 'RP-S..-'],
    ['it', 'GT', BORA, 'RP-S21-G01'],
    ['en', 'gt 1/8', BORA, 'RP-S21-G01'],
    ['it', 'scala 1:10', ON_ROAD_12, ON_ROAD_12, ON_ROAD_12, 'RP-S12-T01'],
    ['it', 'fuoristrada', TUONO, TUONO_CORSA],
    ['en', 'off-road', TUONO, TUONO_CORSA],
    ['en', '1/8 truggy', 'RP-M21-'],
    ['en', '21 buggy engine', TUONO, TUONO_CORSA],
    ['it', '21', 'RP-M21-', 'RP-M21-', 'RP-M21-', 'RP-M21-'],
    ['en', '.12', 'RP-M12-', 'RP-M12-', 'RP-M12-'],
    ['it', '3.5', 'RP-M21-', 'RP-M21-', 'RP-M21-', 'RP-M21-'],
    ['it', '2,1 cc', 'RP-M12-', 'RP-M12-', 'RP-M12-'],
    ['en', '3.5cc', 'RP-M21-', 'RP-M21-', 'RP-M21-', 'RP-M21-'],
    ['it', 'motori .21', 'RP-M21-', 'RP-M21-', 'RP-M21-', 'RP-M21-'],
  ],
  parts: [
    ['it', 'ricambi tuono', 'RP-S21-N01|RP-R21-', 'RP-'],
    ['it', 'pezzi per saetta', 'RP-S21-K01|RP-R21-', 'RP-'],
    ['en', 'parts for tuono', 'RP-S21-N01|RP-R21-'],
    ['it', 'cosa serve per scintilla', 'RP-S12-|RP-R12-|RP-A00-', 'RP-', 'RP-'],
    ['en', 'tuono parts list', 'RP-S21-N01|RP-R21-'],
    ['en', 'tuono spares', 'RP-S21-N01|RP-R21-'],
    ['en', 'scintilla corsa spare parts', 'RP-S12-T01|RP-R12-'],
    ['it', 'accessori bora', 'RP-S21-G01|RP-R21-|RP-A00-'],
    ['it', 'biella del tuono', 'RP-R21-B01'],
    ['it', 'candela per la saetta', 'RP-R21-P01'],
    ['en', 'glow plug for scintilla club', 'RP-R12-P02'],
    ['en', 'tuono corsa piston', 'RP-R21-A03'],
    ['it', 'marmitta bora', 'RP-S21-G01'],
    ['it', 'cuscinetti scintilla', 'RP-R12-U01'],
    ['en', 'saetta crankshaft', 'RP-R21-S02'],
    ['it', 'ricambi per il mio tuono corsa', 'RP-S21-N01|RP-R21-'],
    ['it', 'pezi tuonno', 'RP-S21-N01|RP-R21-'],
  ],
  words: [
    ['en', 'carb o-ring', 'RP-R..-G01', 'RP-R..-G01'],
    ['en', 'o-ring carb', 'RP-R..-G01', 'RP-R..-G01'],
    ['it', 'cuscinetto posteriore', 'RP-R..-U01', 'RP-R..-U01'],
    ['it', 'cuscinetti posteriori', 'RP-R..-U01', 'RP-R..-U01'],
    ['en', 'rear bearing', 'RP-R..-U01', 'RP-R..-U01'],
    ['en', 'front bearings', 'RP-R..-U01', 'RP-R..-U01'],
    ['en', 'under head shim', 'RP-R..-G01', 'RP-R..-G01'],
    ['it', 'spessori sottotesta', 'RP-R..-G01', 'RP-R..-G01'],
    ['it', 'marmitta 1/10', 'RP-S12-T01'],
    ['en', '1:10 pipes', 'RP-S12-T01'],
    ['en', 'p&l', 'RP-R..-A0.', 'RP-R..-A0.'],
    ['en', 'p/s set', 'RP-R..-A0.', 'RP-R..-A0.'],
    ['en', 'p & l .12', 'RP-R12-A0.', 'RP-R12-A0.'],
    ['en', 'carb', 'RP-R..-C01', 'RP-R..-C01'],
    ['en', 'con rod', 'RP-R..-B01', 'RP-R..-B01'],
    ['it', 'guarnizione scarico', 'RP-R..-G01', 'RP-R..-G01'],
    ['it', 'candele per buggy', 'RP-R21-P02'],
    ['it', 'carburatore 1:8', 'RP-R21-C01'],
    ['en', 'gt pipe', 'RP-S21-G01'],
    ['it', 'collettore posteriore', 'RP-S12-C01'],
    ['it', 'chiavi candela', 'RP-A00-W01'],
    ['en', 'clutch bearing', 'RP-R21-F01|RP-R..-U01'],
    ['it', 'boccole biella', 'RP-R..-B01'],
    ['en', 'titanium pipe', 'RP-S12-T01'],
    ['it', 'filtro aria rosso', 'RP-A00-F01'],
    ['en', 'bearing set .21', 'RP-R21-U01'],
    ['it', 'kit cuscinetti', 'RP-R..-U01', 'RP-R..-U01'],
    ['en', 'idle screw', 'RP-R..-C01', 'RP-R..-C01'],
    ['it', 'vite del minimo', 'RP-R..-C01', 'RP-R..-C01'],
    ['it', 'ricambi buggy', 'RP-[RS]21-'],
    ['en', 'spare parts', 'RP-[RS]'],
    ['it', 'accessori', 'RP-A00-'],
  ],
  mention: [
    ['it', 'efra 9041', 'RP-S21-K01|RP-M21-P01'],
    ['it', 'platino', 'RP-R..-P0.'],
    ['en', 'backplate', 'RP-M'],
  ],
  figure: [
    ['it', '2,78 cv', SAETTA],
    ['en', '2.78 hp', SAETTA],
    ['it', '42000 giri', SAETTA],
    ['it', '42.000 giri/min', SAETTA],
    ['en', '42,000 rpm', SAETTA],
    ['it', '16,26', 'RP-M21-B01|RP-R21-A01', 'RP-M21-B01|RP-R21-A01'],
    ['en', '16.26', 'RP-M21-B01|RP-R21-A01', 'RP-M21-B01|RP-R21-A01'],
    ['en', '16.4 mm', 'RP-M21-(B02|G01)|RP-R21-A0[34]'],
    ['it', '9052', 'RP-'],
    ['it', '346 g', SAETTA],
    ['en', '500 ml', 'RP-A00-B01|RP-A00-K01'],
    ['it', '228 mm', 'RP-S12-T01'],
    ['it', '14x25,4x6', 'RP-R21-U01|RP-M21'],
  ],
  code: [
    ['it', '21b01', 'RP-.21-B01', 'RP-.21-B01'],
    ['it', 'b01', 'RP-...-B01', 'RP-...-B01', 'RP-...-B01', 'RP-...-B01'],
    ['it', 'rpr21', ...Array<string>(10).fill('RP-R21-')],
    ['en', 'rp-r12', ...Array<string>(9).fill('RP-R12-')],
    ['en', 'm21', 'RP-M21-', 'RP-M21-', 'RP-M21-', 'RP-M21-'],
    ['it', 's21', 'RP-S21-', 'RP-S21-', 'RP-S21-', 'RP-S21-'],
    ['en', 'A00-', 'RP-A00-', 'RP-A00-', 'RP-A00-', 'RP-A00-', 'RP-A00-'],
    ['en', '12 P01', 'RP-.12-P01', 'RP-.12-P01'],
    ['it', 'r21 s0', 'RP-R21-S0.', 'RP-R21-S0.'],
    ['it', 'p21f', 'RP-R21-P01'],
    ['en', 'c01', 'RP-...-C01', 'RP-...-C01', 'RP-...-C01', 'RP-...-C01', 'RP-...-C01'],
  ],
  most: [
    ['it', 'più potente', SAETTA, TUONO_CORSA, BORA, TUONO],
    ['it', 'motore piu potente', SAETTA, TUONO_CORSA, BORA, TUONO],
    ['en', 'most powerful', SAETTA, TUONO_CORSA, BORA, TUONO],
    ['en', 'most powerful .12', SCINTILLA_CORSA, SCINTILLA, CLUB],
    ['it', 'più leggero', CLUB, SCINTILLA, SCINTILLA_CORSA],
    ['en', 'the lightest engine', CLUB, SCINTILLA, SCINTILLA_CORSA],
    ['en', 'lightest 1:8 engine', SAETTA, TUONO_CORSA],
    ['en', 'cheapest plug', 'RP-R..-P0.', 'RP-R..-P0.', 'RP-R..-P0.', 'RP-R..-P0.'],
    ['it', 'marmitta più economica', 'RP-S12-C01|RP-S21-N01'],
    ['it', 'motore meno caro', CLUB, SCINTILLA],
    ['en', 'cheapest buggy engine', TUONO, TUONO_CORSA],
    ['it', 'più giri', SCINTILLA_CORSA, SCINTILLA],
    ['en', 'most expensive engine', SAETTA, TUONO_CORSA],
    ['it', 'motore 1:8 più potente', SAETTA],
    ['it', 'tuono più economico', TUONO, TUONO_CORSA],
  ],
};

const shapeOf = (first: readonly string[]) => first.map((code) => expect.stringMatching(new RegExp(`^(?:${code})`)));

const questions = Object.entries(byKind).flatMap(([kind, rows]) =>
  rows.map(([language, words, ...first]) => ({ kind, language, words, first })),
);

it.each(questions)('$kind: $words ($language)', ({ kind, words, first }) => {
  for (const { found, reading } of [searchProducts(cards, words), interpret(words)])
    expect({ kind: reading.kind, codes: found.slice(0, first.length).map(({ code }) => code) }).toEqual({
      kind: first.length > 0 ? kind : 'words',
      codes: shapeOf(first),
    });
});

/** Questions with all codes that they find, without 'RP-', or with the first ones before '…'. */
const complete: [words: string, kind: Kind, codes: string][] = [
  ['ricambi più economici', 'most', 'R12-G01 R21-G01 R12-P01…'],
  ['most expensive part', 'most', 'S21-K01 R21-S02…'],
  ['ricambi sotto 50 euro', 'most', 'R21-U01 R21-T01 R12-U01 R21-V01…'],
  ['spare parts under 30 euro', 'most', 'R21-B01 R21-F02 R21-I01 R12-P01…'],
  ['ricambi .21 sotto 30 euro', 'most', 'R21-B01 R21-F02 R21-I01 R21-P01 R21-P02 R21-G01'],
  ['accessori sotto 20', 'most', 'A00-W01 A00-B01 A00-F01'],
  ['accessories under 20', 'most', 'A00-W01 A00-B01 A00-F01'],
  ['accessorio più economico', 'most', 'A00-F01 A00-B01 A00-W01 A00-A01 A00-K01'],
  ['cheapest accessory', 'most', 'A00-F01 A00-B01 A00-W01 A00-A01 A00-K01'],
  ['sotto 12 euro', 'most', 'R21-G01 R12-G01'],
  ['max 12 €', 'most', 'R21-G01 R12-G01'],
  ['under 21 euro', 'most', 'A00-W01 R12-P01 R21-P01 R21-P02 R12-P02 A00-B01 A00-F01 R21-G01 R12-G01'],
  ['which is the cheapest engine', 'most', 'M12-C01 M12-P01 M12-P02…'],
  ['motori oltre 400 euro', 'most', 'M21-G01 M21-B02 M21-P01'],
  ['engines over 400', 'most', 'M21-G01 M21-B02 M21-P01'],
  ['motori a partire da 400 euro', 'most', 'M21-G01 M21-B02 M21-P01'],
  ['motori da 300 a 400 euro', 'most', 'M21-B01 M12-P02'],
  ['engines from 300 to 400 euro', 'most', 'M21-B01 M12-P02'],
  ['motori 300-400 €', 'most', 'M21-B01 M12-P02'],
  ['no more than 300 euro engine', 'most', 'M12-P01 M12-C01'],
  ['engine 300 euro', 'most', 'M12-P01 M12-C01'],
  ['motore con più di 2.5 cv', 'most', 'M21-B01 M21-G01 M21-B02 M21-P01'],
  ['engines with over 42000 rpm', 'most', 'M21-P01 M12-P01 M12-P02'],
  ['motori sotto 300 g', 'most', 'M12-P02 M12-P01 M12-C01'],
  ['powerful engine', 'most', 'M21-P01 M21-B02…'],
  ['motori leggeri', 'most', 'M12-C01 M12-P01 M12-P02…'],
  ['article code rp-m21-b01', 'code', 'M21-B01'],
  ['part number rp-m21-b01', 'code', 'M21-B01'],
  ['motori da competizione', 'words', 'M21-P01 M21-B01 M12-P02 M21-B02 M21-G01 M12-P01 M12-C01'],
  ['motore a scoppio', 'words', 'M21-P01 M21-B01 M12-P02 M21-B02 M21-G01 M12-P01 M12-C01'],
  ['racing engines', 'words', 'M21-P01 M21-B01 M12-P02 M21-B02 M21-G01 M12-P01 M12-C01'],
  ['nitro engine', 'words', 'M21-P01 M21-B01 M12-P02 M21-B02 M21-G01 M12-P01 M12-C01'],
  ['nitro engine 1/8 buggy', 'class', 'M21-B01 M21-B02'],
  ['racing engine 21', 'class', 'M21-P01 M21-B01 M21-B02 M21-G01'],
  ['cuscinetto 7x19x6', 'words', 'R21-U01 M21-…'],
  ['bearing 7x19x6', 'words', 'R21-U01 M21-…'],
  ['bearing 12x21x5', 'words', ''],
  ['marmitta e collettore tuono', 'parts', 'S21-N01 S21-C01'],
  ['tuono biella e pistone', 'parts', 'R21-B01 R21-A01'],
  ['piston & conrod for saetta', 'parts', 'R21-A02 R21-B01'],
  ['candela, filtro e chiave per tuono', 'parts', 'R21-P02 A00-F01 A00-W01'],
  ['biella per tuono e bora', 'words', 'R21-B01'],
  ['candele per saetta e tuono', 'words', 'R21-P01 R21-P02'],
  ['frizione e volano .12', 'words', 'R12-F01 R12-V01'],
  ['accessori e candele', 'words', 'A00-K01 A00-B01 A00-A01 A00-W01 A00-F01 R12-P02 R21-P01 R21-P02 R12-P01'],
  ['saetta, tuono e bora', 'words', 'M21-P01 M21-B01 M21-G01'],
  ['scintilla o scintilla club', 'words', 'M12-P01 M12-C01'],
  ['chiave e accendicandela', 'words', 'A00-W01 A00-A01'],
  ['filtri rosso e nero', 'words', 'A00-F01'],
  ['kit box: bottiglia, accendicandela e chiave', 'words', 'A00-K01'],
];

it.each(complete)('%s finds %s: %s', (words, kind, codes) => {
  const [first = '', more] = codes.split('…');
  for (const { found, reading } of [searchProducts(cards, words), interpret(words)]) {
    const list = found.map(({ code }) => code.replace('RP-', '')).join(' ');
    expect([reading.kind, more === undefined ? list : list.slice(0, first.length)]).toEqual([kind, first]);
  }
});

const topics: [Language, string, Topic][] = [
  ['it', 'rodaggio', 'running_in'],
  ['en', 'break in', 'running_in'],
  ['en', 'how to run in the engine', 'running_in'],
  ['it', 'garanzia', 'warranty'],
  ['en', 'warranty', 'warranty'],
  ['it', 'spedizione', 'shipping'],
  ['en', 'shipping costs', 'shipping'],
  ['it', 'rivenditori roma', 'dealers'],
  ['en', 'where to buy', 'dealers'],
  ['it', 'orari', 'hours'],
  ['en', 'opening hours', 'hours'],
  ['it', 'aperti sabato?', 'hours'],
  ['en', 'how to tune the carb', 'tuning'],
  ['it', 'calendario', 'races'],
  ['en', 'race results', 'races'],
  ['it', 'whatsapp', 'contact'],
  ['it', 'numero di telefono', 'contact'],
  ['it', 'dove siete', 'place'],
  ['it', 'chi siamo', 'company'],
  ['en', 'compare engines', 'compare'],
  ['it', 'rivenditore', 'dealers'],
  ['it', 'quale motore per pista', 'classes'],
  ['en', 'which engine', 'classes'],
  ['en', 'waranty', 'warranty'],
  ['it', 'tuono vs saetta', 'compare'],
  ['it', 'dove si compra il tuono', 'dealers'],
  ['it', 'surriscalda', 'tuning'],
  ['it', 'motore non tiene il minimo', 'tuning'],
  ['it', 'sconti', 'dealers'],
  ['it', 'carrello', 'dealers'],
  ['it', 'mail', 'contact'],
  ['it', 'cookie', 'privacy'],
  ['en', 'overheating', 'tuning'],
  ['en', 'about', 'company'],
  ['en', 'made in italy', 'company'],
  ['it', 'punti vendita', 'dealers'],
  ['it', 'vorrei parlare con qualcuno', 'contact'],
  ['it', 'troppo grasso', 'tuning'],
  ['en', 'retailer uk', 'dealers'],
  ['en', 'engine cuts out', 'tuning'],
  ['en', 'engine bogs', 'tuning'],
  ['it', 'scegliere la candela', 'plug'],
  ['en', 'choosing the glow plug', 'plug'],
  ['it', 'guida', 'guides'],
  ['en', 'guides', 'guides'],
];

it.each(topics)('an answer: %s, %s', (_, words, topic) => {
  for (const { answers } of [searchProducts(cards, words), interpret(words)]) expect(answers[0]).toBe(topic);
});

it('the guides of the demo answer the topics that their titles name', () => {
  const titles = guides.map(({ title, translations }) => {
    return { ...slugsBy(() => ''), ...namesBy(() => ''), name: title, nameEn: translations.en.title };
  });
  expect(guidesByTopic(titles).map(({ topic, name }) => [topic, name])).toEqual([
    ['running_in', 'Il rodaggio del .21 e del .12'],
    ['tuning', 'Regolare il carburatore'],
    ['warranty', 'Garanzia, riparazioni e ricambi per posta'],
    ['care', 'La cura del motore'],
    ['plug', 'Scegliere la candela'],
  ]);
  expect(guidesByTopic(titles.map((guide) => ({ ...guide, name: '' }))).map(({ topic }) => topic)).toEqual([
    'running_in',
    'tuning',
    'warranty',
    'care',
    'plug',
  ]);
});

const unknown: [Language, string][] = [
  ['it', 'gomme'],
  ['it', 'batteria lipo'],
  ['it', 'olio filtro'],
  ['en', 'servo'],
  ['en', 'brushless motor'],
  ['it', 'telaio'],
  ['en', 'tyres'],
  ['en', 'body shell'],
  ['it', 'radiocomando'],
  ['en', 'xyz123'],
  ['en', '17.77 mm'],
  ['it', 'volano nichelato'],
  ['en', 'best engine'],
  ['it', 'tubo miscela'],
  ['en', 'after run oil'],
];

it.each(unknown)('nothing: %s, %s', (_, words) => {
  for (const { found, nearest, answers, reading } of [searchProducts(cards, words), interpret(words)]) {
    expect([reading.kind === 'mention' ? [] : found.map(({ code }) => code), answers]).toEqual([[], []]);
    expect(nearest.length).toBeLessThanOrEqual(3);
  }
});

it.each([
  ['it', 'candele', []],
  ['en', 'glow plugs', []],
  ['it', 'albero motore', []],
] as const)('%s, %s is about products only', (_, words, answers) => {
  expect(searchProducts(cards, words).answers).toEqual(answers);
});
