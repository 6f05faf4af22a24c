import type { Locator, Page } from '@playwright/test';
import { openHydrated, waitForHydration } from './support/network.ts';
import { expect, test } from './support/test.ts';
import { tap } from './support/touch.ts';

/** Tasks of a buyer on a phone, each with its number of taps. Typing, and ticking the consent as a field of the form, are not taps. */
const VIEWPORT = { width: 390, height: 844 };
test.use({ viewport: VIEWPORT, hasTouch: true });

const ENGINE = 'Tuono .21 Buggy';

/** A visitor of the Italian or the English pages. Texts are given in both languages. */
function createUser(page: Page, isItalian: boolean) {
  let taps = 0;
  const t = (it: string | RegExp, en: string | RegExp) => (isItalian ? it : en);
  const press = async (target: Locator) => {
    taps += 1;
    await tap(target);
  };
  const main = page.getByRole('main');
  return {
    page,
    main,
    t,
    press,
    taps: () => taps,
    open: (it: string, en: string) => openHydrated(page, isItalian ? it : en),
    link: (it: string | RegExp, en: string | RegExp, within: Locator | Page = page) =>
      press(within.getByRole('link', { name: t(it, en), exact: true }).first()),
    button: (it: string | RegExp, en: string | RegExp, within: Locator | Page = page) =>
      press(within.getByRole('button', { name: t(it, en), exact: true }).first()),
    menu: async (it: string, en: string) => {
      await press(page.getByRole('button', { name: t('Apri il menu', 'Open the menu') }));
      await press(page.getByRole('dialog').getByRole('link', { name: t(it, en), exact: true }));
    },
    text: (text: string | RegExp) => main.getByText(text).first(),
    /** Distance of an element from the top of the page, in pixels. */
    top: (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().top + scrollY),
  };
}
type User = ReturnType<typeof createUser>;

const engineInList = (user: User) => user.link(ENGINE, ENGINE, user.page.locator('#motore'));
const engineInSheet = (user: User) => user.button(ENGINE, ENGINE, user.page.getByRole('dialog'));

