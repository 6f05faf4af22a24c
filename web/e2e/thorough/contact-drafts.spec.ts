import { expect, test } from '@playwright/test';
import { accepted, answerMessages, formOf } from '../support/contact-form.ts';
import { holdScripts } from '../support/scripts.ts';

const PRODUCT = '/prodotti/tuono-21-buggy-corsa';

test('a draft survives a reload, what was typed since goes before it, and nothing is left once it is sent', async ({
  page,
}) => {
  await answerMessages(page, accepted);
  page.on('dialog', (dialog) => dialog.accept());
  const form = formOf(page, 'it');
  await form.open();
  // Nothing stores what is typed before the page is hydrated.
  await expect(form.submit).toBeEnabled();
  await form.firstName.fill('Ada');
  await form.message.fill('Il mio .21 non tiene il minimo.');
  await form.consent.check();
  const letScripts = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await form.firstName.fill('Bianca');
  letScripts();
  await expect(form.message).toHaveValue('Il mio .21 non tiene il minimo.');
  await expect(form.firstName).toHaveValue('Bianca');
  await expect(form.consent).not.toBeChecked();
  await form.lastName.fill('Bonetti');
  await form.email.fill('ada@example.com');
  await form.subject.selectOption('Altro');
  await form.consent.check();
  await form.submit.click();
  await expect(form.toast).toContainText('Messaggio inviato!');
  expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull();
  await page.reload();
  await expect(form.submit).toBeEnabled();
  await expect(form.message).toHaveValue('');
});

test('a question keeps its product over a refusal, a reload and a change of language, and is asked once', async ({
  page,
}) => {
  const requests = await answerMessages(page, accepted);
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(PRODUCT);
  await page.getByRole('link', { name: 'Chiedi informazioni' }).click();
  const form = formOf(page, 'it');
  await expect(form.message).toHaveValue(/^Vorrei informazioni su: Tuono \.21 Buggy Corsa/);
  await form.message.press('ControlOrMeta+End');
  await page.keyboard.type('Quanto pesa?');
  await form.submit.click();
  await expect(form.email).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(form.submit).toBeEnabled();
  await expect(form.message).toHaveValue(/^Vorrei informazioni su: Tuono \.21 Buggy Corsa.*\n\nQuanto pesa\?$/s);
  await page.getByRole('link', { name: 'English' }).click();
  const english = formOf(page, 'en');
  const asked = /^I would like to know more about: Tuono \.21 Buggy Corsa[^\n]*\n\nQuanto pesa\?$/;
  await expect(english.message).toHaveValue(asked);
  await page.reload();
  await expect(english.submit).toBeEnabled();
  await expect(english.message).toHaveValue(asked);
  await english.firstName.fill('Ada');
  await english.lastName.fill('Bonetti');
  await english.email.fill('ada@example.com');
  await english.consent.check();
  await english.submit.click();
  await expect(english.toast).toContainText('Message sent!');
  expect(requests[0]?.postDataJSON().message).toMatch(asked);
  await expect(page).toHaveURL(/\/en\/contact$/);
});
