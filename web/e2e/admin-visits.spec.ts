import { namesBy, packEntries } from '@rombo/shared/collections/search-index';
import { fromKeys } from '@rombo/shared/contract/keys-of';
import { slugsBy } from '@rombo/shared/contract/language-fields';
import { type DayVisits, type VisitSums, visitLists } from '@rombo/shared/contract/visits';
import { expectAccessibleAtWidths } from './checks.ts';
import { toast } from './support/admin.ts';
import { mockProduct } from './support/mock-data.ts';
import { card, mockPanel, openMockedProducts } from './support/panel.ts';
import { expect, type Page, test } from './support/test.ts';

const none: VisitSums = { named: {}, others: 0 };
// The page has the same day, also at midnight.
const now = Date.now();
test.beforeEach(({ page }) => page.clock.setFixedTime(now));
const dayAt = (ago: number) => new Date(now - ago * 24 * 60 * 60_000).toISOString().slice(0, 10);
const visitsOf = (ago: number, views: number, sums: Partial<DayVisits> = {}): DayVisits => ({
  ...fromKeys(visitLists, () => none),
  day: dayAt(ago),
  views,
  ...sums,
});
const named = (sums: Record<string, number>, others = 0): VisitSums => ({ named: sums, others });

const products = [mockProduct(1, { name: 'Biella' }), mockProduct(2, { name: 'Campana', alsoKnownAs: ['frizione'] })];
const [biella] = products as [(typeof products)[0]];
const HTML = '<img src=x onerror="window.hacked=1">';
const visits = [
  visitsOf(45, 1000),
  visitsOf(2, 40, {
    pages: named({ product: 30, home: 8 }, 2),
    products: named({ [biella.id]: 30 }),
    countries: named({ IT: 35, ZZ: 5 }),
    languages: named({ it: 40 }),
    referrers: named({ 'forum.example.it': 4, [HTML]: 3 }),
    searches: named({ biellla: 3, frizione: 3 }),
    emptySearches: named({ 'stelo cromato': 3, frizione: 3 }, 1),
    downloads: named({ [biella.id]: 3, gone: 3 }),
  }),
  visitsOf(0, 10, { pages: named({ product: 10 }), products: named({ [biella.id]: 10 }) }),
];

async function open(page: Page) {
  const changes = await openMockedProducts(page, products);
  await page.route('**/api/admin/visits*', (route) => {
    const from = new URL(route.request().url()).searchParams.get('from') ?? '';
    return route.fulfill({ json: visits.filter(({ day }) => day >= from) });
  });
  const entry = {
    ...slugsBy(() => ''),
    ...namesBy(() => ''),
    code: '',
    kind: '',
    words: '',
    fits: [],
    use: '',
    category: 'ricambi',
  } as const;
  const index = packEntries(products.map(({ name, slug }) => ({ ...entry, name, slug })));
  await page.route('**/api/search-index', (route) => route.fulfill({ json: index }));
  await page.goto('/admin/visite');
  await expect(page.getByRole('img', { name: 'Pagine viste in 30 giorni: almeno 50' })).toBeVisible();
  return changes;
}

test('the visits of 30 days and 12 months are a chart with its table, and lists of sums', async ({ page }) => {
  await open(page);
  await page.getByText('Come tabella').click();
  await expect(page.getByRole('row')).toHaveCount(31);
  await expect(page.getByRole('row').last()).toContainText('10');
  const text = (name: string) => expect(card(page, name).getByRole('definition'));
  await text('Pagine').toHaveText(['40', '8', '2']);
  await text('Prodotti').toHaveText(['40']);
  await expect(card(page, 'Paesi').getByRole('term')).toHaveText(['Italia', 'sconosciuto']);
  await expect(card(page, 'Lingue').getByRole('term')).toHaveText(['Italiano']);
  await expect(card(page, 'Schede PDF scaricate').getByRole('term')).toHaveText(['Biella', 'eliminato']);
  await expect(card(page, 'Siti che portano qui').getByRole('term')).toHaveText(['forum.example.it', HTML]);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expectAccessibleAtWidths(page, 390, 1440);

  await page.getByRole('button', { name: '12 mesi' }).click();
  await expect(page.getByRole('img', { name: 'Pagine viste in 12 mesi: almeno 1050' })).toBeVisible();
  await page.getByText('Come tabella').click();
  await expect(page.getByRole('row')).toHaveCount(13);
});

test('a tap adds words that were searched in vain to the other names of a product', async ({ page }) => {
  const changes = await open(page);
  const vain = card(page, 'Cercato invano');
  const line = (words: string) => vain.getByRole('listitem').filter({ hasText: words });
  await expect(line('frizione')).toContainText('Ora trova Campana');
  await expect(vain.getByText('e altre ricerche: 1')).toBeVisible();
  await line('stelo cromato').getByRole('combobox').selectOption('Biella');
  await expect(line('stelo cromato')).toContainText('Ora trova Biella');
  expect(changes).toEqual([[{ id: biella.id, version: 1, alsoKnownAs: ['stelo cromato'] }]]);
  await expect(toast(page, '«stelo cromato» ora trova Biella')).toBeVisible();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect.poll(() => changes.at(1)).toEqual([{ id: biella.id, version: 2, restore: 1 }]);
});

test('the form of a product says how often it was looked at', async ({ page }) => {
  await mockPanel(page, { products, visits });
  await page.goto(`/admin/prodotti/${biella.id}`);
  await expect(page.getByText('Guardato negli ultimi 30 giorni: almeno 40 volte.')).toBeVisible();
});
