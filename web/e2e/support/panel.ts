import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { Contact } from '@rombo/shared/collections/contact';
import type { Dealer } from '@rombo/shared/collections/dealer';
import type { Product } from '@rombo/shared/collections/product';
import type { ProductChange } from '@rombo/shared/collections/product-changes';
import { settingKeys } from '@rombo/shared/collections/setting';
import type { Slide } from '@rombo/shared/collections/slide';
import type { PanelTab } from '@rombo/shared/contract/pages';
import type { DayVisits } from '@rombo/shared/contract/visits';
import { jsonOf } from './network.ts';

interface PanelAnswers {
  products?: Product[];
  slides?: Slide[];
  messages?: Contact[];
  dealers?: Dealer[];
  visits?: DayVisits[];
  maintenance?: 'true' | 'false';
}

/** Mocks the API of the panel for a signed-in user. Unmocked requests get a 500. */
export async function mockPanel(page: Page | BrowserContext, answers: PanelAnswers = {}): Promise<void> {
  const { products = [], slides = [], messages = [], dealers = [], visits = [], maintenance = 'false' } = answers;
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Errore interno' } }),
  );
  const reads = {
    user: { id: '00000000-0000-4000-8000-00000000000a', username: 'admin' },
    products,
    'admin/products': products,
    slides,
    'admin/trash': [],
    'admin/results': [],
    'admin/news': [],
    'admin/guides': [],
    company: { id: 'company', version: 1 },
    dealers,
    'admin/contacts': messages,
    'admin/reply-templates': { templates: [1, 2, 3].map((at) => ({ title: `Modello ${at}`, text: `Testo ${at}` })) },
    'settings/maintenance_mode': setting(maintenance),
    ...Object.fromEntries(
      settingKeys.slice(1).map((key) => [`settings/${key}`, { ...setting('false'), key, value: '' }]),
    ),
    'second-factor': { active: false, since: null, recoveryCodesLeft: 0 },
    sessions: [],
    health: { status: 'ok', commit: 'a1b2c3d4e5f6', releasedAt: '2026-11-20T08:00:00.000Z' },
    activity: [],
    'admin/archives': [],
    'admin/visits*': visits,
    'admin/usage': {
      hosting: 'aws',
      storage: { files: 214, bytes: 452_300_000, at: '2026-11-22T05:30:00.000Z' },
      backup: { at: '2026-11-22T05:25:00.000Z' },
      cost: { amount: 3.42, currency: 'USD', at: '2026-11-22T05:30:00.000Z' },
    },
  };
  for (const [path, json] of Object.entries(reads)) {
    await page.route(`**/api/${path}`, (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json }) : route.fallback(),
    );
  }
}

export async function openMocked(
  page: Page,
  tab: PanelTab | `messaggi/${string}`,
  answers: PanelAnswers = {},
): Promise<void> {
  await mockPanel(page, answers);
  await page.goto(`/admin/${tab}`);
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible();
}

/** Opens a mocked product list that stores bulk changes, but refuses products by name with these statuses. Returns the changes. */
export async function openMockedProducts(page: Page, products: Product[], refused: Record<string, number> = {}) {
  const requests: ProductChange[][] = [];
  await openMocked(page, 'prodotti', { products });
  await page.route('**/api/admin/products', (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    const changes: ProductChange[] = jsonOf(route.request()).changes;
    requests.push(changes);
    const json = changes.map(({ id, version, ...change }) => {
      const product = products.find((one) => one.id === id) as Product;
      const failure = refused[product.name];
      if (failure) return { id, status: failure, code: failure === 409 ? 'conflict' : 'internal' };
      const { price = product.price, ...others } = change;
      Object.assign(product, others, { price: price ?? undefined, version: version + 1 });
      return { id, status: 200, product: { ...product } };
    });
    return route.fulfill({ json });
  });
  return requests;
}

export const productRow = (page: Page, name: string): Locator =>
  page
    .getByRole('tabpanel')
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

export const editLink = (page: Page, name: string): Locator =>
  page.getByRole('tabpanel').getByRole('link', { name, exact: true });

export async function openMenu(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Altro su ${name}`, exact: true }).click();
  return page.getByRole('dialog', { name, exact: true });
}

export async function deleteInMenu(page: Page, name: string): Promise<void> {
  await (await openMenu(page, name)).getByRole('button', { name: `Elimina ${name}` }).click();
}

export const card = (page: Page, name: string): Locator => page.getByRole('region', { name });

export const setting = (value: 'true' | 'false') => ({
  key: 'maintenance_mode',
  value,
  updatedAt: '2025-01-01T00:00:00.000Z',
});

/** Answers confirmation dialogs from now on, and returns their messages. */
export function handleDialogs(page: Page, yes: boolean): string[] {
  const questions: string[] = [];
  page.removeAllListeners('dialog').on('dialog', (dialog) => {
    questions.push(dialog.message());
    return yes ? dialog.accept() : dialog.dismiss();
  });
  return questions;
}

/** Makes a request fail with a status or a lost connection. */
export const failRequests = (page: Page, method: string, address: string, how: 401 | 409 | 500 | 'offline') =>
  page.route(address, (route) => {
    if (route.request().method() !== method) return route.fallback();
    if (how === 'offline') return route.abort('internetdisconnected');
    const code = { 401: 'unauthenticated', 409: 'conflict', 500: 'internal' }[how];
    return route.fulfill({ status: how, json: { code, message: code } });
  });
