import { PAGE_SIZE } from '@rombo/shared/collections/catalogue';
import { outlineOf } from '@rombo/shared/collections/outline-of';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { engine } from '../../test/engine.ts';
import { StructuredData } from '../head/structured-data.tsx';
import { loadAllTexts } from '../i18n/texts.ts';
import { Providers } from './providers.tsx';
import { screens } from './screens.ts';
import { Site } from './site.tsx';

const answers = {
  '/api/products#outline': [],
  '/api/products#part': { filter: { category: 'all', subcategory: 'all' }, page: 1, total: 0, counts: {} },
  '/api/settings/maintenance_mode': null,
};

const render = (address: string, more: Record<string, unknown> = {}, facts = new Set<string>()) =>
  renderToString(
    <StructuredData value={facts}>
      <Providers address={address} answers={{ ...answers, ...more }}>
        <Site origin="https://rombopower.example" language="it" />
      </Providers>
    </StructuredData>,
  );

describe('without a browser', () => {
  beforeAll(() => Promise.all([loadAllTexts(), ...Object.values(screens).map((screen) => screen.load())]));

  /** Returns the responses that a catalogue page with `count` products embeds. */
  const carried = (count: number, part: { page: number; total: number; all: number }) => ({
    '/api/products#outline': Array.from({ length: count }, (_, at) => ({
      ...outlineOf(engine, 'it', () => undefined),
      id: `${at}`,
      slug: `pistone-${at}`,
      name: `Pistone ${at}`,
    })),
    '/api/products#part': {
      filter: { category: 'ricambi', subcategory: 'all' },
      page: part.page,
      total: part.total,
      counts: { 'all all': part.all, 'ricambi all': part.total },
    },
  });

  test('the last page of a filtered catalogue has the remaining products and a link back', () => {
    const part = carried(10, { page: 2, total: PAGE_SIZE + 10, all: 90 });
    const html = render('/prodotti?category=ricambi&page=2', part);
    expect(html.match(/<article/g)).toHaveLength(10);
    expect(html).toContain('rel="prev" href="/prodotti?category=ricambi"');
    expect(html).not.toContain('rel="next"');
    const address = 'https://rombopower.example/prodotti?category=ricambi&amp;page=2';
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(html).toContain(`hrefLang="en" href="${address.replace('/prodotti', '/en/products')}"`);
  });

  test.each([90, 10_000])('a page of %i products links to the other pages and counts all products', (all) => {
    const part = carried(PAGE_SIZE, { page: 2, total: 80, all });
    const facts = new Set<string>();
    const html = render('/prodotti?category=ricambi&page=2', part, facts);
    expect(html.match(/<article/g)).toHaveLength(PAGE_SIZE);
    expect(html).toContain('rel="prev" href="/prodotti?category=ricambi"');
    expect(html).toContain('rel="next" href="/prodotti?category=ricambi&amp;page=3"');
    expect(html).toMatch(new RegExp(`href="/prodotti"[^>]*>Tutti.{0,12}<span[^>]*>${all}</span>`));
    expect([...facts].join()).toContain('"numberOfItems":80');
    expect([...facts].join()).toContain(
      `"position":${PAGE_SIZE + 1},"name":"Pistone 0","url":"https://rombopower.example/prodotti/pistone-0"`,
    );
  });

  test('the visitor is asked for the engine; without scripts, the question leads to the engines of the homepage', () => {
    const html = render('/prodotti', carried(PAGE_SIZE, { page: 1, total: 227, all: 227 }));
    expect(html).toMatch(/<a[^>]* href="\/#motore"[^>]*>Che motore hai\?/);
  });

  test('everything that a pointer can do on a card is a tab stop', () => {
    const html = render('/prodotti?category=ricambi', carried(1, { page: 1, total: 1, all: 1 }));
    const [card = ''] = /<article.*<\/article>/s.exec(html) ?? [];
    // Picture, name, specifications, comparison, gallery and data sheet.
    expect(card.match(/<(button|a) /g)).toHaveLength(6);
    expect(card).not.toContain('tabindex');
  });

  test('an unknown category shows a notice', () => {
    expect(render('/prodotti?category=turbine')).toContain('Questa categoria non esiste');
    expect(render('/prodotti?category=motori')).not.toContain('Questa categoria non esiste');
  });
});
