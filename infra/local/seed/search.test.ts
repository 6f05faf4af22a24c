import { cardOf } from '@rombo/functions/data/cards';
import { searchIndexOf, searchProducts } from '@rombo/functions/data/search-entries';
import type { Product } from '@rombo/shared/collections/product';
import { namesBy, unpackEntries } from '@rombo/shared/collections/search-index';
import { createInterpreter, guidesByTopic } from '@rombo/shared/collections/search-question';
import { omit } from '@rombo/shared/contract/keys-of';
import { slugsBy } from '@rombo/shared/contract/language-fields';
import { slugOf } from '@rombo/shared/contract/slug';
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

const each = (words: string) => words.split(' | ');

/** Searches in both languages, also by sentences and figures, after the article code of their first result, as a pattern. */
const firstResults: [first: string, words: string][] = [
  ['RP-A00-A01', 'accendi candela | scaldacandela | glow starter'],
  ['RP-A00-B01', 'boccetta miscela'],
  ['RP-A00-F01', "filtro dell'aria | air cleaner"],
  ['RP-A00-W01', 'chiave candele | plug wrench | spaner'],
  ['RP-M', 'motori disponibili | tutti i motori'],
  ['RP-M..-...', 'motori | backplate | rear cover'],
  ['RP-M12-', 'manuale scintilla | rc engine 1/10'],
  ['RP-M12-C01', 'motore per principianti | motore per iniziare | motore economico | beginner engine'],
  ['RP-M12-C01', 'review scintilla club'],
  ['RP-M12-C01|RP-M12-P01', 'motore sotto 300 euro'],
  ['RP-M12-P01|RP-M12-C01', 'engines up to 300 euros'],
  ['RP-M12-P02', 'scintila corsa | how heavy is the scintilla corsa | scintilla corsa idle temp'],
  ['RP-M21-', 'motore 3,5 ccm | 3,49 cc | 21 engine for sale'],
  ['RP-M21-B01', 'tuono | prezzo tuono | tuono disponibile? | acquistare tuono | pdf tuono'],
  ['RP-M21-B01', 'how much does the tuono weigh | tuono weight | tuono spec | tuono.21 | tuono 2025'],
  ['RP-M21-B01', 'dimensioni tuono | 398€'],
  ['RP-M21-B01|RP-M', 'engine less than 400 euro'],
  ['RP-M21-B01|RP-M21-B02', 'tuono or tuono corsa'],
  ['RP-M21-G01', 'motore gt | potenza bora | bora gt 2026'],
  ['RP-M21-P01', 'engine on-road | peso saetta | motore più forte | qual è il più potente | €489'],
  ['RP-M21-P01', 'motore costa di piu | price of saetta | saetta hp | saetta manual | spaccato saetta'],
  ['RP-M21-P01', 'saetta price please | foto saetta'],
  ['RP-M21-P01|RP-M21-G01', 'saetta per 1/8 gt'],
  ['RP-R..-A0.', 'wrist pin'],
  ['RP-R..-B01', 'ogni quanto cambiare la biella'],
  ['RP-R..-C01', 'carburatroe'],
  ['RP-R..-G01', 'o-ring'],
  ['RP-R..-P0.', 'candele | glow plug | glow-plug | glowplugs | quanto costa una candela | 15,80 € | buy glow plugs'],
  ['RP-R..-P0.', 'candele max 20€ | plugs below 20'],
  ['RP-R..-S0.', 'crank shaft'],
  ['RP-R12-B01', 'con rod 12'],
  ['RP-R12-C01', 'carb .12 | mi serve il carburatore della scintilla'],
  ['RP-R12-F01', 'frizione scintilla'],
  ['RP-R12-P02', 'candele calde | candela per la scintilla club | hot plug .12 | candele 12 calde quanto costano'],
  ['RP-R12-S01', 'albero rotto scintilla corsa'],
  ['RP-R12-T01', 'testata .12'],
  ['RP-R12-U01', 'cuscineti .12 | ball bearing .12'],
  ['RP-R12-V01', 'volano 12 | volano 30 mm'],
  ['RP-R21-A01', 'pistone tuono quanto costa'],
  ['RP-R21-A02', 'rp r21 a02 | avrei bisogno di un pistone per saetta | my saetta needs a new piston'],
  ['RP-R21-A04', 'canna bora | liner bora | replacement piston for bora engine'],
  ['RP-R21-B01', 'biela tuono | connecting rods .21 | biella/tuono'],
  ['RP-R21-F01', 'frizzione | campana frizione'],
  ['RP-R21-F02', 'clutch shoe'],
  ['RP-R21-I01', 'sotto testa | camera di scoppio | head button'],
  ['RP-R21-P0.', 'candela .21'],
  ['RP-R21-P01', 'candele turbo fredde | p21f | candela giusta per saetta | art. rp-r21-p01'],
  ['RP-R21-P02', 'quale candela per il tuono | which plug for buggy | candela bora marca | candele x buggy'],
  ['RP-R21-S0.|RP-M21', 'albero 14 mm'],
  ['RP-R21-S02', 'albero saetta | crankshft saetta'],
  ['RP-R21-T01', 'heatsink .21'],
  ['RP-R21-U01', 'do you have bearings for saetta | order bearings .21'],
  ['RP-R21-V01', 'rpr21v01 | fly wheel'],
  ['RP-S..-.01', 'silencer'],
  ['RP-S12-C01', 'colletore posteriore | header .12'],
  ['RP-S12-C01|RP-S21-N01', 'i want the cheapest pipe'],
  ['RP-S12-T01', 'espansione .12 | marmitta 2.1cc | titanium pipe | che marmitta va sulla scintilla'],
  ['RP-S21-', 'risonanza .21'],
  ['RP-S21-G01', 'marmita gt | muffler gt | hello, which exhaust pipe fits the bora gt engine please'],
  ['RP-S21-G01', 'costo marmitta gt'],
  ['RP-S21-K01', 'scarico pista'],
  ['RP-S21-N01', 's21 n01 | marmitta 258mm | which pipe for the tuono'],
  ['RP-S21|RP-R21|RP-A00', 'pezzi di ricambio motore tuono'],
];

