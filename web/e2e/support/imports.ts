import { expect, type Locator, type Page } from '@playwright/test';
import { sameOrigin, uniqueName } from './admin.ts';

/** Adds a spare part with a code of its own. `removeCreated` deletes it. */
export async function addPart(page: Page, what: string, fields: Record<string, string> = {}) {
  const name = uniqueName(what);
  const code = name.toUpperCase().replaceAll(' ', '-');
  const technicalSpecs = JSON.stringify({ 'Codice Articolo': code });
  const multipart = { name, description: 'Prova', category: 'ricambi', price: '10', technicalSpecs, ...fields };
  const answer = await page.request.post('/api/products', { headers: sameOrigin, multipart });
  expect(answer.status()).toBe(201);
  const { id } = await answer.json();
  return { name, code, read: async () => (await page.request.get(`/api/admin/products/${id}`)).json() };
}

export const importDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Importa una tabella' });

/** Chooses a table to import. */
export async function chooseTable(page: Page, content: string, name = 'listino.csv'): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByLabel('Importa').click();
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}
