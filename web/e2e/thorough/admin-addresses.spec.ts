import { markupFaults } from '../../../infra/test/markup.ts';
import { mockMessage, mockProduct } from '../support/mock-data.ts';
import { editLink, mockPanel, openMocked } from '../support/panel.ts';
import { mockSlide } from '../support/slides.ts';
import { expect, type Locator, type Page, productRows, settled, test } from '../support/test.ts';

const products = Array.from({ length: 60 }, (_, at) =>
  mockProduct(at + 1, { category: at % 2 ? 'ricambi' : 'motori', name: `Pezzo ${at + 1}` }),
);
const idOf = (number: number) => mockProduct(number).id;
const query = (page: Page) => page.getByLabel('Cerca per nome o codice');

test('every tab and every form has an address and valid HTML', async ({ page }) => {
  await mockPanel(page, { products, slides: [mockSlide(1)], messages: [mockMessage(1), mockMessage(2)] });
  const open = async (address: string, part: Locator) => {
    await page.goto(address);
    await expect(part).toBeVisible();
    expect(await markupFaults(await page.content()), address).toEqual([]);
  };
  await open('/admin/prodotti', page.getByText('60 in catalogo'));
  await expect(page.getByRole('tab', { name: 'Prodotti' })).toHaveAttribute('aria-selected', 'true');
  await open('/admin/slide', page.getByRole('button', { name: 'Aggiungi slide' }));
  await open(`/admin/slide/${mockSlide(1).id}`, page.getByRole('heading', { name: 'Modifica Slide 1' }));
  await open(`/admin/messaggi/${mockMessage(2).id}`, page.getByRole('tabpanel').getByRole('article'));
  await page.getByRole('button', { name: 'Tutti i messaggi' }).click();
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(2);
  await open('/admin/impostazioni', page.getByRole('definition').first());
  await open('/admin/rivenditori/nuovo', page.getByRole('button', { name: 'Crea rivenditore' }));
  await open('/admin/azienda', page.getByLabel('Lunedì', { exact: true }));
  await open(`/admin/prodotti/${idOf(7)}`, page.getByLabel('Nome', { exact: true }));
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Pezzo 7');
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(page).toHaveURL('/admin/prodotti');
  await open('/admin/prodotti/nuovo', page.getByRole('heading', { name: 'Nuovo prodotto' }));
  await open('/admin/prodotti/perso', page.getByRole('button', { name: 'Vai all’elenco' }));
});

test('Back leads to the list as it was: its search, its filter and its place', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await productRows(page);
  await openMocked(page, 'prodotti', { products });
  await page.getByLabel('Categoria da mostrare').selectOption('ricambi');
  await query(page).fill('pezzo');
  await expect(page).toHaveURL('/admin/prodotti?q=pezzo&categoria=ricambi');
  await expect(page.getByText('30 di 60')).toBeVisible();
  const edit = editLink(page, 'Pezzo 24');
  await edit.scrollIntoViewIfNeeded();
  const place = async () => (await edit.boundingBox())?.y ?? Number.NaN;
  const before = await settled(place);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  for (const leave of [() => page.goBack(), () => page.getByRole('button', { name: 'Annulla' }).click()]) {
    await edit.click();
    await expect(page).toHaveURL(`/admin/prodotti/${idOf(24)}`);
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Pezzo 24');
    await leave();
    await expect(page).toHaveURL('/admin/prodotti?q=pezzo&categoria=ricambi');
    await expect(query(page)).toHaveValue('pezzo');
    await expect(page.getByText('30 di 60')).toBeVisible();
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(40);
    await expect(edit).toBeFocused();
    // Playwright would scroll to a moving button repeatedly until it is stable.
    await page.waitForFunction(() => document.getAnimations().length === 0);
  }
  await page.reload();
  await expect(query(page)).toHaveValue('pezzo');
  await expect(page.getByText('30 di 60')).toBeVisible();
});

test('a product opens in a tab of its own by the link of its name', async ({ page, context }) => {
  await mockPanel(context, { products });
  await openMocked(page, 'prodotti', { products });
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Pezzo 3', exact: true }).click({ modifiers: ['Control'] }),
  ]);
  await expect(tab).toHaveURL(`/admin/prodotti/${idOf(3)}`);
  await page.getByRole('link', { name: 'Pezzo 3', exact: true }).click();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Pezzo 3');
});