const firstOf = firstResults.flatMap(([first, words]) => each(words).map((one) => [one, first] as const));
it.each(firstOf)('%s finds %s first', (words, first) => {
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
type Row = [words: string, ...first: string[]];

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
    ['1:8 | 1/8', 'RP-M21-', 'RP-M21-', 'RP-M21-', 'RP-M21-', 'RP-S21-'],
    ['1-8 buggy | buggy 1/8', TUONO, TUONO_CORSA, 'RP-S21-N01'],
    ['motore buggy | buggy engine | fuoristrada | off-road | 21 buggy engine', TUONO, TUONO_CORSA],
    ['1:10 touring | scala 1:10', ON_ROAD_12, ON_ROAD_12, ON_ROAD_12, 'RP-S12-T01'],
    ['touring car engines | touring 200mm', ON_ROAD_12, ON_ROAD_12, ON_ROAD_12],
    ['pista | on-road', SAETTA, 'RP-M12', 'RP-M12', 'RP-M12', 'RP-S..-'],
    ['GT | gt 1/8', BORA, 'RP-S21-G01'],
    ['1/8 truggy', 'RP-M21-'],
    ['21 | 3.5 | 3.5cc | motori .21', 'RP-M21-', 'RP-M21-', 'RP-M21-', 'RP-M21-'],
    ['.12 | 2,1 cc', 'RP-M12-', 'RP-M12-', 'RP-M12-'],
  ],
  parts: [
    ['ricambi tuono', 'RP-S21-N01|RP-R21-', 'RP-'],
    ['pezzi per saetta', 'RP-S21-K01|RP-R21-', 'RP-'],
    ['parts for tuono | tuono parts list | tuono spares | ricambi per il mio tuono corsa', 'RP-S21-N01|RP-R21-'],
    ['pezi tuonno', 'RP-S21-N01|RP-R21-'],
    ['cosa serve per scintilla', 'RP-S12-|RP-R12-|RP-A00-', 'RP-', 'RP-'],
    ['scintilla corsa spare parts', 'RP-S12-T01|RP-R12-'],
    ['accessori bora', 'RP-S21-G01|RP-R21-|RP-A00-'],
    ['biella del tuono', 'RP-R21-B01'],
    ['candela per la saetta', 'RP-R21-P01'],
    ['glow plug for scintilla club', 'RP-R12-P02'],
    ['tuono corsa piston', 'RP-R21-A03'],
    ['marmitta bora', 'RP-S21-G01'],
    ['cuscinetti scintilla', 'RP-R12-U01'],
    ['saetta crankshaft', 'RP-R21-S02'],
  ],
  words: [
    ['carb o-ring | o-ring carb | under head shim | spessori sottotesta', 'RP-R..-G01', 'RP-R..-G01'],
    ['guarnizione scarico', 'RP-R..-G01', 'RP-R..-G01'],
    ['cuscinetto posteriore | cuscinetti posteriori | rear bearing | front bearings', 'RP-R..-U01', 'RP-R..-U01'],
    ['kit cuscinetti', 'RP-R..-U01', 'RP-R..-U01'],
    ['marmitta 1/10 | 1:10 pipes | titanium pipe', 'RP-S12-T01'],
    ['p&l | p/s set', 'RP-R..-A0.', 'RP-R..-A0.'],
    ['p & l .12', 'RP-R12-A0.', 'RP-R12-A0.'],
    ['carb | idle screw | vite del minimo', 'RP-R..-C01', 'RP-R..-C01'],
    ['con rod', 'RP-R..-B01', 'RP-R..-B01'],
    ['candele per buggy', 'RP-R21-P02'],
    ['carburatore 1:8', 'RP-R21-C01'],
    ['gt pipe', 'RP-S21-G01'],
    ['collettore posteriore', 'RP-S12-C01'],
    ['chiavi candela', 'RP-A00-W01'],
    ['clutch bearing', 'RP-R21-F01|RP-R..-U01'],
    ['boccole biella', 'RP-R..-B01'],
    ['filtro aria rosso', 'RP-A00-F01'],
    ['bearing set .21', 'RP-R21-U01'],
    ['ricambi buggy', 'RP-[RS]21-'],
    ['spare parts', 'RP-[RS]'],
    ['accessori', 'RP-A00-'],
  ],
  mention: [
    ['efra 9041', 'RP-S21-K01|RP-M21-P01'],
    ['platino', 'RP-R..-P0.'],
    ['backplate', 'RP-M'],
  ],
  figure: [
    ['2,78 cv | 2.78 hp | 42000 giri | 42.000 giri/min | 42,000 rpm | 346 g', SAETTA],
    ['16,26 | 16.26', 'RP-M21-B01|RP-R21-A01', 'RP-M21-B01|RP-R21-A01'],
    ['16.4 mm', 'RP-M21-(B02|G01)|RP-R21-A0[34]'],
    ['9052', 'RP-'],
    ['500 ml', 'RP-A00-B01|RP-A00-K01'],
    ['228 mm', 'RP-S12-T01'],
    ['14x25,4x6', 'RP-R21-U01|RP-M21'],
  ],
  code: [
    ['21b01', 'RP-.21-B01', 'RP-.21-B01'],
    ['b01', 'RP-...-B01', 'RP-...-B01', 'RP-...-B01', 'RP-...-B01'],
    ['rpr21', ...Array<string>(10).fill('RP-R21-')],
    ['rp-r12', ...Array<string>(9).fill('RP-R12-')],
    ['m21', 'RP-M21-', 'RP-M21-', 'RP-M21-', 'RP-M21-'],
    ['s21', 'RP-S21-', 'RP-S21-', 'RP-S21-', 'RP-S21-'],
    ['A00-', ...Array<string>(5).fill('RP-A00-')],
    ['12 P01', 'RP-.12-P01', 'RP-.12-P01'],
    ['r21 s0', 'RP-R21-S0.', 'RP-R21-S0.'],
    ['p21f', 'RP-R21-P01'],
    ['c01', ...Array<string>(5).fill('RP-...-C01')],
  ],
  most: [
    ['più potente | motore piu potente | most powerful', SAETTA, TUONO_CORSA, BORA, TUONO],
    ['most powerful .12', SCINTILLA_CORSA, SCINTILLA, CLUB],
    ['più leggero | the lightest engine', CLUB, SCINTILLA, SCINTILLA_CORSA],
    ['lightest 1:8 engine | most expensive engine', SAETTA, TUONO_CORSA],
    ['cheapest plug', 'RP-R..-P0.', 'RP-R..-P0.', 'RP-R..-P0.', 'RP-R..-P0.'],
    ['marmitta più economica', 'RP-S12-C01|RP-S21-N01'],
    ['motore meno caro', CLUB, SCINTILLA],
    ['cheapest buggy engine | tuono più economico', TUONO, TUONO_CORSA],
    ['più giri', SCINTILLA_CORSA, SCINTILLA],
    ['motore 1:8 più potente', SAETTA],
  ],
};

