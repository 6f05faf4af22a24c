import type { CompanyInput } from '@rombo/shared/collections/company-profile';
import { expectAccessible, expectAccessibleAtWidths } from './checks.ts';
import { openPanel, openTab, sameOrigin, toast } from './support/admin.ts';
import { handleDialogs, openMocked } from './support/panel.ts';
import { expect, type Page, test } from './support/test.ts';

const ADDRESS = '/api/admin/company';
const everyDay = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '08:30', to: '18:00' }];
const blank = { announcement: {}, hours: [], closed: [], social: [], answerDays: null };
const nothing = { ...blank, phone: '', whatsapp: '', email: '', visits: '' };

/** Saves as another administrator. */
async function store(page: Page, data: CompanyInput | typeof nothing): Promise<void> {
  expect((await page.request.put(ADDRESS, { headers: sameOrigin, data })).status()).toBe(200);
}

async function openForm(page: Page): Promise<void> {
  await openTab(page, 'Azienda');
  await expect(page.getByRole('heading', { name: 'Azienda', level: 2 })).toBeVisible();
}

const save = (page: Page) => page.getByRole('button', { name: 'Salva', exact: true });
const time = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await openPanel(page);
  await store(page, nothing);
  await page.reload();
});
test.afterEach(({ page }) => store(page, nothing));

test('a time span is on one line on the narrowest phone', async ({ page }) => {
  // 'mercoledì–domenica' leaves no room for both.
  const days = [3, 4, 5, 6, 7];
  await store(page, {
    hours: [
      { days, from: '08:30', to: '12:30' },
      { days, from: '14:00', to: '18:00' },
    ],
  });
  for (const path of ['/dove-siamo', '/contatti', '/en/contact']) {
    await page.goto(path);
    const spans = page.getByRole('definition').getByText(/^\d+:\d\d–\d+:\d\d$/);
    await expect(spans.first()).toBeVisible();
    for (const width of [320, 340, 360]) {
      await page.setViewportSize({ width, height: 800 });
      for (const span of await spans.all()) expect(await span.evaluate((box) => box.getClientRects().length)).toBe(1);
    }
  }
});

test('the hours of a day are changed in four taps from the first screen, and the site shows them', async ({ page }) => {
  await store(page, { hours: everyDay });
  await page.goto('/admin');
  let tapCount = 1;
  await page.getByRole('link', { name: 'Orari, recapiti, annuncio' }).click();
  // A native picker takes two taps: one to open it, one to choose.
  await time(page, 'Martedì, alle').fill('19:30');
  tapCount += 2;
  await save(page).click();
  tapCount += 1;
  await expect(toast(page, 'Azienda aggiornata!')).toBeVisible();
  expect(tapCount).toBeLessThanOrEqual(4);
  await expect(time(page, 'Martedì, alle')).toHaveValue('19:30');

  await page.goto('/en/where-we-are');
  const day = (name: string) => page.getByRole('definition').and(page.locator(`dt:text-is("${name}") + dd`));
  await expect(day('Tuesday')).toHaveText('8:30–19:30');
  await expect(day('Wednesday')).toHaveText('8:30–18:00');
  await expect(page.locator('[aria-current=date]')).toHaveCount(1);
  await expect(page.getByText(/^(Open now, until|Closed now)/)).toBeVisible();
  await expectAccessibleAtWidths(page, 320, 390, 1440);
  await page.goto('/contatti');
  await expect(page.getByText('mercoledì–domenica 8:30–18:00')).toBeVisible();
  await expectAccessible(page);
});

test('a week is copied from Monday, with a break; an error is shown in its row', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Lunedì', { exact: true }).check();
  await page.getByRole('button', { name: 'Pausa: Lunedì' }).click();
  await time(page, 'Lunedì, di nuovo dalle').fill('12:00');
  await page.getByRole('button', { name: 'Come lunedì: Venerdì' }).click();
  await time(page, 'Venerdì, alle').fill('11:45');
  await save(page).click();
  await expect(page.getByText('Si sovrappone a un altro orario dello stesso giorno')).toBeVisible();
  await expect(time(page, 'Lunedì, di nuovo dalle')).toBeFocused();
  await time(page, 'Lunedì, di nuovo dalle').fill('14:30');
  await save(page).click();
  await expect(toast(page, 'Azienda aggiornata!')).toBeVisible();
  expect((await (await page.request.get('/api/company')).json()).hours).toEqual([
    { days: [1], from: '09:00', to: '12:30' },
    { days: [1], from: '14:30', to: '18:00' },
    { days: [5], from: '09:00', to: '11:45' },
    { days: [5], from: '12:00', to: '18:00' },
  ]);
});

