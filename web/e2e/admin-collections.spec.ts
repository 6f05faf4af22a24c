import type { Dealer } from '@rombo/shared/collections/dealer';
import type { News } from '@rombo/shared/collections/news';
import type { Result } from '@rombo/shared/collections/result';
import { expectAccessible } from './checks.ts';
import { openPanel, openTab, paste, sameOrigin, toast } from './support/admin.ts';
import { handleDialogs } from './support/panel.ts';
import { expect, type Page, test } from './support/test.ts';

const NAME = `Prova ${Date.now()}`;
const lists = { dealers: '/api/dealers', results: '/api/admin/results', news: '/api/admin/news' };

interface Made {
  dealers: Dealer;
  results: Result;
  news: News;
}

async function ours<K extends keyof Made>(page: Page, kind: K): Promise<Made[K][]> {
  const all: Made[K][] = await (await page.request.get(lists[kind])).json();
  return all.filter((item) => ('name' in item ? item.name : item.title).startsWith(NAME));
}

const card = (page: Page) => page.getByRole('article', { name: NAME });

async function start(page: Page, tab: string, add: string) {
  await openTab(page, tab);
  await page.getByRole('button', { name: add }).click();
  await expectAccessible(page);
}

test.beforeEach(({ page }) => openPanel(page));

test.afterEach(async ({ page }) => {
  for (const kind of ['dealers', 'results', 'news'] as const)
    for (const { id } of await ours(page, kind))
      await page.request.delete(`/api/${kind}/${id}`, { headers: sameOrigin });
});

test('a dealer is added once its place is whole, changed and deleted', async ({ page }) => {
  const questions = handleDialogs(page, true);
  await start(page, 'Rivenditori', 'Aggiungi rivenditore');
  const create = page.getByRole('button', { name: 'Crea rivenditore' });
  await create.click();
  await expect(page.getByLabel('Nome')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Nome').fill(NAME);
  await page.getByLabel('Città').fill('Graz');
  await page.getByLabel('Paese').selectOption('Austria');
  await page.getByLabel('Latitudine').fill('47,07');
  await create.click();
  await expect(page.getByText('Inserisci latitudine e longitudine, oppure nessuna delle due')).toBeVisible();
  await page.getByLabel('Longitudine').fill('15,44');
  await create.click();
  await expect(toast(page, 'Rivenditore creato!')).toBeVisible();
  expect(await ours(page, 'dealers')).toMatchObject([
    { city: 'Graz', country: 'AT', lat: 47.07, lng: 15.44, phone: null },
  ]);

  await expectAccessible(page);
  await card(page)
    .getByRole('button', { name: /^Modifica/ })
    .click();
  await page.getByLabel('Telefono').fill('+43 316 000');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(toast(page, 'Rivenditore aggiornato!')).toBeVisible();
  await expect(card(page)).toContainText('+43 316 000');
  await card(page)
    .getByRole('button', { name: /^Elimina/ })
    .click();
  await expect(toast(page, 'Rivenditore eliminato!')).toBeVisible();
  await expect.poll(() => questions).toEqual(['Sei sicuro di voler eliminare questo rivenditore?']);
  expect(await ours(page, 'dealers')).toEqual([]);
  await toast(page, 'Rivenditore eliminato!').getByRole('button', { name: 'Annulla' }).click();
  await expect(toast(page, 'Ripristinato!')).toBeVisible();
  await expect(card(page)).toContainText('+43 316 000');
});

test('a dealer is placed by its town, a pasted link, two coordinates or a tap on the map', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await start(page, 'Rivenditori', 'Aggiungi rivenditore');
  const lat = page.getByLabel('Latitudine');
  const lng = page.getByLabel('Longitudine');
  const expectPlace = async (north: string, east: string) => {
    await expect(lat).toHaveValue(north);
    await expect(lng).toHaveValue(east);
  };
  await page.getByLabel('Nome').fill(NAME);
  await page.getByLabel('Città').fill('Graz');
  await page.getByLabel('Paese').selectOption('Austria');
  await page.getByRole('button', { name: 'Usa le coordinate di Graz' }).click();
  await expectPlace('47.07', '15.44');
  await expect(page.getByRole('button', { name: 'Usa le coordinate' })).toHaveCount(0);

  const help = page.getByText('Questo link non contiene la posizione');
  await lng.fill('https://maps.app.goo.gl/abc');
  await expect(help).toBeVisible();
  await page.getByRole('button', { name: 'Crea rivenditore' }).click();
  await expect(lng).toHaveAttribute('aria-invalid', 'true');
  await expect(help).toBeVisible();
  await expect(page.getByText('Inserisci un numero')).toHaveCount(0);
  await lat.fill('https://www.google.com/maps/place/Nitro/@47.1,15.4,12z/data=!3d47.0707!4d15.4395');
  await lng.focus();
  await expectPlace('47.0707', '15.4395');
  await expect(help).toHaveCount(0);
  await lng.fill('');
  await paste(lng, '48.2082, 16.3738');
  await expectPlace('48.2082', '16.3738');

  const map = page.getByRole('img', { name: 'Mappa su cui scegliere il posto' });
  // The map centres on the dealer's place until another one is chosen.
  await page.getByRole('button', { name: 'Mostra tutta la mappa' }).click();
  await map.click();
  await expect(lat).not.toHaveValue('48.2082');
  const first = await lat.inputValue();
  await map.click();
  await expect(lat).not.toHaveValue(first);
  expect(Number(await lat.inputValue())).toBeGreaterThan(35);
  expect(Number(await lat.inputValue())).toBeLessThan(60);
  await page.getByLabel('Sito web').fill('www.nitro.example');
  await lat.focus();
  await expect(page.getByLabel('Sito web')).toHaveValue('https://www.nitro.example');
  await expectAccessible(page);
  const wanted = { lat: Number(await lat.inputValue()), lng: Number(await lng.inputValue()) };
  await page.getByRole('button', { name: 'Crea rivenditore' }).click();
  await expect(toast(page, 'Rivenditore creato!')).toBeVisible();
  expect(await ours(page, 'dealers')).toMatchObject([{ ...wanted, site: 'https://www.nitro.example' }]);
});