const shapeOf = (first: readonly string[]) => first.map((code) => expect.stringMatching(new RegExp(`^(?:${code})`)));

const questions = Object.entries(byKind).flatMap(([kind, rows]) =>
  rows.flatMap(([words, ...first]) => each(words).map((one) => ({ kind, words: one, first }))),
);

it.each(questions)('$kind: $words', ({ kind, words, first }) => {
  for (const { found, reading } of [searchProducts(cards, words), interpret(words)])
    expect({ kind: reading.kind, codes: found.slice(0, first.length).map(({ code }) => code) }).toEqual({
      kind,
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

const topics: [Topic, words: string][] = [
  ['running_in', 'rodaggio | break in | how to run in the engine'],
  ['warranty', 'garanzia | warranty | waranty'],
  ['shipping', 'spedizione | shipping costs'],
  ['dealers', 'rivenditori roma | where to buy | rivenditore | dove si compra il tuono | sconti | carrello'],
  ['dealers', 'punti vendita | retailer uk'],
  ['hours', 'orari | opening hours | aperti sabato?'],
  ['tuning', 'how to tune the carb | surriscalda | motore non tiene il minimo | overheating | troppo grasso'],
  ['tuning', 'engine cuts out | engine bogs'],
  ['races', 'calendario | race results'],
  ['contact', 'whatsapp | numero di telefono | mail | vorrei parlare con qualcuno'],
  ['place', 'dove siete'],
  ['company', 'chi siamo | about | made in italy'],
  ['compare', 'compare engines | tuono vs saetta'],
  ['classes', 'quale motore per pista | which engine'],
  ['privacy', 'cookie'],
  ['plug', 'scegliere la candela | choosing the glow plug'],
  ['guides', 'guida | guides'],
];

const topicOf = topics.flatMap(([topic, words]) => each(words).map((one) => [one, topic] as const));
it.each(topicOf)('an answer: %s, %s', (words, topic) => {
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

const unknown = [
  'gomme | batteria lipo | olio filtro | servo | brushless motor | telaio | tyres | body shell | radiocomando',
  'xyz123 | 17.77 mm | volano nichelato | best engine | tubo miscela | after run oil',
];

it.each(unknown.flatMap(each))('nothing: %s', (words) => {
  for (const { found, nearest, answers, reading } of [searchProducts(cards, words), interpret(words)]) {
    expect([reading.kind === 'mention' ? [] : found.map(({ code }) => code), answers]).toEqual([[], []]);
    expect(nearest.length).toBeLessThanOrEqual(3);
  }
});

it.each(['candele', 'glow plugs', 'albero motore'])('%s is about products only', (words) => {
  expect(searchProducts(cards, words).answers).toEqual([]);
});
