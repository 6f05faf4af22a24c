import { mockMessage } from '../support/mock-data.ts';
import { hold } from '../support/network.ts';
import { failRequests, handleDialogs, openMocked } from '../support/panel.ts';
import { mockSlide } from '../support/slides.ts';
import { expect, test } from '../support/test.ts';

test('a failed save leaves the focus on its button, and a field that was saved from gets it back', async ({ page }) => {
  await openMocked(page, 'rivenditori');
  await failRequests(page, 'POST', '**/api/dealers', 500);
  await page.getByRole('button', { name: /^Aggiungi/ }).click();
  const name = page.getByLabel('Nome', { exact: true });
  await name.fill('Prova');
  await page.getByLabel('Città').fill('Brescia');
  const create = page.getByRole('button', { name: 'Crea rivenditore' });
  const failure = page.getByRole('form').getByRole('alert');
  await create.press('Enter');
  await expect(failure).toBeVisible();
  await expect(create).toBeFocused();
  const answer = await hold(page, '**/api/dealers');
  await name.press('Control+s');
  await expect(name).toBeDisabled();
  answer();
  await expect(failure).toBeVisible();
  await expect(name).toBeFocused();
});

test('the focus goes to the heading above a button that its action removes or disables', async ({ page }) => {
  handleDialogs(page, true);
  await openMocked(page, 'messaggi', { messages: [mockMessage(2), mockMessage(1)] });
  await page.route('**/api/admin/contacts/*', async (route) => {
    if (route.request().method() === 'DELETE')
      await page.route('**/api/admin/contacts', (list) => list.fulfill({ json: [mockMessage(1)] }));
    return route.fulfill({ status: 204 });
  });
  await page.getByRole('tabpanel').getByRole('listitem').first().getByRole('link').press('Enter');
  await page.getByRole('button', { name: /^Elimina il messaggio/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Messaggi' })).toBeFocused();

  await openMocked(page, 'impostazioni');
  await page.route('**/api/settings', (route) => route.fulfill({ json: {} }));
  await page.route('**/api/settings/maintenance_mode', (route) =>
    route.fulfill({ json: { key: 'maintenance_mode', value: 'true', updatedAt: '2025-01-01T00:00:00.000Z' } }),
  );
  await page.getByRole('button', { name: 'Attiva manutenzione', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Modalità manutenzione' })).toBeFocused();
});

test('the focus goes to the heading of a list from an item that is deleted, or from the bar of the selected ones', async ({
  page,
}) => {
  handleDialogs(page, true);
  await openMocked(page, 'slide', { slides: [mockSlide(1), mockSlide(2)] });
  await page.route('**/api/slides/*', async (route) => {
    await page.route('**/api/slides', (list) => list.fulfill({ json: [mockSlide(1)] }));
    return route.fulfill({ status: 204 });
  });
  await page.getByRole('button', { name: 'Elimina Slide 2' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Slide' })).toBeFocused();

  const times = { deletedAt: '2026-11-01T08:00:00.000Z', expiresAt: '2026-12-01T08:00:00.000Z' };
  const trash = [3, 4].map((number) => ({
    id: mockSlide(number).id,
    kind: 'slide',
    name: `Slide ${number}`,
    ...times,
  }));
  await page.route('**/api/admin/trash', (route) => route.fulfill({ json: trash }));
  await page.route('**/api/admin/trash/*/restore', (route) => {
    trash.pop();
    return route.fulfill({ json: {} });
  });
  await page.goto('/admin/cestino');
  await page.getByRole('button', { name: 'Ripristina Slide 4' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Ripristina Slide 3' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cestino' })).toBeFocused();

  await openMocked(page, 'messaggi', { messages: [mockMessage(2), mockMessage(1)] });
  await page.getByLabel('Seleziona i 2 mostrati').press('Space');
  await page.getByRole('button', { name: 'Deseleziona' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Messaggi' })).toBeFocused();
});

test('a field that is left and refused keeps neither the focus nor a tap', async ({ page }) => {
  await openMocked(page, 'news');
  await page.getByRole('button', { name: /^Aggiungi/ }).click();
  const title = page.getByLabel('Titolo', { exact: true }).first();
  const date = page.getByLabel('Data');
  await title.click();
  await page.keyboard.press('Tab');
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expect(date).toBeFocused();
  const text = page.getByLabel('Testo', { exact: true }).first();
  await text.click();
  await title.click();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await expect(title).toBeFocused();
});

test('a pasted text that is too long is kept and refused', async ({ page }) => {
  await openMocked(page, 'news');
  await page.getByRole('button', { name: /^Aggiungi/ }).click();
  const text = page.getByLabel('Testo', { exact: true }).first();
  await text.focus();
  const long = 'Prima riga. '.repeat(400);
  await page.keyboard.insertText(long);
  await expect(text).toHaveValue(long);
  await page.getByRole('button', { name: 'Crea notizia' }).click();
  await expect(text).toHaveAccessibleDescription(/4\.?000/);
  await expect(text).toHaveValue(long);
});
