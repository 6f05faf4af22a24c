import { expect, test } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { accepted, answerMessages, fillIn, formOf, keyOf } from './support/contact-form.ts';

const outcomes = {
  it: {
    thanks: 'Grazie per averci scritto',
    failed: "Errore nell'invio",
    text: 'Si è verificato un errore. Riprova più tardi.',
  },
  en: {
    thanks: 'Thank you for writing to us',
    failed: 'Error sending',
    text: 'An error occurred. Please try again later.',
  },
};
const sentTitle = { it: 'Messaggio inviato!', en: 'Message sent!' };
const waits = { it: 'Riprova tra 42 minuti.', en: 'Please try again in 42 minutes.' };

for (const language of ['it', 'en'] as const) {
  test(`a message is sent, the form is cleared and a toast says thanks (${language})`, async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const sent: { body: unknown; key: string | undefined }[] = [];
    await page.route('**/api/contact', async (route) => {
      sent.push({ body: route.request().postDataJSON(), key: keyOf(route.request()) });
      await held;
      await route.fulfill({ status: accepted.status, json: accepted.body });
    });
    const form = formOf(page, language);
    await form.open();
    await expect(form.submit).toHaveText(form.words.send);
    await fillIn(page, language);
    await form.submit.dblclick();
    await expect(form.submit).toHaveText(form.words.sending);
    await expect(form.submit).toBeDisabled();
    await expect(form.message).not.toBeEditable();
    answer();
    await expect(form.toast).toContainText(sentTitle[language]);
    await expect(form.toast).toContainText(outcomes[language].thanks);
    await expectAccessible(page);
    await expect(form.submit).toBeFocused();
    for (const field of [form.firstName, form.email, form.subject, form.message]) await expect(field).toHaveValue('');
    await expect(form.consent).not.toBeChecked();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent[0]?.body).toEqual({
      firstName: 'Ada',
      lastName: 'Bonetti',
      email: 'ada@example.com',
      phone: null,
      subject: 'Consulenza Tecnica',
      message: 'Il mio .21 non tiene il minimo.',
      website: '',
      consent: true,
      privacyVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  test(`a failure says so and keeps what was typed (${language})`, async ({ page }) => {
    await answerMessages(page, { status: 500, body: { code: 'internal', message: 'Errore interno' } });
    const form = formOf(page, language);
    await form.open();
    await fillIn(page, language);
    await form.submit.click();
    await expect(form.toast).toContainText(outcomes[language].failed);
    await expect(form.toast).toContainText(outcomes[language].text);
    await expect(page.getByRole('form')).toContainText(outcomes[language].text);
    await expectAccessible(page);
    await expect(form.message).toHaveValue('Il mio .21 non tiene il minimo.');
    await expect(form.consent).toBeChecked();
  });

  test(`too many messages are told how long to wait (${language})`, async ({ page }) => {
    const body = { code: 'too_many_requests', message: 'Troppi tentativi: riprova più tardi' };
    await answerMessages(page, { status: 429, body, headers: { 'Retry-After': '2471' } });
    const form = formOf(page, language);
    await form.open();
    await fillIn(page, language);
    await form.submit.click();
    await expect(form.toast).toContainText(waits[language]);
    await expect(page.getByRole('form')).toContainText(waits[language]);
    await expect(form.email).toHaveValue('ada@example.com');
  });
}

test('a second attempt is the same message for the server, and a changed one is another', async ({ page }) => {
  const broken = { status: 503, body: { code: 'unavailable', message: 'Servizio non disponibile' } };
  const requests = await answerMessages(page, broken, broken, accepted, accepted);
  const form = formOf(page, 'it');
  await form.open();
  await fillIn(page, 'it');
  const attempt = async (count: number) => {
    await form.submit.click();
    await expect(() => expect(requests).toHaveLength(count)).toPass();
    await expect(form.submit).toHaveText(form.words.send);
  };
  await attempt(1);
  await attempt(2);
  expect(keyOf(requests[1])).toBe(keyOf(requests[0]));
  await form.message.fill('Il mio .21 non tiene il minimo, a caldo.');
  await attempt(3);
  expect(keyOf(requests[2])).not.toBe(keyOf(requests[1]));
  await expect(form.message).toHaveValue('');
  await fillIn(page, 'it');
  await form.message.fill('Il mio .21 non tiene il minimo, a caldo.');
  await attempt(4);
  expect(keyOf(requests[3])).not.toBe(keyOf(requests[2]));
});

test('no answer at all is a failure like any other', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.abort());
  const form = formOf(page, 'it');
  await form.open();
  await fillIn(page, 'it');
  await form.submit.click();
  await expect(form.toast).toContainText("Errore nell'invio");
  await expect(form.firstName).toHaveValue('Ada');
});

test('what only the server refuses stands beside its field, and the first one has the focus', async ({ page }) => {
  const issues = [
    { path: 'message', code: 'characters', message: 'Contiene caratteri non ammessi' },
    { path: 'email', code: 'email', message: 'Indirizzo e-mail non valido' },
  ];
  await answerMessages(page, {
    status: 422,
    body: { code: 'invalid_input', message: 'Alcuni campi non sono validi', issues },
  });
  const form = formOf(page, 'it');
  await form.open();
  await fillIn(page, 'it');
  await form.submit.click();
  await expect(form.email).toBeFocused();
  await expect(form.email).toHaveAccessibleDescription(/^Controlla l’indirizzo/);
  await expect(form.message).toHaveAccessibleDescription(/caratteri che non possiamo accettare/);
  await expect(form.toast).toContainText('Alcuni campi vanno corretti');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(formOf(page, 'en').email).toHaveAccessibleDescription(/^Check the address/);
});

test('the server takes a message, and the administrator finds it', async ({ page, request, baseURL }) => {
  const { ADMIN_USERNAME = 'admin', ADMIN_PASSWORD = '' } = process.env;
  const message = `Prova ${Date.now()}`;
  const form = formOf(page, 'en');
  await form.open();
  await fillIn(page, 'en');
  await form.phone.fill('030 1234567');
  await form.message.fill(message);
  await form.submit.click();
  await expect(form.toast).toContainText('Message sent!');
  const headers = { 'Sec-Fetch-Site': 'same-origin', Origin: baseURL ?? '' };
  const login = await request.post('/api/login', {
    headers,
    data: { username: ADMIN_USERNAME, password: ADMIN_PASSWORD },
  });
  const cookie = login.headers()['set-cookie']?.split(';')[0] ?? '';
  const inbox: unknown = await (await request.get('/api/admin/contacts', { headers: { Cookie: cookie } })).json();
  expect(inbox).toContainEqual(
    expect.objectContaining({ message, subject: 'Consulenza Tecnica', phone: '030 1234567', lastName: 'Bonetti' }),
  );
});
