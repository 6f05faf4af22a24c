import { expect, test } from '@playwright/test';
import { expectAccessible } from '../checks.ts';
import { accepted, answerMessages, fillIn, formOf } from '../support/contact-form.ts';

const missing = {
  it: {
    firstName: 'Scrivi il tuo nome.',
    lastName: 'Scrivi il tuo cognome.',
    email: 'Scrivi il tuo indirizzo e-mail: ci serve per risponderti.',
    subject: 'Scegli un argomento.',
    message: /Scrivi il messaggio\.$/,
    consent: 'Per inviare il messaggio spunta questa casella.',
  },
  en: {
    firstName: 'Enter your first name.',
    lastName: 'Enter your last name.',
    email: 'Enter your e-mail address: we need it to answer you.',
    subject: 'Choose a subject.',
    message: /Write your message\.$/,
    consent: 'Tick this box to send the message.',
  },
};
const names = ['firstName', 'lastName', 'email', 'subject', 'message', 'consent'] as const;
const wrong = {
  it: {
    email: 'Controlla l’indirizzo: qualcosa non torna. Un esempio valido è nome@esempio.it.',
    long: 'Al massimo 80 caratteri.',
    longMessage: /Al massimo 5\.000 caratteri\.$/,
    characters: 'Ci sono caratteri che non possiamo accettare: cancellali e riscrivi a mano.',
  },
  en: {
    email: 'Check the address: something is not right. A valid one looks like name@example.com.',
    long: 'At most 80 characters.',
    longMessage: /At most 5,000 characters\.$/,
    characters: 'There are characters that we cannot accept: delete them and type them again.',
  },
};

for (const language of ['it', 'en'] as const) {
  test(`what is missing is said beside each field, and nothing is sent (${language})`, async ({ page }) => {
    const requests = await answerMessages(page, accepted);
    const form = formOf(page, language);
    await form.open();
    await form.submit.click();
    await expect(form.firstName).toBeFocused();
    for (const name of names) {
      await expect(form[name]).toHaveAccessibleDescription(missing[language][name]);
      await expect(form[name]).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(form.phone).not.toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    expect(requests).toHaveLength(0);
    await form.firstName.fill('Ada');
    await expect(form.firstName).toHaveAccessibleDescription('');
  });

  test(`what is wrong is said beside its field (${language})`, async ({ page }) => {
    const form = formOf(page, language);
    const texts = wrong[language];
    await form.open();
    await fillIn(page, language);
    await form.firstName.fill('a'.repeat(81));
    await form.lastName.fill('Bo\tnetti');
    await form.email.fill('ada@example');
    await form.phone.fill('0'.repeat(41));
    await form.message.fill('m'.repeat(5001));
    await form.submit.click();
    await expect(form.firstName).toHaveAccessibleDescription(texts.long);
    await expect(form.lastName).toHaveAccessibleDescription(texts.characters);
    await expect(form.email).toHaveAccessibleDescription(texts.email);
    await expect(form.phone).toHaveAccessibleDescription(/40/);
    await expect(form.message).toHaveAccessibleDescription(texts.longMessage);
    await expect(form.email).toHaveAttribute('type', 'email');
  });
}

test('the form is filled in and sent with the keyboard alone, which never meets the trap', async ({ page }) => {
  const requests = await answerMessages(page, accepted);
  const form = formOf(page, 'it');
  await form.open();
  await expect(form.firstName).toBeEditable();
  await form.firstName.focus();
  for (const text of ['Ada', 'Bonetti', 'ada@example.com', '030 1234567']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(form.subject).toBeFocused();
  await page.keyboard.type('Altro');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ciao');
  await page.keyboard.press('Tab');
  await expect(form.consent).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('form').getByRole('link', { name: 'Privacy Policy' })).toBeFocused();
  // The form can be filled in before its script comes, and sent from then on.
  await expect(form.submit).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(form.submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.toast).toContainText('Messaggio inviato!');
  expect(requests[0]?.postDataJSON()).toMatchObject({ phone: '030 1234567', subject: 'Altro', website: '' });
});

test('the trap is hidden from people and assistive technology, and what a robot writes into it is sent along', async ({
  page,
}) => {
  const requests = await answerMessages(page, accepted);
  const form = formOf(page, 'it');
  await form.open();
  await fillIn(page, 'it');
  const trap = page.locator('input[name=website]');
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveCount(0);
  expect(await trap.evaluate((input) => input.closest('[inert][aria-hidden=true]') !== null)).toBe(true);
  const box = await trap.evaluate((input) => input.closest('[inert]')?.getBoundingClientRect());
  expect(box).toMatchObject({ width: 1, height: 1 });
  await trap.evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'https://spam.example');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await form.submit.click();
  await expect(form.toast).toContainText('Messaggio inviato!');
  expect(requests[0]?.postDataJSON()).toMatchObject({ website: 'https://spam.example' });
});