test('a result is added with the engine that won, which tells of it', async ({ page }) => {
  await start(page, 'Risultati', 'Aggiungi risultato');
  await page.getByLabel('Gara', { exact: true }).first().fill(NAME);
  await page.getByLabel('Data').fill('2022-06-12');
  await page.getByLabel('Vincitore').fill('Chiara Prova');
  await page.getByLabel('Motori che hanno vinto').fill('RP-M12-C01');
  await page.getByRole('button', { name: /^Aggiungi Scintilla .12 Club/ }).click();
  await page.getByRole('button', { name: 'Crea risultato' }).click();
  await expect(toast(page, 'Risultato creato!')).toBeVisible();
  expect(await ours(page, 'results')).toMatchObject([{ date: '2022-06-12', scope: 'national' }]);
  await expectAccessible(page);
  await page.goto('/prodotti/scintilla-12-club');
  await expect(page.getByRole('region', { name: 'Che cosa ha vinto' })).toContainText('Chiara Prova');
});

test('a news item is a draft until it is published, then a page in both languages', async ({ page }) => {
  await start(page, 'News', 'Aggiungi notizia');
  const titles = page.getByLabel('Titolo');
  await expect(titles.last()).toBeHidden();
  await page.getByText('In inglese', { exact: true }).click();
  const texts = page.getByLabel('Testo', { exact: true });
  await titles.first().fill(NAME);
  await titles.last().fill(`${NAME} in English`);
  await page.getByLabel('Data').fill('2022-06-13');
  await texts.first().fill('Prima.\n\nSeconda.');
  await texts.last().fill('First.\n\nSecond.');
  await page.getByLabel('Visibilità').selectOption('Bozza');
  await page.getByRole('button', { name: 'Crea notizia' }).click();
  await expect(toast(page, 'Notizia creata!')).toBeVisible();
  await expect(card(page)).toContainText('Bozza');
  const [item] = await ours(page, 'news');
  expect((await page.request.get(`/news/${item?.slug}`)).status()).toBe(404);

  await card(page)
    .getByRole('button', { name: /^Modifica/ })
    .click();
  await page.getByLabel('Visibilità').selectOption('Visibile');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(toast(page, 'Notizia aggiornata!')).toBeVisible();
  await page.goto(`/news/${item?.slug}`);
  await expect(page.getByText('Seconda.')).toBeVisible();
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${NAME} in English`);
  await expect(page).toHaveURL(new RegExp(`/en/news/${item?.slugEn}$`));
});
