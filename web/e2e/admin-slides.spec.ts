import type { Slide } from '@rombo/shared/collections/slide';
import { openPanel, toast } from './support/admin.ts';
import { largeJpeg, pictureWithSubjectAt } from './support/files.ts';
import { handleDialogs } from './support/panel.ts';
import { expect, type Page, test } from './support/test.ts';

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const listSlides = async (page: Page): Promise<Slide[]> => (await page.request.get('/api/slides')).json();

test('a slide is added, shown to visitors once it is active, then changed and deleted', async ({ page }) => {
  const title = `Prova ${Date.now()}`;
  const named = async () => (await listSlides(page)).find((slide) => slide.title === title);
  const card = cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await openPanel(page);
  await page.getByRole('tab', { name: 'Slider' }).click();
  await expect(cards(page).first()).toBeVisible();
  const before = await cards(page).count();

  await test.step('it is created inactive, with its picture', async () => {
    await page.getByRole('button', { name: 'Aggiungi slide' }).click();
    await page.getByLabel('Scegli l’immagine').setInputFiles(await largeJpeg('pista.jpg'));
    const preview = page.getByRole('img', { name: 'Anteprima dell’immagine' });
    await expect.poll(() => preview.evaluate((it) => (it as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await page.getByText('Titolo e note interne').click();
    await page.getByLabel('Titolo', { exact: true }).fill(title);
    await page.getByLabel('Descrizione (note interne)').fill('Foto di prova');
    const order = page.getByRole('textbox', { name: 'Ordine' });
    await expect(order).toBeHidden();
    await page.getByText('Ordine', { exact: true }).first().click();
    await order.fill('-50');
    await page.getByLabel('Attiva').uncheck();
    await page.getByRole('button', { name: 'Crea slide' }).click();
    await expect(toast(page, 'Slide creata!')).toContainText(title, { timeout: 60_000 });
    await expect(cards(page)).toHaveCount(before + 1);
    await expect(card).toContainText('Ordine -50');
    await expect(card.getByText('Disattivata')).toBeVisible();
    await expect(page.getByRole('button', { name: `Modifica ${title}` })).toBeFocused();
  });

  const first = await named();
  const isPublished = async () =>
    ((await (await page.request.get('/api/slides/active')).json()) as Slide[]).some(({ id }) => id === first?.id);
  expect(await isPublished()).toBe(false);

  await test.step('it is switched on by its card', async () => {
    await page.getByRole('button', { name: `Attiva ${title}` }).click();
    await expect(toast(page, 'Slide aggiornata!')).toContainText(`«${title}» è nella home.`);
    await expect(page.getByRole('button', { name: `Disattiva ${title}` })).toBeFocused();
    await expect(card.getByText('Disattivata')).toHaveCount(0);
    expect(await isPublished()).toBe(true);
  });

  await test.step('it gets texts and another picture', async () => {
    await page.getByRole('button', { name: `Modifica ${title}` }).click();
    await page.getByLabel('Descrizione della foto (Italiano)').fill('La pista');
    await page.getByText('Titolo e note interne').click();
    await page.getByLabel('Titolo in inglese').fill('The track');
    await page.getByLabel('Sostituisci l’immagine').setInputFiles(await pictureWithSubjectAt('altra.jpg', 30));
    await page.getByRole('button', { name: 'Salva' }).click();
    await expect(toast(page, 'Slide aggiornata!')).toContainText('Le modifiche', { timeout: 60_000 });
    const saved = await named();
    expect(saved?.imageUrl).not.toBe(first?.imageUrl);
    expect(saved?.picture).toMatchObject({ alt: { it: 'La pista' }, focalPoint: { x: 0.3 } });
    expect(saved).toMatchObject({ active: true, translations: { en: { title: 'The track' } } });
  });

  await test.step('it is deleted after a confirmation, with its picture', async () => {
    const picture = (await named())?.imageUrl ?? '';
    const questions = handleDialogs(page, true);
    await page.getByRole('button', { name: `Elimina ${title}` }).click();
    await expect(toast(page, 'Slide eliminata!')).toContainText(title);
    await expect.poll(() => questions).toEqual(['Sei sicuro di voler eliminare questa slide?']);
    await expect(card).toHaveCount(0);
    expect((await page.request.get(picture)).status()).toBe(404);
  });
});
