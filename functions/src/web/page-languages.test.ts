import { type PageName, pages } from '@rombo/shared/contract/pages';
import { localized } from '@rombo/shared/words/languages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { jpeg, picture } from '../../test/forms.ts';
import { cookie, send } from '../../test/site.ts';

const NAME = 'Lingua .21';
const publicPages = (Object.keys(pages) as PageName[]).filter((page) => page !== 'login' && page !== 'admin');
let slug = '';

beforeAll(async () => {
  slug = (await newProduct(cookie, { name: NAME, images: jpeg(await picture('jpeg')) })).slug;
});
afterAll(() => removeProducts(cookie, NAME));

const meta = (html: string, name: string) => new RegExp(`="${name}" content="([^"]*)"`).exec(html)?.[1];
/** The elements of a page with a text that only some visitors get: pictures, and controls with a label. */
const labelled = (html: string) =>
  [...html.matchAll(/<\w+\b[^>]*\s(?:alt|aria-label)="([^"]+)"[^>]*>/g)].map(([element, text = '']) => ({
    text,
    isItalian: element.includes('lang="it"'),
  }));

it.each(publicPages)('the English page %s describes and labels itself in English', async (page) => {
  const path = pages[page].replace('{slug}', slug);
  const read = async (address: string) => (await send(address)).text();
  const [italian, english] = await Promise.all([read(path), read(localized('en', path))]);
  const [title] = /(?<=<title>).*?(?= \|)/.exec(english) ?? [];
  expect(meta(english, 'og:image:alt')).toBe(`ROMBO POWER: ${title}`);
  for (const name of ['description', 'og:description']) {
    expect(meta(english, name)).toBeTruthy();
    // The owner wrote that of a product in one language.
    if (page !== 'product') expect(meta(english, name)).not.toBe(meta(italian, name));
  }
  const known = new Set(labelled(italian).map(({ text }) => text));
  expect(labelled(english).length).toBeGreaterThan(0);
  const left = labelled(english).filter(({ text, isItalian }) => known.has(text) && !isItalian);
  expect(left.map(({ text }) => text).filter((text) => !['ROMBO', 'POWER', 'ROMBO POWER'].includes(text))).toEqual([]);
});
