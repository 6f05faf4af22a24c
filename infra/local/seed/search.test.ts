import { cardOf } from '@rombo/functions/data/cards';
import { searchIndexOf, searchProducts } from '@rombo/functions/data/search-entries';
import type { Product } from '@rombo/shared/collections/product';
import { createSearch } from '@rombo/shared/collections/search';
import { unpackEntries } from '@rombo/shared/collections/search-index';
import { omit } from '@rombo/shared/contract/keys-of';
import { slugOf } from '@rombo/shared/contract/slug';
import { expect, it } from 'vitest';
import { explodedViews, fits, products } from './catalogue.ts';

const codeOf = ({ technicalSpecs }: { technicalSpecs: Record<string, string> }) =>
  technicalSpecs['Codice Articolo'] ?? '';
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
    price: undefined,
    createdAt: '2025-01-01T00:00:00.000Z',
    updatedAt: '2025-01-01T00:00:00.000Z',
    ...fit,
    fits: fit?.fits.map(idOf) ?? [],
    ...(view && { explodedView: { image: '', points: view.points.map((point) => omit(point, 'part')) } }),
  } as Product);
});
const { find: browser } = createSearch(unpackEntries(searchIndexOf(cards)));
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

it.each([...italian, ...english])('%s finds %s first', (words, first) => {
  const codes = { browser: browser(words)[0]?.code, server: server(words)[0]?.code };
  expect(codes).toEqual({ browser: expect.stringMatching(first), server: expect.stringMatching(first) });
});

it.each(['candele', 'glow plug', 'glowplugs'])('%s lists the four kinds of plugs, then the wrench', (words) => {
  const codes = server(words).map(({ code }) => code);
  expect(codes.slice(0, 4)).toEqual(Array(4).fill(expect.stringMatching('RP-R..-P0.')));
  expect(codes).toContain('RP-A00-W01');
});
