import { expectAccessible } from './checks.ts';
import { accepted, fillContactForm, formOf, keyOf, mockContactApi } from './support/contact-form.ts';
import { hold, holdScripts, jsonOf } from './support/network.ts';
import { expect, settled, test } from './support/test.ts';

test('a message is sent, the form is cleared and a toast confirms it', async ({ page }) => {
  const sent = await mockContactApi(page, accepted);
  const answer = await hold(page, '**/api/contact');
  const form = formOf(page, 'it');
  await form.open();
  await expect(form.submit).toHaveText(form.words.send);
  await fillContactForm(page, 'it');
  await form.submit.dblclick();
  await expect(form.submit).toHaveText(form.words.sending);
  await expect(form.submit).toBeDisabled();
  await expect(form.message).not.toBeEditable();
  answer();
  await expect(form.toast).toContainText('Messaggio inviato!');
  await expect(form.toast).toContainText('Grazie per averci scritto');
  await expectAccessible(page);
  const receipt = page.getByRole('region', { name: 'Che cosa ci hai scritto' });
  await expect(receipt).toBeFocused();
  await expect(receipt).toContainText('Ti rispondiamo a ada@example.com.');
  await expect(receipt).toContainText('Consulenza Tecnica');
  await expect(receipt).toContainText('Il mio .21 non tiene il minimo.');
  await expect(receipt.getByRole('link', { name: 'Vai al catalogo' })).toBeVisible();
  for (const field of [form.firstName, form.email, form.subject, form.message]) await expect(field).toHaveValue('');
  await expect(form.consent).not.toBeChecked();
  expect(sent).toHaveLength(1);
  expect(keyOf(sent[0])).toMatch(/^[\d-]{30,}$/);
  expect(sent[0] && jsonOf(sent[0])).toEqual({
    firstName: 'Ada',
    lastName: 'Bonetti',
    email: 'ada@example.com',
    phone: null,
    subject: 'Consulenza Tecnica',
    message: 'Il mio .21 non tiene il minimo.',
    website: '',
    consent: true,
    privacyVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    language: 'it',
  });
});

test('a question shows its product above the form, moves nothing, and ends with the way back', async ({ page }) => {
  await mockContactApi(page, accepted);
  const letScripts = await holdScripts(page);
  const form = formOf(page, 'en');
  await page.goto('/en/contact?prodotto=saetta-21-on-road', { waitUntil: 'commit' });
  const top = async () => (await form.firstName.boundingBox())?.y ?? 0;
  const before = await top();
  letScripts();
  const product = page.getByRole('link', { name: 'Your question is about Saetta .21 On-Road RP-M21-P01' });
  await expect(product).toBeInViewport();
  await expect(product.locator('img')).toBeVisible();
  await expect(form.message).toHaveValue(/RP-M21-P01/);
  await expect.poll(async () => (await product.boundingBox())?.y).toBeLessThan(before);
  // To half a pixel: layout is rounded to sixtieths of one.
  expect(await settled(top)).toBeCloseTo(before, 0);
  await fillContactForm(page, 'en');
  await form.submit.click();
  await expect(form.toast).toContainText('Message sent!');
  await page.getByRole('link', { name: /^Back to the product/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saetta .21 On-Road');
});

test('a failure says so, keeps what was typed, and the next attempt sends the same message', async ({ page }) => {
  const tooMany = { status: 429, headers: { 'retry-after': '1800' } };
  const trapped = { status: 422, body: { issues: [{ path: 'website', code: 'email', message: 'x' }] } };
  const broken = { status: 500, body: { code: 'internal', message: 'Errore interno' } };
  const requests = await mockContactApi(page, broken, tooMany, trapped, accepted);
  const form = formOf(page, 'it');
  await form.open();
  await fillContactForm(page, 'it');
  await form.submit.click();
  await expect(form.toast).toContainText("Errore nell'invio");
  await expect(form.toast).toContainText('Si è verificato un errore. Riprova più tardi.');
  await expect(page.getByRole('form')).toContainText('Si è verificato un errore. Riprova più tardi.');
  await expectAccessible(page);
  await expect(form.message).toHaveValue('Il mio .21 non tiene il minimo.');
  await expect(form.consent).toBeChecked();
  await form.submit.click();
  await expect(page.getByRole('form')).toContainText('tra 30 minuti');
  await form.submit.click();
  await expect(page.getByRole('form')).toContainText('Si è verificato un errore. Riprova più tardi.');
  await form.submit.click();
  await expect(form.message).toHaveValue('');
  const keys = requests.map(keyOf);
  expect(keys).toEqual(Array(4).fill(keys[0]));
  expect(keys[0]).toBeTruthy();
});

test('a message whose answer was lost is the same one for the server after a reload', async ({ page }) => {
  const requests = await mockContactApi(page, { status: 503, body: {} }, accepted);
  const form = formOf(page, 'it');
  await form.open();
  await fillContactForm(page, 'it');
  await form.submit.click();
  await expect(form.toast).toContainText("Errore nell'invio");
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(form.message).toHaveValue('Il mio .21 non tiene il minimo.');
  await form.consent.check();
  await form.submit.click();
  await expect(form.message).toHaveValue('');
  const [lost, retry] = requests.map(keyOf);
  expect(retry).toBeTruthy();
  expect(retry).toBe(lost);
});

test('an error of the server is shown at its field, and the first one has the focus', async ({ page }) => {
  const issues = [
    { path: 'message', code: 'characters', message: 'Contiene caratteri non ammessi' },
    { path: 'email', code: 'email', message: 'Indirizzo e-mail non valido' },
  ];
  const body = { code: 'invalid_input', message: 'Alcuni campi non sono validi', issues };
  await mockContactApi(page, { status: 422, body });
  const form = formOf(page, 'it');
  await form.open();
  await fillContactForm(page, 'it');
  await form.submit.click();
  await expect(form.email).toBeFocused();
  await expect(form.email).toHaveAccessibleDescription(/^Controlla l’indirizzo/);
  await expect(form.message).toHaveAccessibleDescription(/caratteri che non possiamo accettare/);
  await expect(form.toast).toContainText('Alcuni campi vanno corretti');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(formOf(page, 'en').email).toHaveAccessibleDescription(/^Check the address/);
});
