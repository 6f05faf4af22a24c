import { expect, type Page, test } from '@playwright/test';
import { markupFaults } from '../../../infra/test/markup.ts';
import { openPanel } from '../support/admin.ts';
import { italianIn } from '../support/italian-words.ts';

/** Everything that is said: what is seen, what names and describes things, what fields suggest. */
const saidOn = (page: Page) =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'placeholder', 'title', 'alt'].flatMap((name) =>
      [...document.querySelectorAll(`main [${name}]`)].map((element) => element.getAttribute(name)),
    );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: (string | null)[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.nodeValue);
    return [...texts, ...attributes].join('\n');
  });

/** Expects English and valid HTML; `data` is what the owner named in Italian. */
async function expectEnglish(page: Page, place: string, data: string[] = []) {
  expect(await markupFaults(await page.content()), place).toEqual([]);
  const found = italianIn(await saidOn(page)).filter((text) => !data.includes(text));
  expect(found, place).toEqual([]);
}

test.beforeEach(async ({ page }) => {
  await openPanel(page);
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add product' })).toBeVisible();
});

test('in English no tab, form or dialog of the panel says anything in Italian', async ({ page }) => {
  await expect(page.locator('article').first()).toBeVisible();
  await expectEnglish(page, 'products', ['Adatto a', 'del', 'dal']);
  await page.getByRole('button', { name: 'Add product' }).click();
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByText('This field is required').or(page.getByText('Enter a text')).first()).toBeVisible();
  await page.getByRole('button', { name: 'Add spec' }).click();
  await expectEnglish(page, 'an empty product');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('tab', { name: /Slider/ }).click();
  await page.getByRole('button', { name: 'Add slide' }).click();
  await expectEnglish(page, 'an empty slide');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Add slide' })).toBeVisible();
  await expectEnglish(page, 'slides', ['Marmitte', 'Ricambi', 'Accessori']);

  await page.getByRole('tab', { name: /Messages/ }).click();
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
  await expectEnglish(page, 'messages');

  await page.getByRole('tab', { name: /Settings/ }).click();
  await expect(page.getByText('This device')).toBeVisible();
  await expect(page.getByText('Signed in to the panel').first()).toBeVisible();
  await expectEnglish(page, 'settings');

  await page.getByRole('tab', { name: /Dealers/ }).click();
  await page.getByRole('button', { name: 'Add dealer' }).click();
  await page.getByRole('button', { name: 'Create dealer' }).click();
  await expectEnglish(page, 'an empty dealer');
});

test('in English the server is understood: refusals, confirmations, dialogs', async ({ page }) => {
  await page.getByRole('tab', { name: /Settings/ }).click();
  await page.getByLabel('Current password').fill('not the password');
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('At least 12 characters', { exact: true })).toBeVisible();
  await page.getByLabel('New password').fill('quite another long phrase');
  await page.route('**/api/password', (route) =>
    route.fulfill({
      status: 422,
      json: {
        code: 'invalid_input',
        message: 'Alcuni campi non sono validi',
        issues: [{ path: 'currentPassword', code: 'wrong_password', message: 'La password non è giusta' }],
      },
    }),
  );
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The password is wrong')).toBeVisible();
  await page.unroute('**/api/password');
  await page.route('**/api/password', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '60' },
      json: { code: 'too_many_requests', message: 'Troppi tentativi: riprova più tardi' },
    }),
  );
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Too many attempts: try again in 1 minute.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn verification on' }).click();
  await page.getByRole('button', { name: 'Sign out of all devices' }).click();
  await expect(page.getByRole('dialog')).toContainText('This one included');
  await expectEnglish(page, 'dialogs');
});

test('the language of the panel changes under a form that keeps what was typed', async ({ page }) => {
  await page.getByRole('button', { name: 'Add product' }).click();
  await page.getByLabel('Name', { exact: true }).fill('RP-99');
  await page.getByRole('link', { name: 'Italiano' }).click();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('RP-99');
  await expect(page.getByRole('button', { name: 'Crea prodotto' })).toBeVisible();
});
