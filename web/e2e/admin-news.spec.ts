import type { News } from '@rombo/shared/collections/news';
import type { Result } from '@rombo/shared/collections/result';
import { expectAccessible } from './checks.ts';
import { openPanel, toast } from './support/admin.ts';
import { answerQuestions } from './support/panel.ts';
import { expect, type Page, test } from './support/test.ts';

const headers = { 'Sec-Fetch-Site': 'same-origin' };
const NAME = `Prova ${Date.now()}`;

const ours = async <T extends Result | News>(page: Page, kind: 'results' | 'news'): Promise<T[]> => {
  const all: T[] = await (await page.request.get(`/api/admin/${kind}`)).json();
  return all.filter(({ title }) => title.startsWith(NAME));
};

test.beforeEach(({ page }) => openPanel(page));

test.afterEach(async ({ page }) => {
  for (const kind of ['results', 'news'] as const)
    for (const { id } of await ours(page, kind)) await page.request.delete(`/api/${kind}/${id}`, { headers });
});

test('a result is added with the engine that won, changed and deleted, and the engine tells of it', async ({
  page,
}) => {
  const questions = answerQuestions(page, true);
  await page.getByRole('tab', { name: /^Risultati/ }).click();
  await page.getByRole('button', { name: 'Aggiungi risultato' }).click();
  await expectAccessible(page);
  await page.getByLabel('Gara', { exact: true }).first().fill(NAME);
  await page.getByRole('button', { name: 'Crea risultato' }).click();
  await expect(page.getByLabel('Data')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Data').fill('2022-06-12');
  await page.getByLabel('Vincitore').fill('Chiara Prova');
  await page.getByLabel('Motori che hanno vinto').fill('RP-M12-C01');
  await page.getByRole('button', { name: /^Aggiungi Scintilla .12 Club/ }).click();
  await page.getByRole('button', { name: 'Crea risultato' }).click();
  await expect(toast(page, 'Risultato creato!')).toBeVisible();
  expect(await ours<Result>(page, 'results')).toMatchObject([{ date: '2022-06-12', scope: 'national' }]);

  const card = page.getByRole('article', { name: NAME });
  await expectAccessible(page);
  await card.getByRole('button', { name: /^Modifica/ }).click();
  await page.getByLabel('Luogo').first().fill('Lumezzane');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(toast(page, 'Risultato aggiornato!')).toBeVisible();
  await expect(card).toContainText('Lumezzane');

  const visitor = await page.context().newPage();
  await visitor.goto('/prodotti/scintilla-12-club');
  await expect(visitor.getByRole('region', { name: 'Che cosa ha vinto' })).toContainText('Chiara Prova');
  await visitor.close();

  await card.getByRole('button', { name: /^Elimina/ }).click();
  await expect(toast(page, 'Risultato eliminato!')).toBeVisible();
  expect(questions).toEqual(['Sei sicuro di voler eliminare questo risultato?']);
  expect(await ours(page, 'results')).toEqual([]);
});

test('a news item is a draft until it is published, then a page in both languages', async ({ page }) => {
  await page.getByRole('tab', { name: /^News/ }).click();
  await page.getByRole('button', { name: 'Aggiungi notizia' }).click();
  await expectAccessible(page);
  const titles = page.getByLabel('Titolo');
  const texts = page.getByLabel('Testo', { exact: true });
  await titles.first().fill(NAME);
  await titles.last().fill(`${NAME} in English`);
  await page.getByLabel('Data').fill('2022-06-13');
  await texts.first().fill('Prima.\n\nSeconda.');
  await texts.last().fill('First.\n\nSecond.');
  await page.getByLabel('Visibilità').selectOption('Bozza');
  await page.getByRole('button', { name: 'Crea notizia' }).click();
  await expect(toast(page, 'Notizia creata!')).toBeVisible();
  const card = page.getByRole('article', { name: NAME });
  await expect(card).toContainText('Bozza');
  const [item] = await ours<News>(page, 'news');
  expect((await page.request.get(`/news/${item?.slug}`)).status()).toBe(404);

  await card.getByRole('button', { name: /^Modifica/ }).click();
  await page.getByLabel('Visibilità').selectOption('Visibile');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(toast(page, 'Notizia aggiornata!')).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto(`/news/${item?.slug}`);
  await expect(visitor.getByText('Seconda.')).toBeVisible();
  await visitor.getByRole('link', { name: 'English' }).first().click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${NAME} in English`);
  await expect(visitor).toHaveURL(new RegExp(`/en/news/${item?.slugEn}$`));
});
