import type { Locator, Page } from '@playwright/test';
import type { Product } from '@rombo/shared/collections/product';
import { expectAccessible, expectAccessibleAtWidths } from './checks.ts';
import { toast } from './support/admin.ts';
import { mockProduct } from './support/mock-data.ts';
import { hold, jsonOf } from './support/network.ts';
import { editLink, failRequests, handleDialogs, openMocked, openMockedProducts } from './support/panel.ts';
import { expect, test } from './support/test.ts';
import { tap, tapAt } from './support/touch.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Listino' });
const price = (page: Page, number: number) => page.getByLabel(`Prezzo di Pistone ${number}`, { exact: true });
const save = (page: Page) => bar(page).getByRole('button', { name: 'Salva' });

/** Opens the price list of a mocked catalogue that stores changes but refuses those of some products. */
async function openPrices(page: Page, count = 4, refused: Record<string, number> = {}) {
  const products = Array.from({ length: count }, (_, at) => mockProduct(at + 1, { price: 10 * (at + 1), version: 3 }));
  await page.addInitScript(() => localStorage.setItem('product-list-view', '"prices"'));
  return { products, requests: await openMockedProducts(page, products, refused), refused };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the first product is in the upper part of the window, and every tab one or two taps away', async ({ page }) => {
    // Few enough that the bar does not half cover a button, which axe would report as too small.
    await openMocked(page, 'prodotti', { products: [1, 2, 3, 4].map((number) => mockProduct(number)) });
    const first = page.getByRole('rowheader').first();
    await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThanOrEqual(300);
    const tabs = page.getByRole('tab').filter({ visible: true });
    await expect(tabs).toHaveText(['', /^Prodotti/, /^Slider/, /^Messaggi/, /^Impostazioni/]);
    await expect(tabs.first()).toHaveAccessibleName('Oggi');
    const expectWithinReach = async () => {
      for (const tab of [...(await tabs.all()), page.getByRole('button', { name: 'Altro', exact: true })]) {
        const { y = 0, height = 0 } = (await tab.boundingBox()) ?? {};
        expect(y + height).toBeGreaterThan(840);
        expect(height).toBeGreaterThanOrEqual(44);
      }
    };
    await expectWithinReach();
    const footer = page.getByRole('contentinfo');
    await expect(footer).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expectWithinReach();
    const bottom = () => footer.evaluate((it) => it.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThanOrEqual(793);
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessibleAtWidths(page, 320, 390);
    await tap(page.getByRole('button', { name: 'Altro', exact: true }));
    const more = page.getByRole('dialog', { name: 'Altro' });
    await expect(more.getByRole('button', { name: 'Esci' })).toBeVisible();
    await expectAccessibleAtWidths(page, 390);
    await tap(more.getByRole('button', { name: /^Rivenditori/ }));
    await expect(page).toHaveURL('/admin/rivenditori');
    await expect(page.getByRole('tabpanel', { name: /^Rivenditori/ })).toBeVisible();
  });

  test('a tap on a row opens the product, and deleting it is in its menu', async ({ page }) => {
    await openMocked(page, 'prodotti', { products: [mockProduct(1), mockProduct(2, { status: 'draft' })] });
    await expect(page.getByRole('tabpanel').getByRole('button', { name: /^Elimina/ })).toHaveCount(0);
    await tap(page.getByRole('button', { name: 'Altro su Pistone 2' }));
    const menu = page.getByRole('dialog', { name: 'Pistone 2' });
    for (const name of ['Duplica Pistone 2', 'Anteprima Pistone 2', 'Porta in cima Pistone 2', 'Elimina Pistone 2'])
      await expect(menu.getByRole('button', { name })).toBeVisible();
    await expect(menu.getByLabel('Visibilità')).toHaveValue('draft');
    await expectAccessibleAtWidths(page, 390);
    await page.keyboard.press('Escape');
    const row = await page.getByRole('row', { name: 'Pistone 1' }).boundingBox();
    await tapAt(page, 200, (row?.y ?? 0) + (row?.height ?? 0) - 10);
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Pistone 1');
    await expect(page.getByRole('tab').first()).toBeHidden();
  });

  test('prices of twenty products take 25 taps at most, and one save', async ({ page }) => {
    let taps = 0;
    const press = async (target: Locator) => {
      taps += 1;
      await tap(target);
    };
    const { requests } = await openPrices(page, 24);
    await page.addInitScript(() => localStorage.removeItem('product-list-view'));
    await page.reload();
    await press(page.getByRole('button', { name: 'Filtri' }));
    await press(page.getByRole('button', { name: 'Listino', exact: true }));
    await press(page.getByRole('button', { name: 'Filtri' }));
    const typed = ['1.299,00', '€ 399', '399 euro', '1299.00'];
    for (let number = 1; number <= 20; number++) {
      await press(price(page, number));
      await price(page, number).fill(typed[number % typed.length] ?? '');
    }
    // As tall as the list, so that no sticky bar half covers a row.
    await page.setViewportSize({ width: 390, height: 6000 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await press(save(page));
    await expect(toast(page, '20 prodotti aggiornati')).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    expect(taps).toBeLessThanOrEqual(25);
    expect(requests.length).toBe(1);
    const values = [1299, 399, 399, 1299];
    expect(requests[0]).toEqual(
      Array.from({ length: 20 }, (_, at) => ({ id: mockProduct(at + 1).id, version: 3, price: values[(at + 1) % 4] })),
    );
  });
});

