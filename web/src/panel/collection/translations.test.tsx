import { routePaths } from '@rombo/shared/contract/route-paths';
import { otherLanguages } from '@rombo/shared/contract/text';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { addRoutes } from '../../api/client.ts';
import { Providers } from '../../app/providers.tsx';
import type { Area } from '../../i18n/folders.ts';
import { languageName } from '../../i18n/language-name.ts';
import { textsIn } from '../../i18n/texts.ts';
import CompanyPanel from '../company/company-panel.tsx';
import GuidesPanel from '../guides/guides-panel.tsx';
import NewsPanel from '../news/news-panel.tsx';
import ProductsPanel from '../products/products-panel.tsx';
import ResultsPanel from '../results/results-panel.tsx';
import SettingsPanel from '../settings/settings-panel.tsx';
import SlidesPanel from '../slides/slides-panel.tsx';

// Forms render in browsers only, so their stores have no snapshot for servers.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: <T,>(_: unknown, read: () => T) => read(),
}));

const areas: Area[] = ['panel', 'site', 'server', 'signIn', 'catalogue', 'product'];

beforeAll(async () => {
  addRoutes(routePaths);
  await Promise.all(areas.map((area) => textsIn('it', area).load()));
});

const answers = {
  ...Object.fromEntries(
    ['admin/products', 'admin/news', 'admin/results', 'admin/guides', 'slides'].map((list) => [`/api/${list}`, []]),
  ),
  '/api/company': { id: 'company', version: 1 },
  ...Object.fromEntries(['mode', 'from', 'until'].map((part) => [`/api/settings/maintenance_${part}`, null])),
};

const render = (address: string, Panel: ComponentType) =>
  renderToString(
    <Providers address={address} answers={answers}>
      <Panel />
    </Providers>,
  );

describe.each(otherLanguages)('in %s', (code) => {
  const name = languageName(code, 'it');
  test.each([
    [
      '/admin/prodotti/nuovo',
      ProductsPanel,
      ['Nome', 'Descrizione', 'Scheda tecnica'].map((field) => `${field} in ${name}`),
    ],
    ['/admin/slide/nuovo', SlidesPanel, ['title', 'headline', 'text'].map((field) => `name="${code}.${field}"`)],
    ['/admin/news/nuovo', NewsPanel, ['title', 'text'].map((field) => `name="${code}.${field}"`)],
    ['/admin/guide/nuovo', GuidesPanel, ['title', 'summary'].map((field) => `name="${code}.${field}"`)],
    ['/admin/risultati/nuovo', ResultsPanel, ['title', 'place'].map((field) => `name="${code}.${field}"`)],
    ['/admin/azienda', CompanyPanel, [`name="announcement.${code}"`]],
    ['/admin/impostazioni', SettingsPanel, [`Lo stesso avviso in ${name}`]],
  ])('%s can be edited', (address, Panel, fields) => {
    const html = render(address, Panel);
    for (const field of fields) expect(html).toContain(field);
  });
});