test('announcement, contacts and closed days are shown on the page and its footer, and removed', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Annuncio (Italiano)').fill('Nuovo listino');
  await page.getByLabel('Dove porta').fill('/prodotti?category=motori');
  await page.getByRole('button', { name: 'Aggiungi una chiusura' }).click();
  await page.getByLabel('Dal', { exact: true }).fill('2199-08-10');
  await page.getByLabel('Telefono').fill('+39 030 123456');
  await page.getByRole('button', { name: 'Aggiungi un social' }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Instagram');
  await page.getByLabel('Indirizzo', { exact: true }).fill('www.instagram.example/rombo');
  await page.getByRole('button', { name: 'Aggiungi un social' }).click();
  await page.getByRole('button', { name: 'Togli il social 2' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Aggiungi un social' })).toBeFocused();
  await save(page).click();
  await expect(toast(page, 'Azienda aggiornata!')).toBeVisible();
  await expectAccessibleAtWidths(page, 320, 390, 1440);

  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Nuovo listino' })).toHaveAttribute('href', '/prodotti?category=motori');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '+39 030 123456' })).toHaveAttribute('href', 'tel:+39030123456');
  await expect(footer.getByRole('link', { name: 'Instagram' })).toBeVisible();
  await expectAccessibleAtWidths(page, 320, 390);
  await page.goto('/en');
  await expect(page.getByText('listino')).toHaveCount(0);
  await page.goto('/contatti');
  await expect(page.getByText('10 agosto 2199')).toBeVisible();

  await page.goto('/admin/azienda');
  handleDialogs(page, true);
  await page.getByRole('button', { name: 'Mostra le versioni' }).click();
  await page.getByRole('button', { name: 'Ripristina la versione' }).first().click();
  await expect(toast(page, 'Azienda aggiornata!')).toContainText('Versione ripristinata');
  await expect(page.getByLabel('Telefono')).toHaveValue('');
});

test('an incomplete date is refused beside its field instead of being left out', async ({ page }) => {
  await openForm(page);
  await page.getByRole('button', { name: 'Aggiungi una chiusura' }).click();
  const from = page.getByLabel('Dal', { exact: true });
  await page.getByLabel('Al', { exact: true }).fill('2199-08-12');
  await from.press('1');
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'PUT' && sent.push(request.url())));
  await save(page).click();
  await expect(from).toHaveAccessibleDescription(/non è completa o non esiste/);
  await expect(from).toBeFocused();
  const isSeen = () =>
    from.evaluate((input) => {
      const { left, top, height } = input.getBoundingClientRect();
      return document.elementFromPoint(left + 4, top + height / 2) === input;
    });
  await expect.poll(isSeen).toBe(true);
  await from.fill('2199-08-10');
  await from.blur();
  await expect(from).toHaveAccessibleDescription('');
  expect(sent).toEqual([]);
});

test('what was saved is shown and edited further although it could not be read again', async ({ page }) => {
  await openMocked(page, 'azienda');
  const versions: (string | undefined)[] = [];
  await page.route('**/api/company', (route) => route.abort());
  await page.route('**/api/admin/company', (route) => {
    versions.push(route.request().headers()['if-match']);
    return route.fulfill({ json: { id: 'company', version: versions.length + 1, phone: '+39 030 1234567' } });
  });
  const phone = page.getByLabel('Telefono');
  for (const saved of [1, 2]) {
    await phone.fill('+39 030 1234567');
    await page.getByLabel('E-mail mostrata').fill(`officina-${saved}@example.com`);
    await save(page).click();
    await expect.poll(() => versions).toHaveLength(saved);
    await expect(phone).toHaveValue('+39 030 1234567');
    await expect(save(page)).toBeEnabled();
  }
  expect(versions).toEqual(['"1"', '"2"']);
});
