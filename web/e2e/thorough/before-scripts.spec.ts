import { expect, type Page, test } from '@playwright/test';
import { watch } from '../checks.ts';
import { accepted, answerMessages, formOf } from '../support/contact-form.ts';
import { holdScripts } from '../support/scripts.ts';

const PHONE = { width: 390, height: 844 };
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

test('words typed into a search before the scripts come narrow the dealers, and search the catalogue', async ({
  page,
}) => {
  const type = async (address: string, label: string) => {
    const letScripts = await holdScripts(page);
    await open(page, address);
    await page.getByRole('main').getByLabel(label).fill('goteborg');
    letScripts();
    await isHydrated(page);
  };
  await type('/rivenditori', 'Cerca per città o nome');
  await expect(page.getByRole('main').locator('article')).toHaveCount(1);
  await type('/prodotti', 'Cerca nel catalogo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=goteborg/);
});