test('what is not saved is named and stays, and a second save replaces what was saved elsewhere', async ({ page }) => {
  const { products, requests, refused } = await openPrices(page, 4, { 'Pistone 2': 409 });
  await price(page, 1).fill('circa 30');
  await price(page, 2).fill('25');
  await page.getByLabel('Visibilità di Pistone 3').selectOption('Nascosto');
  await save(page).click();
  await expect(bar(page)).toContainText('1 prezzo da correggere');
  await expect(price(page, 1)).toBeFocused();
  await expect(price(page, 1)).toHaveAttribute('aria-invalid', 'true');
  await expect(price(page, 1)).toHaveAccessibleDescription(/^Scrivi un prezzo come .+ · prima /);
  expect(requests).toEqual([]);
  await price(page, 1).fill('');
  await price(page, 1).press('Enter');
  await expect(price(page, 2)).toBeFocused();

  await expect(page.getByText('prima 20,00 €')).toBeVisible();
  Object.assign(products[1] as Product, { availability: 'in_stock', price: 21, version: 9 });
  await page.keyboard.press('Control+s');
  await expect(bar(page).getByRole('alert')).toContainText('1 prodotto non salvato');
  await expect(bar(page).getByRole('listitem')).toHaveText([/^Pistone 2: nel frattempo è stato modificato altrove/]);
  await expect(toast(page, '2 prodotti aggiornati')).toBeVisible();
  await expect(price(page, 2)).toHaveValue('25,00 €');
  await expect(page.getByLabel('Disponibilità di Pistone 2')).toHaveValue('in_stock');
  await expectAccessibleAtWidths(page, 390, 1440);
  await expect(page.getByText('salvato altrove: 21,00 €')).toBeVisible();
  handleDialogs(page, true);
  await page.goto('/admin/oggi');
  await page.getByRole('region', { name: 'Lasciati a metà' }).getByRole('link', { name: 'Listino' }).click();
  await page.getByRole('button', { name: 'Riprendi le modifiche' }).click();
  await expect(page.getByText('salvato altrove: 21,00 €')).toBeVisible();
  delete refused['Pistone 2'];
  const questions = handleDialogs(page, false);
  await save(page).click();
  await expect.poll(() => questions).toEqual([expect.stringContaining('Nel frattempo è cambiato altrove: Pistone 2')]);
  handleDialogs(page, true);
  await save(page).click();
  await expect(toast(page, 'Prodotto aggiornato!')).toBeVisible();
  const idOf = (number: number) => mockProduct(number).id;
  expect(requests).toEqual([
    [
      { id: idOf(1), version: 3, price: null },
      { id: idOf(2), version: 3, price: 25 },
      { id: idOf(3), version: 3, status: 'hidden' },
    ],
    [{ id: idOf(2), version: 9, price: 25 }],
  ]);
});