const tasks: [name: string, taps: number, run: (user: User) => Promise<unknown>][] = [
  [
    'the parts and the plug of an engine, within 600 pixels',
    1,
    async (user) => {
      await user.open('/', '/en');
      const engine = user.page.locator('#motore').getByRole('link', { name: ENGINE, exact: true });
      const below = Math.max(0, (await user.top(engine)) - VIEWPORT.height);
      await engineInList(user);
      const { t } = user;
      await expect(
        user.text(t(`Ricambi e accessori per ${ENGINE}`, `Spares and accessories for ${ENGINE}`)),
      ).toBeVisible();
      const plug = user.text('RP-R21-P02');
      await expect(plug).toBeInViewport();
      expect(below).toBeLessThan(600);
    },
  ],
  [
    'a part by its code, and that another one fits instead',
    2,
    async (user) => {
      await user.open('/', '/en');
      await engineInList(user);
      // A tap does not wait for the page that it leads to.
      await expect(user.page).toHaveURL(/fits=/);
      await waitForHydration(user.page);
      await user.button('Cerca nel catalogo', 'Search the catalogue');
      await user.page.keyboard.type('rp r12 b01');
      await user.page.keyboard.press('Enter');
      await expect(user.text(user.t(/^Non adatto al tuo Tuono/, /^Does not fit your Tuono/))).toBeInViewport();
      await expect(user.main.getByRole('link', { name: 'RP-R21-B01' }).first()).toBeInViewport();
    },
  ],
  [
    'whether a part fits, where the engine is not known yet',
    2,
    async (user) => {
      await user.open('/prodotti/biella-21', '/en/products/conrod-21');
      await user.link('Va bene per il mio motore?', 'Does it fit my engine?');
      await engineInSheet(user);
      await expect(user.text(user.t(`Adatto al tuo ${ENGINE}`, `Fits your ${ENGINE}`))).toBeInViewport();
    },
  ],
  [
    'two engines beside each other, from any page',
    3,
    async (user) => {
      await user.open('/azienda', '/en/company');
      await user.link('Confronta', 'Compare', user.page.getByRole('contentinfo'));
      await user.link(ENGINE, ENGINE);
      await user.link('Saetta .21 Pista', 'Saetta .21 On-Road');
      await expect(user.page.getByRole('columnheader')).toHaveCount(2);
    },
  ],
  [
    'the dealer nearest to a town',
    3,
    async (user) => {
      await user.open('/', '/en');
      await user.menu('Rivenditori', 'Dealers');
      await user.press(user.page.getByRole('searchbox'));
      await user.page.keyboard.type('Manchester');
      await expect(user.text('14 Kirkstall Lane')).toBeInViewport();
      await expect(
        user.main.getByRole('link', { name: user.t(/^Come arrivare/, /^Directions/) }).first(),
      ).toHaveAttribute('href', /maps\/dir/);
    },
  ],
  [
    'who won, in less than a screen and a half',
    2,
    async (user) => {
      await user.open('/', '/en');
      await user.menu('Risultati', 'Results');
      const win = user.text(
        user.t('Titolo mondiale costruttori, 1:8 pista', 'Manufacturers’ world title, 1:8 on-road'),
      );
      await expect(win).toBeVisible();
      expect(await user.top(win)).toBeLessThan(900);
    },
  ],
  [
    'the data sheet of an engine',
    2,
    async (user) => {
      await user.open('/prodotti', '/en/products');
      await user.link(ENGINE, ENGINE);
      const opening = user.page.waitForEvent('popup');
      await user.link(/^Scheda tecnica/, /^Spec sheet/);
      await (await opening).close();
    },
  ],
  [
    'a question about a product',
    2,
    async (user) => {
      const { page, t } = user;
      await page.route('**/api/contact', (route) => route.fulfill({ status: 201, json: { id: 'sent' } }));
      await user.open('/prodotti/tuono-21-buggy', '/en/products/tuono-21-buggy');
      const whatsApp = user.main.getByRole('link', { name: 'WhatsApp' });
      await expect(whatsApp).toHaveAttribute('href', /text=Tuono%20.21%20Buggy%2C%20RP-M21-B01$/);
      await user.link('Chiedi informazioni', 'Ask about this product', page.getByRole('navigation'));
      const form = user.main.locator('form');
      await expect(form).toBeInViewport();
      await expect(form.getByLabel(t(/^Messaggio/, /^Message/))).toHaveValue(/RP-M21-B01/);
      await form.getByLabel(t('Nome', 'First name'), { exact: true }).fill('Anna');
      await form.getByLabel(t('Cognome', 'Last name')).fill('Rossi');
      await form.getByLabel('E-mail', { exact: true }).fill('anna@example.com');
      await form.getByRole('checkbox').press('Space');
      await user.button(/^Invia/, /^Send/, form);
      await expect(
        page.getByRole('heading', { name: t('Che cosa ci hai scritto', 'What you wrote to us') }).first(),
      ).toBeVisible();
    },
  ],
  [
    'a product that was viewed the day before, from the homepage',
    1,
    async (user) => {
      await user.open('/prodotti/tuono-21-buggy', '/en/products/tuono-21-buggy');
      await user.open('/', '/en');
      await user.link(
        ENGINE,
        ENGINE,
        user.page.getByRole('region', { name: user.t('Visti di recente', 'Recently viewed') }),
      );
      await expect(user.page.getByRole('heading', { level: 1, name: ENGINE })).toBeVisible();
    },
  ],
  [
    'from the drawing of an engine to a part',
    3,
    async (user) => {
      await user.open('/prodotti/tuono-21-buggy', '/en/products/tuono-21-buggy');
      await user.link('Esploso', 'Exploded view');
      const number = user.page.locator('#exploded svg text').filter({ hasText: /^7$/ });
      await user.press(number);
      await expect(user.text(user.t('7. Biella .21', '7. Conrod .21'))).toBeInViewport();
      await user.press(number);
      await expect(
        user.page.getByRole('heading', { level: 1, name: user.t('Biella .21', 'Conrod .21') }),
      ).toBeVisible();
    },
  ],
];

for (const isItalian of [true, false])
  for (const [name, taps, run] of tasks)
    test(`${name}: ${taps} taps, in ${isItalian ? 'Italian' : 'English'}`, async ({ page }) => {
      const user = createUser(page, isItalian);
      await run(user);
      expect(user.taps()).toBe(taps);
    });

test('the engine for a class: one tap', async ({ page }) => {
  const user = createUser(page, true);
  await user.open('/', '/en');
  await user.link('Non sai quale? Scegli dalla classe', '');
  await expect(page.getByRole('row', { name: /Saetta .21 Pista/ })).toContainText('EFRA 9041');
  await page.getByRole('link', { name: '1:10 pista 200 mm', exact: true }).click();
  await expect(page.getByRole('rowheader', { name: '1:10 pista 200 mm', exact: true })).toBeInViewport();
  expect(user.taps()).toBe(1);
});
