import { type APIRequestContext, type Cookie, expect, type Locator, type Page } from '@playwright/test';
import type { Product } from '@rombo/shared/collections/product';
import type { TestFile } from './files.ts';
import { hold } from './network.ts';

export const { ADMIN_USERNAME = 'admin', ADMIN_PASSWORD = '' } = process.env;

/** Header that browsers send with requests from the site's own pages. */
export const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' };

export async function submitLogin(page: Page, username = ADMIN_USERNAME, password = ADMIN_PASSWORD): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
}

/** Submits the login until `signedIn` is visible: password checks are slow by design, and return 503 on a busy machine. */
export async function submitLoginUntil(page: Page, signedIn: Locator): Promise<void> {
  for (let tries = 0; tries < 3 && !(await signedIn.isVisible()); tries += 1) {
    if (tries === 0 || (await page.getByLabel('Username').isVisible())) await submitLogin(page);
    await signedIn.waitFor({ timeout: 20_000 }).catch(() => {});
  }
  await expect(signedIn).toBeVisible();
}

export async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  const products = page.getByRole('tab', { name: 'Prodotti' });
  await submitLoginUntil(page, products);
  await products.click();
  await expect(page.getByRole('button', { name: 'Aggiungi prodotto' })).toBeVisible();
}

/** Opens a tab of the panel, on phones through 'Altro' if the bar has no place for it. Returns the number of taps. */
export async function openTab(page: Page, name: string): Promise<number> {
  const label = new RegExp(`^${name}`);
  await expect(page.getByRole('tab').first()).toBeVisible();
  const tab = page.getByRole('tab', { name: label });
  if (await tab.isVisible()) {
    await tab.click();
    return 1;
  }
  await page.getByRole('button', { name: 'Altro', exact: true }).click();
  await page.getByRole('dialog', { name: 'Altro' }).getByRole('button', { name: label }).click();
  return 2;
}

let session: Cookie[] | undefined;

/** Opens the product list. All tests share one session: password checks are slow by design, and return 503 on a busy machine. */
export async function openPanel(page: Page): Promise<void> {
  if (session) await page.context().addCookies(session);
  // A test of the account may have ended the session.
  if (!session || (await page.request.get('/api/user')).status() === 401) {
    const login = { headers: sameOrigin, data: { username: ADMIN_USERNAME, password: ADMIN_PASSWORD } };
    await expect
      .poll(async () => (await page.request.post('/api/login', login)).status(), { timeout: 20_000 })
      .toBe(200);
    session = await page.context().cookies();
  }
  await page.goto('/admin/prodotti');
  await expect(page.getByRole('button', { name: 'Aggiungi prodotto' })).toBeVisible();
}

export async function startProduct(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Aggiungi prodotto' }).click();
  await page.getByLabel('Nome', { exact: true }).fill(name);
  await page.getByLabel('Descrizione', { exact: true }).fill('Motore di prova.');
}

const created: string[] = [];

/** Returns a unique name. `removeCreated` deletes what was created under it. */
export function uniqueName(what: string): string {
  const name = `${what} ${Date.now()}`;
  created.push(name);
  return name;
}

/** Deletes what the test created, to restore the catalogue for the next one. */
export async function removeCreated(page: Page): Promise<void> {
  const names = created.splice(0);
  const products: Product[] = names.length ? await (await page.request.get('/api/admin/products')).json() : [];
  for (const product of products) {
    if (names.some((name) => product.name.startsWith(name))) await removeProduct(page, product);
  }
}

export const toast = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

export const paste = (field: Locator, text: string) =>
  field.evaluate((input, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', content);
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    // Firefox ignores the option `clipboardData` in synthetic events.
    Object.defineProperty(event, 'clipboardData', { value: clipboardData });
    input.dispatchEvent(event);
  }, text);

/** Holds uploads to the file storage. */
export const holdUploads = (page: Page) =>
  hold(page, (url) => url.protocol.startsWith('http') && url.origin !== new URL(page.url()).origin);

export async function listProducts(request: APIRequestContext): Promise<Product[]> {
  return (await request.get('/api/products')).json();
}

/** Adds a product, as another administrator. */
export async function addProduct(page: Page, name: string, image?: TestFile): Promise<Product> {
  const multipart = { name, description: 'Motore di prova.', category: 'motori', ...(image && { images: image }) };
  const answer = await page.request.post('/api/products', { headers: sameOrigin, multipart });
  expect(answer.status()).toBe(201);
  return answer.json();
}

export async function changeProduct(page: Page, { id, name }: Product, description: string): Promise<void> {
  const multipart = { name, description, category: 'motori' };
  expect((await page.request.put(`/api/products/${id}`, { headers: sameOrigin, multipart })).ok()).toBe(true);
}

export async function removeProduct(page: Page, { id }: Product): Promise<void> {
  expect((await page.request.delete(`/api/products/${id}`, { headers: sameOrigin })).status()).toBe(204);
}
