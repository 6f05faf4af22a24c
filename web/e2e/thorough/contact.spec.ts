import { expect, test } from '@playwright/test';
import { checkPage } from '../checks.ts';
import { formOf } from '../support/contact-form.ts';

for (const language of ['it', 'en'] as const) {
  test(`the page has no fault that axe, the console or a narrow screen can show (${language})`, async ({ page }) => {
    const form = formOf(page, language);
    await checkPage(page, form.words.address, () => form.submit.waitFor());
    await expect(page.getByRole('main')).toContainText('Via dell’Officina 23');
    await expect(page.getByRole('main').getByRole('link', { name: 'info@rombopower.example' })).toHaveAttribute(
      'href',
      'mailto:info@rombopower.example',
    );
    await expect(page.getByRole('main')).toContainText('01234567890');
    await expect(page.getByRole('main')).toContainText('24');
  });
}

test('errors and what was typed follow a change of language, and a look at the privacy policy', async ({ page }) => {
  const form = formOf(page, 'it');
  await form.open();
  await form.firstName.fill('Ada');
  await form.subject.selectOption('Collaborazioni');
  await form.submit.click();
  await expect(form.lastName).toHaveAccessibleDescription('Scrivi il tuo cognome.');
  await page.getByRole('link', { name: 'English' }).click();
  const english = formOf(page, 'en');
  await expect(english.lastName).toHaveAccessibleDescription('Enter your last name.');
  await expect(english.firstName).toHaveValue('Ada');
  await expect(english.subject.locator('option:checked')).toHaveText('Collaborations');
  await page.getByRole('form').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/\/en\/privacy$/);
  await page.goBack();
  await expect(english.firstName).toHaveValue('Ada');
  await expect(english.subject).toHaveValue('Collaborazioni');
});

test('the subjects are the five of the contract, translated for those who read English', async ({ page }) => {
  await page.goto('/en/contact');
  const { subject } = formOf(page, 'en');
  await expect(subject.locator('option:not([value=""])')).toHaveText([
    'Product information',
    'Technical consultation',
    'After-sales support',
    'Collaborations',
    'Other',
  ]);
  const values = await subject
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
  expect(values).toEqual([
    '',
    'Informazioni Prodotti',
    'Consulenza Tecnica',
    'Assistenza Post-Vendita',
    'Collaborazioni',
    'Altro',
  ]);
});

test('whoever leaves the site with something typed is asked first', async ({ page }) => {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    return dialog.accept();
  });
  const form = formOf(page, 'it');
  await form.open();
  await form.firstName.click();
  await page.reload();
  expect(questions).toEqual([]);
  await expect(form.submit).toBeEnabled();
  await form.firstName.click();
  await page.keyboard.type('Ada');
  await page.reload();
  expect(questions).toEqual(['beforeunload']);
});

test('the form that the server drew is the one that comes alive', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('main form')?.setAttribute('data-drawn', ''),
    );
  });
  await page.goto('/contatti', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Invia il messaggio' }).click();
  await expect(page.getByText('Scrivi il tuo nome.')).toBeVisible();
  await expect(page.locator('form[data-drawn]')).toBeVisible();
});

test('where the form does not come, the address does', async ({ page }) => {
  await page.route(/\/contact-form[^/]*\.js$/, (route) => route.abort());
  await page.goto('/contatti');
  await expect(page.getByRole('alert')).toContainText('Il modulo non si è caricato');
  await expect(page.getByRole('alert')).toContainText('info@rombopower.example');
});
