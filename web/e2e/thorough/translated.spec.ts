import { pages } from '@rombo/shared/contract/pages';
import { localized } from '@rombo/shared/words/languages';
import { collectFaults } from '../checks.ts';
import { accepted, fillContactForm, formOf, mockContactApi } from '../support/contact-form.ts';
import { holdScripts, openHydrated, waitForHydration } from '../support/network.ts';
import { expect, type Page, test } from '../support/test.ts';

const ENGINE = '/prodotti/tuono-21-buggy-corsa';
const paths = Object.values<string>(pages).filter((one) => !one.includes('{') && !['/admin', '/login'].includes(one));
/** Both languages share their markup, and each test changes the language: half of the pages start in each. */
const more = [ENGINE, '/news/2024', '/news/tuono-corsa-tre-luci-rifinite-a-mano', '/guide/il-rodaggio-del-21-e-del-12'];
const addresses = [...paths, ...more].map((path, at) => (at % 2 ? localized('en', path) : path));

/** Replaces every text of the page, now and after each change, as Google Translate does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const replaceTexts = (root: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (!node.parentElement?.closest('font, script, style, textarea') && node.nodeValue?.trim())
          texts.push(node as Text);
      for (const text of texts) {
        const outer = document.createElement('font');
        outer.append(Object.assign(document.createElement('font'), { textContent: text.data }));
        text.replaceWith(outer);
      }
    };
    new MutationObserver(() => replaceTexts(document.body)).observe(document.body, { childList: true, subtree: true });
    replaceTexts(document.body);
  });

async function translateBeforeHydration(page: Page, address: string): Promise<void> {
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').last().waitFor();
  await translate(page);
  release();
  await waitForHydration(page);
}

/** Changes the language, which changes every text, and expects the heading once. The page of the closed site has no switcher. */
async function changeLanguage(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  if (page.url().endsWith(pages.maintenance)) return;
  const content = (await page.getByRole('main').textContent()) ?? '';
  const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en';
  const name = isEnglish ? 'Italiano' : 'English';
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', isEnglish ? 'it' : 'en');
  await expect(page.getByRole('main')).not.toHaveText(content);
  await expect(page.locator('h1')).toHaveCount(1);
}

for (const address of addresses)
  test(`${address} stays whole if it is translated before and after hydration`, async ({ page }) => {
    const faults = collectFaults(page);
    await translateBeforeHydration(page, address);
    await changeLanguage(page);
    expect(faults).toEqual([]);
  });

test('a translated page has no stale text: engine, filters, search, comparison, gallery', async ({ page }) => {
  const faults = collectFaults(page);
  await openHydrated(page, ENGINE);
  await translate(page);
  const engine = page.getByRole('button', { name: 'Il mio motore' });
  for (const pressed of ['true', 'false', 'true']) {
    await engine.click();
    await expect(engine).toHaveAttribute('aria-pressed', pressed);
    await expect(engine).toHaveText('Il mio motore');
  }

  await openHydrated(page, '/prodotti');
  await translate(page);
  const count = page.getByRole('status').filter({ hasText: /^\d+ prodott/ });
  const cards = page.getByRole('main').getByRole('article');
  for (const name of ['Ricambi', 'Accessori', 'Motori Completi']) {
    await page.getByRole('link', { name: new RegExp(`^${name}\\s*\\d+$`) }).click();
    await expect.poll(async () => (await count.textContent()) === `${await cards.count()} prodotti`).toBe(true);
  }
  const compare = cards.getByRole('button', { name: 'Confronta' });
  const tray = page.getByRole('complementary', { name: 'Prodotti da confrontare' });
  await compare.nth(0).click();
  await expect(tray).toContainText('Scegline ancora uno');
  await compare.nth(1).click();
  await expect(tray).toContainText('2 prodotti da confrontare');
  await expect(tray).not.toContainText('Scegline ancora uno');
  await cards.getByRole('button', { name: 'Galleria' }).first().click();
  const position = page.getByRole('dialog').getByRole('status');
  await expect(position).toHaveText('Foto 1 di 5');
  // The dialog handles keys once it has the focus.
  await expect(page.getByRole('dialog').locator(':focus')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveText('Foto 2 di 5');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const field = page.getByRole('combobox', { name: 'Cerca nel catalogo' });
  const options = page.getByRole('listbox').getByRole('option');
  await field.fill('biella');
  await expect(options.first()).toContainText('Biella');
  await field.fill('candele');
  await expect(options.first()).toContainText('Candele');
  await expect(options.filter({ hasText: 'Biella' })).toHaveCount(0);
  await field.press('Enter');
  await expect(page.getByRole('main')).toContainText('candele');
  expect(faults).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a translated page has its menu and its contact form', async ({ page }) => {
    const faults = collectFaults(page);
    await mockContactApi(page, { status: 503 }, accepted);
    await openHydrated(page, '/azienda');
    await translate(page);
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Contatti' }).click();
    await expect(page).toHaveURL('/contatti');
    const form = formOf(page, 'it');
    await form.submit.click();
    await expect(form.firstName).toHaveAttribute('aria-invalid', 'true');
    await fillContactForm(page, 'it');
    await form.submit.click();
    await expect(form.toast).toContainText("Errore nell'invio");
    await expect(form.submit).toHaveText(form.words.send);
    await form.submit.click();
    await expect(form.toast.filter({ hasText: 'Messaggio inviato!' })).toBeVisible();
    await expect(form.submit).toHaveText(form.words.send);
    expect(faults.filter((fault) => !fault.includes('503'))).toEqual([]);
  });
});
