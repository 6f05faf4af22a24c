import { expect, type Page, test } from '@playwright/test';
import { watch } from '../checks.ts';
import { accepted, answerMessages, formOf } from '../support/contact-form.ts';

const PHONE = { width: 390, height: 844 };
const PRODUCT = '/prodotti/tuono-21-buggy-corsa';

/** Holds the site's scripts back until they are let through. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.fallback();
  });
  return held.resolve;
}

const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });
const isHydrated = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')));

test('the menu opens before the scripts come, stays open as they do, and closes as ever', async ({ page }) => {
  const faults = watch(page);
  await page.setViewportSize(PHONE);
  const letScripts = await holdScripts(page);
  await open(page, '/prodotti');
  const button = page.getByRole('button', { name: 'Apri il menu' });
  const menu = page.getByRole('dialog', { name: 'Navigazione principale' });
  await button.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await button.click();
  letScripts();
  await isHydrated(page);
  await expect(menu.getByRole('link', { name: 'Prodotti' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await expect(menu.getByRole('button', { name: 'Chiudi il menu' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(menu).toHaveCount(0);
  await button.click();
  await page.mouse.click(380, 500);
  await expect(menu).toHaveCount(0);
  await button.click();
  await menu.getByRole('link', { name: 'Azienda' }).click();
  await expect(page).toHaveURL(/\/azienda$/);
  await expect(menu).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('what is typed before the scripts come is there when they do, and is what is sent', async ({ page }) => {
  const requests = await answerMessages(page, accepted);
  const letScripts = await holdScripts(page);
  await open(page, '/contatti');
  const form = formOf(page, 'it');
  await expect(form.subject).toHaveValue('');
  await form.firstName.fill('Ada');
  await form.lastName.fill('Bonetti');
  await form.email.fill('ada@example.com');
  await form.subject.selectOption('Altro');
  await form.message.fill('Il mio .21 non tiene il minimo.');
  await form.consent.check();
  await form.message.press('End');
  letScripts();
  await expect(form.submit).toBeEnabled();
  await expect(form.message).toBeFocused();
  await page.keyboard.type(' A caldo.');
  await form.submit.click();
  await expect(form.toast).toContainText('Messaggio inviato!');
  expect(requests[0]?.postDataJSON()).toMatchObject({
    firstName: 'Ada',
    lastName: 'Bonetti',
    email: 'ada@example.com',
    subject: 'Altro',
    message: 'Il mio .21 non tiene il minimo. A caldo.',
  });
});

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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('the menu opens, leads on and closes', async ({ page }) => {
    await page.goto('/en');
    const button = page.getByRole('button', { name: 'Open the menu' });
    const menu = page.getByRole('dialog', { name: 'Main navigation' });
    await button.click();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await menu.getByRole('button', { name: 'Close the menu' }).click();
    await expect(menu).toHaveCount(0);
    await button.click();
    await menu.getByRole('link', { name: 'Products' }).click();
    await expect(page).toHaveURL(/\/en\/products$/);
    await page.getByRole('link', { name: /^Tuned pipes/ }).click();
    await expect(page).toHaveURL(/\/en\/products\?category=marmitte$/);
  });

  test('a product shows each picture, and no button does nothing', async ({ page, request }) => {
    for (const address of ['/', '/prodotti', PRODUCT]) {
      await page.goto(address);
      // A form that is sent to an address works without scripts.
      const idle = page.getByRole('main').locator('button:not(:has(img), form[action] [type=submit]):visible');
      await expect(idle, address).toHaveCount(0);
    }
    const second = await page.getByRole('link', { name: 'Foto 2 di' }).getAttribute('href');
    expect((await request.get(second ?? '')).headers()['content-type']).toMatch(/^image\//);
  });

  test('the catalogue is searched by words and by engine', async ({ page }) => {
    await page.goto('/prodotti');
    await page.getByRole('combobox', { name: 'Cerca nel catalogo' }).fill('r21a02');
    await page.getByRole('button', { name: 'Cerca' }).click();
    await expect(page).toHaveURL(/\/prodotti\?q=r21a02$/);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByLabel('Che motore hai?').selectOption('Bora .21 GT');
    await page.getByRole('button', { name: 'Mostra i ricambi' }).click();
    await expect(page).toHaveURL(/\/prodotti\?fits=bora-21-gt$/);
    await expect(page.getByText('Ricambi e accessori per Bora .21 GT')).toBeVisible();
  });
});

for (const [address, words] of [
  ['/contatti', 'Il modulo non può partire'],
  ['/en/contact', 'The form cannot be sent'],
] as const) {
  // Playwright's Chromium runs no scripts where it is told so, and draws no <noscript> all the same.
  test(`${address} says where scripts are off that the form cannot be sent, and how to write instead`, async ({
    request,
  }) => {
    const html = await (await request.get(address)).text();
    const [, said = ''] = /<form.*?<noscript>(.*?)<\/noscript>.*?<\/form>/s.exec(html) ?? [];
    expect(said).toContain(words);
    expect(said).toContain('<a href="mailto:info@rombopower.example">info@rombopower.example</a>');
  });
}
