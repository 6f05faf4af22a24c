import { announcementIn } from '@rombo/shared/collections/company-in';
import { guidePageIn, guidesIn } from '@rombo/shared/collections/guides-in';
import type { ActiveSlide, ListedGuide, ListedNews, ListedResult } from '@rombo/shared/collections/listed';
import { newsPageIn } from '@rombo/shared/collections/news-in';
import type { ProductDetails } from '@rombo/shared/collections/product';
import { productDetailsIn } from '@rombo/shared/collections/product-in';
import { seasonIn } from '@rombo/shared/collections/results-in';
import { fromKeys } from '@rombo/shared/contract/keys-of';
import { slugsBy } from '@rombo/shared/contract/language-fields';
import {
  announcementPart,
  guidesPart,
  itemPart,
  languagePart,
  pathOfPage,
  seasonPart,
} from '@rombo/shared/contract/pages';
import { unmeasuredPicture } from '@rombo/shared/contract/picture-fields';
import { pathOf } from '@rombo/shared/contract/routes';
import { otherLanguages } from '@rombo/shared/contract/text';
import { type Language, localized } from '@rombo/shared/words/languages';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { engine } from '../../test/engine.ts';
import { loadAllTexts } from '../i18n/texts.ts';
import { Providers } from './providers.tsx';
import { screens } from './screens.ts';
import { Site } from './site.tsx';

beforeAll(() => Promise.all([loadAllTexts(), ...Object.values(screens).map((screen) => screen.load())]));

const translations = <K extends string>(...names: K[]) =>
  fromKeys(otherLanguages, (code) => fromKeys(names, (name) => `${name} (${code})`));

const created = { id: engine.id, version: 1, createdAt: engine.createdAt };
const product: ProductDetails = { ...engine, related: [], translations: translations('name', 'description') };
const news: ListedNews = {
  ...created,
  ...{ ...slugsBy(() => null), slug: 'banco', title: 'Banco', text: 'Pronto.', date: '2025-09-20' },
  ...{ updatedAt: engine.updatedAt, picture: null, products: [], translations: translations('title', 'text') },
};
const guide: ListedGuide = {
  ...created,
  ...{ ...slugsBy(() => null), slug: 'rodaggio', title: 'Rodaggio', summary: 'Otto pieni.', blocks: [], engines: [] },
  ...{ updatedAt: engine.updatedAt, picture: null, sheet: null, products: [], mentions: [] },
  translations: translations('title', 'summary'),
};
const result: ListedResult = {
  ...created,
  ...{ title: 'Finale', date: '2025-09-20', scope: 'world', category: 'nitro', class: 'Buggy', engines: [] },
  ...{ picture: null, products: [], translations: translations('title', 'class') },
};
const slide: ActiveSlide = {
  ...{ id: engine.id, imageUrl: '/media/slides/1/a.jpg', title: null, order: 1, headline: 'Al banco', products: [] },
  ...{ picture: unmeasuredPicture('/media/slides/1/a.jpg'), translations: translations('headline') },
};
const company = {
  id: 'company' as const,
  version: 1,
  announcement: fromKeys(otherLanguages, (code) => `closed (${code})`),
};

const answersIn = (language: Language): Record<string, unknown> => ({
  [pathOf('getSetting', { key: 'maintenance_mode' })]: null,
  [pathOf('getProduct', { id: product.slug }) + languagePart(language)]: productDetailsIn(language, product),
  [pathOf('listNews', {}) + itemPart(language, news.slug)]: { page: newsPageIn(language, [news], news.slug) },
  [pathOf('listGuides', {}) + itemPart(language, guide.slug)]: { page: guidePageIn(language, [guide], guide.slug) },
  [pathOf('listGuides', {}) + guidesPart(language)]: { guides: guidesIn(language, [guide]) },
  [pathOf('listResults', {}) + seasonPart(language, '2025')]: { season: seasonIn(language, [result], '2025') },
  [pathOf('listActiveSlides', {})]: [slide],
  [pathOf('getCompany', {}) + announcementPart(language)]: { announcement: announcementIn(language, company) },
});

describe.each(otherLanguages)('in %s', (code) => {
  test.each([
    ['home', {}, ['headline', 'closed']],
    ['product', { slug: product.slug }, ['name', 'description']],
    ['newsItem', { slug: news.slug }, ['title', 'text']],
    ['guides', {}, ['title', 'summary']],
    ['guide', { slug: guide.slug }, ['title', 'summary']],
    ['season', { year: '2025' }, ['title', 'class']],
  ] as const)('the page %s shows its translated texts', (page, parameters, texts) => {
    const html = renderToString(
      <Providers address={localized(code, pathOfPage(page, parameters))} answers={answersIn(code)}>
        <Site origin="https://rombopower.example" language={code} />
      </Providers>,
    );
    for (const text of texts) expect(html).toContain(`${text} (${code})`);
  });
});