test('chosen prices change in percent, and every change is undone from its message', async ({ page }) => {
  const { requests } = await openPrices(page);
  for (const number of [1, 2]) await page.getByLabel(`Seleziona Pistone ${number}`).check();
  await bar(page).getByLabel('Variazione in %').fill('+3 %');
  await bar(page).getByLabel('Arrotondamento').selectOption('A 0,50 €');
  await bar(page).getByRole('button', { name: 'Applica' }).click();
  await expect(price(page, 1)).toHaveValue('10,50 €');
  await expect(price(page, 2)).toHaveValue('20,50 €');
  await expect(price(page, 3)).toHaveValue('30,00 €');
  await price(page, 1).fill('12');
  await toast(page, '2 prezzi cambiati').getByRole('button', { name: 'Annulla' }).click();
  await expect(price(page, 2)).toHaveValue('20,00 €');
  // Typed after the change that was undone.
  await expect(price(page, 1)).toHaveValue(/^12/);
  // A change that leads back to the stored price, and its undo.
  await price(page, 1).fill('20');
  await bar(page).getByLabel('Variazione in %').fill('-50 %');
  await bar(page).getByRole('button', { name: 'Applica' }).click();
  await expect(price(page, 1)).toHaveValue('10,00 €');
  await toast(page, '2 prezzi cambiati').getByRole('button', { name: 'Annulla' }).click();
  await expect(price(page, 1)).toHaveValue(/^20/);
  await price(page, 1).fill('10');
  await bar(page).getByLabel('Variazione in %').fill('+3 %');
  await bar(page).getByRole('button', { name: 'Applica' }).click();
  await save(page).click();
  await toast(page, '2 prodotti aggiornati').getByRole('button', { name: 'Annulla' }).click();
  await expect(toast(page, '2 prodotti ripristinati')).toBeVisible();
  const idOf = (number: number) => mockProduct(number).id;
  expect(requests.at(-1)).toMatchObject([1, 2].map((number) => ({ id: idOf(number), restore: 3 })));
});

