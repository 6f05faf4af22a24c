import { expect, type Page, test } from '@playwright/test';
import { toast } from '../support/admin.ts';
import { blank, smallJpeg } from '../support/files.ts';
import { answerQuestions, fail, hold, openMocked } from '../support/panel.ts';
import { create, picker, save, startEdit, takeUploads } from '../support/slide-form.ts';
import { madeUpSlide } from '../support/slides.ts';

const MB = 1024 * 1024;
const startNew = async (page: Page) => {
  await openMocked(page, 'slider', { slides: [madeUpSlide(1)] });
  await takeUploads(page);
  await page.getByRole('button', { name: 'Aggiungi slide' }).click();
};

test('a new slide needs a picture: the button rests, the form says why, Enter too', async ({ page }) => {
  await startNew(page);
  await expect(create(page)).toBeDisabled();
  await expect(create(page)).toHaveAccessibleDescription("L'immagine è obbligatoria per le nuove slide");
  await page.getByLabel('Titolo', { exact: true }).fill('Senza foto');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Immagine obbligatoria')).toContainText(
    "Devi caricare un'immagine per creare una nuova slide",
  );
  await expect(picker(page)).toBeFocused();
  await picker(page).setInputFiles(await smallJpeg('foto.jpg'));
  await expect(create(page)).toBeEnabled();
  await expect(page.getByText("L'immagine è obbligatoria")).toHaveCount(0);
  await page.getByRole('button', { name: 'Rimuovi l’immagine' }).click();
  await expect(create(page)).toBeDisabled();
});

test('a new slide at the end of the list is in view once it is saved', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startNew(page);
  const slides = [1, 2, 3, 4].map((number) => madeUpSlide(number));
  await page.route('**/api/slides', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 201, json: slides[3] })
      : route.fulfill({ json: slides }),
  );
  await picker(page).setInputFiles(await smallJpeg('foto.jpg'));
  await create(page).click();
  const edit = page.getByRole('button', { name: 'Modifica Slide 4' });
  await expect(edit).toBeFocused();
  await expect(edit).toBeInViewport({ ratio: 1 });
});

test('a picture that is too large or none is not taken', async ({ page }) => {
  await startNew(page);
  await picker(page).setInputFiles(blank('enorme.jpg', 'image/jpeg', 5 * MB + 1));
  await expect(toast(page, 'File troppo grande')).toContainText('Il file è più grande di 5MB');
  await expect(page.getByText('enorme.jpg: Il file è più grande di 5MB')).toBeVisible();
  await picker(page).setInputFiles(blank('appunti.txt', 'text/plain', 10));
  await expect(toast(page, 'Tipo di file non valido')).toBeVisible();
  await expect(create(page)).toBeDisabled();
});

test('the upload shows its progress, saving waits for it, and the button rests while the slide is saved', async ({
  page,
}) => {
  await startNew(page);
  const arrive = await hold(page, '**/store');
  await page.route('**/api/slides', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 201, json: madeUpSlide(2) }) : route.fallback(),
  );
  const answer = await hold(page, '**/api/slides');
  await picker(page).setInputFiles(await smallJpeg('foto.jpg'));
  await expect(page.getByRole('progressbar', { name: 'Caricamento di foto.jpg' })).toBeVisible();
  await create(page).click();
  await expect(page.getByRole('button', { name: 'In attesa di 1 file...' })).toBeDisabled();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/slides'));
  arrive();
  await expect(page.getByRole('button', { name: 'Salvataggio...' })).toBeDisabled();
  expect((await sent).headers()['idempotency-key']).toBeTruthy();
  answer();
  await expect(toast(page, 'Slide creata!')).toBeVisible();
});

test('an order that is no number becomes 0, one that is too large is refused beside its field', async ({ page }) => {
  await startEdit(page);
  const order = page.getByLabel('Ordine');
  await order.fill('prima');
  await page.keyboard.press('Tab');
  await expect(order).toHaveValue('0');
  // The error takes room as the field is left, and the button must not slip away from under the press.
  await order.fill('10000');
  await save(page).click({ delay: 100 });
  await expect(order).toHaveAccessibleDescription(/Al massimo 9999/);
  await expect(order).toBeFocused();
});

for (const how of [500, 'offline'] as const) {
  test(`a save that fails (${how}) keeps what was typed`, async ({ page }) => {
    await startEdit(page);
    await fail(page, 'PUT', '**/api/slides/*', how);
    await page.getByLabel('Titolo', { exact: true }).fill('Nuovo titolo');
    await save(page).click();
    await expect(toast(page, "Errore nell'aggiornamento")).toContainText('Impossibile aggiornare la slide. Riprova');
    await expect(page.getByRole('tabpanel').getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Titolo', { exact: true })).toHaveValue('Nuovo titolo');
    await expect(save(page)).toBeEnabled();
  });
}

test('a creation that fails says so in its own words', async ({ page }) => {
  await startNew(page);
  await picker(page).setInputFiles(await smallJpeg('foto.jpg'));
  await fail(page, 'POST', '**/api/slides', 500);
  await create(page).click();
  await expect(toast(page, 'Errore nella creazione')).toContainText('Impossibile creare la slide. Riprova');
  await expect(create(page)).toBeEnabled();
});

test('an unsaved form is left only after a question, an untouched one without', async ({ page }) => {
  const questions = answerQuestions(page, false);
  await startEdit(page);
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByRole('button', { name: 'Modifica Slide 1' })).toBeFocused();
  await page.getByRole('button', { name: 'Modifica Slide 1' }).click();
  await page.getByLabel('Attiva').uncheck();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await page.getByRole('tab', { name: 'Messaggi' }).click();
  expect(questions).toHaveLength(2);
  await expect(page.getByLabel('Attiva')).not.toBeChecked();
});

test('a new slide goes to the end with one tap', async ({ page }) => {
  await openMocked(page, 'slider', { slides: [madeUpSlide(1), madeUpSlide(7)] });
  await page.getByRole('button', { name: 'Aggiungi slide' }).click();
  await page.getByRole('button', { name: 'In fondo' }).click();
  await expect(page.getByLabel('Ordine')).toHaveValue('8');
});

test('the focal point is set by a tap or by keys, shown in both cuts and saved', async ({ page }) => {
  await startEdit(page);
  const [horizontal, vertical] = [page.getByLabel('Posizione orizzontale'), page.getByLabel('Posizione verticale')];
  await expect(horizontal).toHaveValue('70');
  const preview = page.getByAltText('Anteprima dell’immagine');
  const { width = 0, height = 0 } = (await preview.boundingBox()) ?? {};
  await preview.click({ position: { x: width * 0.25, y: height * 0.5 } });
  await expect(horizontal).toHaveValue('25');
  await vertical.focus();
  await page.keyboard.press('ArrowRight');
  await expect(vertical).toHaveValue('51');
  for (const name of ['Telefono', 'Computer']) await expect(page.getByRole('figure', { name })).toBeVisible();
  const saved = page.waitForRequest((request) => request.method() === 'PUT');
  await page.route('**/api/slides/*', (route) => route.fulfill({ json: madeUpSlide(1) }));
  await save(page).click();
  expect((await saved).postData()).toContain('"focalPoint":{"x":0.25,"y":0.51}');
});