test('nothing typed is lost: not by a line that is cut, another view, another tab or a reload', async ({ page }) => {
  await openPrices(page);
  await price(page, 1).fill('11,50');
  await failRequests(page, 'PATCH', '**/api/admin/products', 'offline');
  await save(page).click();
  await expect(bar(page).getByRole('listitem')).toHaveText(['Pistone 1: il server non risponde.']);
  await failRequests(page, 'PATCH', '**/api/admin/products', 401);
  await save(page).click();
  await expect(page.getByRole('dialog', { name: 'La sessione è scaduta' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('listitem')).toHaveText(['Pistone 1: serve un nuovo accesso.']);
  await expect(price(page, 1)).toHaveValue('11,50 €');
  const questions = handleDialogs(page, false);
  await page.getByRole('button', { name: 'Righe' }).click();
  await page.getByRole('tab', { name: 'Slider' }).click();
  await expect.poll(() => questions).toHaveLength(2);
  await page.getByLabel('Cerca per nome o codice').fill('Pistone 3');
  await price(page, 3).fill('33');
  await page.getByLabel('Cerca per nome o codice').fill('');
  await expect(price(page, 1)).toHaveValue('11,50 €');
  // The address is updated 250 ms after typing; an earlier reload would restore the previous search.
  await expect(page).toHaveURL('/admin/prodotti');
  handleDialogs(page, true);
  await page.reload();
  await expect(price(page, 1)).toHaveValue('10,00 €');
  await page.getByRole('button', { name: 'Riprendi le modifiche' }).click();
  await expect(price(page, 1)).toHaveValue('11,50 €');
  await expect(price(page, 3)).toHaveValue('33,00 €');
  await expect(bar(page)).toContainText('2 modifiche da salvare');
});

test('an unanswered offer outlasts a save and a reload, together with what is typed beside it', async ({ page }) => {
  await openPrices(page);
  const questions = handleDialogs(page, true);
  await price(page, 1).fill('11,50');
  await price(page, 2).fill('22');
  await page.reload();
  const accept = page.getByRole('button', { name: 'Riprendi le modifiche' });
  await expect(accept).toBeVisible();
  await price(page, 3).fill('33');
  await save(page).click();
  await expect(toast(page, 'Prodotto aggiornato!')).toBeVisible();
  await price(page, 4).fill('44');
  await bar(page).getByRole('button', { name: 'Annulla' }).click();
  await price(page, 4).fill('45');
  await page.reload();
  await accept.click();
  for (const [number, value] of ['11,50 €', '22', '33,00 €', '45'].entries())
    await expect(price(page, number + 1)).toHaveValue(value);
  await expect(bar(page)).toContainText('3 modifiche da salvare');
  await expect.poll(() => questions).toHaveLength(3);
});

test('prices typed in two tabs survive each other, and a save in one of them', async ({ page }) => {
  const tab = await page.context().newPage();
  await openPrices(page);
  await openPrices(tab);
  await price(page, 1).fill('11,50');
  await price(tab, 2).fill('22');
  await price(page, 3).fill('33');
  await price(tab, 4).fill('44');
  await save(tab).click();
  await expect(toast(tab, '2 prodotti aggiornati')).toBeVisible();
  handleDialogs(page, true);
  await page.reload();
  await page.getByRole('button', { name: 'Riprendi le modifiche' }).click();
  await expect(price(page, 1)).toHaveValue('11,50 €');
  await expect(price(page, 3)).toHaveValue('33');
  await expect(bar(page)).toContainText('2 modifiche da salvare');
});

test('after a save whose answer is lost, nothing is left to save', async ({ page }) => {
  const { products } = await openPrices(page);
  await page.route('**/api/admin/products', (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    Object.assign(products[0] as Product, { price: 11.5, version: 4 });
    return route.abort('internetdisconnected');
  });
  await price(page, 1).fill('11,50');
  await save(page).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(price(page, 1)).toHaveValue('11,50 €');
  const questions = handleDialogs(page, true);
  await page.getByRole('tab', { name: 'Oggi' }).click();
  await expect(page.getByRole('region', { name: 'Il sito' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Lasciati a metà' })).toHaveCount(0);
  expect(questions).toEqual([]);
});

test('a price that is typed before the frame after the focus keeps its first digit', async ({ page }) => {
  await openPrices(page);
  await price(page, 1).evaluate((input: HTMLInputElement) => {
    input.focus();
    input.select();
    document.execCommand('insertText', false, '3');
  });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.keyboard.type('4');
  await expect(price(page, 1)).toHaveValue('34');
});

test('a price shows how it was understood once its input is left, and stays as typed until then', async ({ page }) => {
  const { requests } = await openPrices(page);
  await price(page, 1).fill('');
  // On the way, 10 is the stored price.
  await price(page, 1).pressSequentially('1099,5');
  await expect(price(page, 1)).toHaveValue('1099,5');
  await price(page, 1).press('Enter');
  await expect(price(page, 1)).toHaveValue('1.099,50 €');
  await price(page, 2).fill('0,125');
  await save(page).click();
  await expect(price(page, 2)).toHaveValue('0,125');
  await expect(bar(page)).toContainText('1 prezzo da correggere');
  expect(requests).toEqual([]);

  await price(page, 2).fill('20');
  await price(page, 2).press('Enter');
  await expect(price(page, 2)).toHaveValue('20,00 €');
  await expect(bar(page)).toContainText('1 modifica da salvare');
  await page.goto('/admin/prodotti/nuovo');
  const field = page.getByLabel('Prezzo in euro, IVA inclusa');
  await field.fill("€ 1'299");
  await field.press('Tab');
  await expect(field).toHaveValue('1.299,00 €');
});

test('the price list becomes a PDF behind a link; if it cannot be made, nothing chosen is lost', async ({ page }) => {
  await openMocked(page, 'prodotti', { products: [mockProduct(1)] });
  const sent: unknown[] = [];
  const expiresAt = new Date(Date.now() + 7 * 86_400_000).toISOString();
  await page.route('**/api/admin/price-lists', (route) => {
    sent.push(jsonOf(route.request()));
    if (sent.length === 1) return route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Riprova' } });
    const issues = [{ path: 'categories', code: 'too_many_products', parameters: { plain: 2000, pictured: 1000 } }];
    if (sent.length === 2) return route.fulfill({ status: 422, json: { code: 'invalid_input', message: '', issues } });
    return route.fulfill({ status: 201, json: { url: '/api/price-lists/abc', expiresAt } });
  });
  const filters = page.getByRole('button', { name: 'Filtri' });
  if (await filters.isVisible()) await filters.click();
  await page.getByRole('button', { name: 'Listino in PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'Listino in PDF' });
  for (const name of ['Motori Completi', 'Marmitte', 'Ricambi', 'Accessori']) await dialog.getByLabel(name).uncheck();
  await dialog.getByLabel(/^Sconto/).fill('120');
  await dialog.getByRole('button', { name: 'Crea il PDF' }).click();
  await expect(dialog).toContainText('Scegli almeno una categoria');
  await expect(dialog).toContainText('Scrivi una percentuale intera da 1 a 90');
  await expectAccessible(page);
  await dialog.getByLabel('Ricambi').check();
  await dialog.getByLabel(/^Sconto/).fill('30 %');
  await dialog.getByLabel('Lingua').selectOption('English');
  await dialog.getByRole('button', { name: 'Crea il PDF' }).click();
  const failure = toast(page, 'Non è stato possibile creare il listino. Riprova');
  await failure.getByRole('button', { name: 'Chiudi' }).click();
  await expect(failure).toHaveCount(0);
  await expect(dialog.getByLabel(/^Sconto/)).toHaveValue('30 %');
  await dialog.getByRole('button', { name: 'Crea il PDF' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Al massimo 2000 prodotti, 1000 con le foto: scegli meno categorie',
  );
  await dialog.getByRole('button', { name: 'Crea il PDF' }).click();
  await expect(dialog.getByLabel('Link', { exact: true })).toHaveValue(/^http.*\/api\/price-lists\/abc$/);
  const body = { language: 'en', categories: ['ricambi'], pictures: false, discount: 30 };
  expect(sent).toEqual([body, body, body]);
  await expectAccessible(page);
});

test('a late duplicate is announced, and opens only over its list', async ({ page }) => {
  await openMocked(page, 'prodotti', { products: [mockProduct(1), mockProduct(2)] });
  const DUPLICATE = '**/api/admin/products/*/duplicate';
  await page.route(DUPLICATE, (route) => route.fulfill({ json: mockProduct(3, { name: 'Pistone 1 (copia)' }) }));
  const release = await hold(page, DUPLICATE);
  await page.getByRole('button', { name: 'Duplica Pistone 1' }).click();
  await editLink(page, 'Pistone 2').click();
  const name = page.getByLabel('Nome', { exact: true });
  await expect(name).toHaveValue('Pistone 2');
  release();
  await expect(toast(page, 'Prodotto creato!')).toContainText('Pistone 1 (copia), copia di Pistone 1, è una bozza');
  await expect(page).toHaveURL(`/admin/prodotti/${mockProduct(2).id}`);
  await expect(name).toHaveValue('Pistone 2');
});
