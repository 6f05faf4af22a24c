import type { Locator, Page } from '@playwright/test';
import { openHydrated, waitForHydration } from './support/network.ts';
import { expect, test } from './support/test.ts';
import { tap } from './support/touch.ts';

/** Tasks of a buyer on a phone, each with its number of taps. Typing, and ticking the consent as a field of the form, are not taps. */
const VIEWPORT = { width: 390, height: 844 };
test.use({ viewport: VIEWPORT, hasTouch: true });

const ENGINE = 'Tuono .21 Buggy';

function createUser(page: Page) {
  let taps = 0;
  const press = async (target: Locator) => {
    taps += 1;
    await tap(target);
  };
  const main = page.getByRole('main');
  return {
    page,
    main,
    press,
    taps: () => taps,
    open: (address: string) => openHydrated(page, address),
    link: (name: string | RegExp, within: Locator | Page = page) =>
      press(within.getByRole('link', { name, exact: true }).first()),
    button: (name: string | RegExp, within: Locator | Page = page) =>
      press(within.getByRole('button', { name, exact: true }).first()),
    menu: async (open: string, name: string) => {
      await press(page.getByRole('button', { name: open }));
      await press(page.getByRole('dialog').getByRole('link', { name, exact: true }));
    },
    text: (text: string | RegExp) => main.getByText(text).first(),
    /** Distance of an element from the top of the page, in pixels. */
    top: (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().top + scrollY),
  };
}
type User = ReturnType<typeof createUser>;

/** Both languages share their markup: half of the tasks are done in each. */
const tasks: [name: string, taps: number, run: (user: User) => Promise<unknown>, tag?: '@engine'][] = [
  [
    'the parts and the plug of an engine, within 600 pixels',
    1,
    async (user) => {
      await user.open('/');
      const engine = user.page.locator('#motore').getByRole('link', { name: ENGINE, exact: true });
      const below = Math.max(0, (await user.top(engine)) - VIEWPORT.height);
      await user.press(engine);
      await expect(user.text(`Ricambi e accessori per ${ENGINE}`)).toBeVisible();
      await expect(user.text('RP-R21-P02')).toBeInViewport();
      expect(below).toBeLessThan(600);
    },
  ],
  [
    'a part by its code, and that another one fits instead',
    2,
    async (user) => {
      await user.open('/en');
      await user.link(ENGINE, user.page.locator('#motore'));
      // A tap does not wait for the page that it leads to.
      await expect(user.page).toHaveURL(/fits=/);
      await waitForHydration(user.page);
      await user.button('Search the catalogue');
      await user.page.keyboard.type('rp r12 b01');
      await user.page.keyboard.press('Enter');
      await expect(user.text(/^Does not fit your Tuono/)).toBeInViewport();
      await expect(user.main.getByRole('link', { name: 'RP-R21-B01' }).first()).toBeInViewport();
    },
    '@engine',
  ],
  [
    'whether a part fits, where the engine is not known yet',
    2,
    async (user) => {
      await user.open('/prodotti/biella-21');
      await user.link('Va bene per il mio motore?');
      await user.button(ENGINE, user.page.getByRole('dialog'));
      await expect(user.text(`Adatto al tuo ${ENGINE}`)).toBeInViewport();
    },
  ],
  [
    'two engines beside each other, from any page',
    3,
    async (user) => {
      await user.open('/en/company');
      await user.link('Compare', user.page.getByRole('contentinfo'));
      await user.link(ENGINE);
      await user.link('Saetta .21 On-Road');
      await expect(user.page.getByRole('columnheader')).toHaveCount(2);
    },
  ],
  [
    'the dealer nearest to a town',
    3,
    async (user) => {
      await user.open('/');
      await user.menu('Apri il menu', 'Rivenditori');
      await user.press(user.page.getByRole('searchbox'));
      await user.page.keyboard.type('Manchester');
      await expect(user.text('14 Kirkstall Lane')).toBeInViewport();
      await expect(user.main.getByRole('link', { name: 'Come arrivare' }).first()).toHaveAttribute('href', /maps\/dir/);
    },
  ],
  [
    'who won, in less than a screen and a half',
    2,
    async (user) => {
      await user.open('/en');
      await user.menu('Open the menu', 'Results');
      const win = user.text('Manufacturers’ world title, 1:8 on-road');
      await expect(win).toBeVisible();
      expect(await user.top(win)).toBeLessThan(900);
    },
  ],
  [
    'the data sheet of an engine',
    2,
    async (user) => {
      await user.open('/prodotti');
      await user.link(ENGINE);
      const opening = user.page.waitForEvent('popup');
      await user.link(/^Scheda tecnica/);
      await (await opening).close();
    },
  ],
  [
    'a question about a product',
    2,
    async (user) => {
      const { page } = user;
      await page.route('**/api/contact', (route) => route.fulfill({ status: 201, json: { id: 'sent' } }));
      await user.open('/en/products/tuono-21-buggy');
      const whatsApp = user.main.getByRole('link', { name: 'WhatsApp' });
      await expect(whatsApp).toHaveAttribute('href', /text=Tuono%20.21%20Buggy%2C%20RP-M21-B01$/);
      await user.link('Ask about this product', page.getByRole('navigation'));
      const form = user.main.locator('form');
      await expect(form).toBeInViewport();
      await expect(form.getByLabel(/^Message/)).toHaveValue(/RP-M21-B01/);
      await form.getByLabel('First name', { exact: true }).fill('Anna');
      await form.getByLabel('Last name').fill('Rossi');
      await form.getByLabel('E-mail', { exact: true }).fill('anna@example.com');
      await form.getByRole('checkbox').press('Space');
      await user.button(/^Send/, form);
      await expect(page.getByRole('heading', { name: 'What you wrote to us' }).first()).toBeVisible();
    },
    '@engine',
  ],
  [
    'a product that was viewed the day before, from the homepage',
    1,
    async (user) => {
      await user.open('/prodotti/tuono-21-buggy');
      await user.open('/');
      await user.link(ENGINE, user.page.getByRole('region', { name: 'Visti di recente' }));
      await expect(user.page.getByRole('heading', { level: 1, name: ENGINE })).toBeVisible();
    },
  ],
  [
    'the engine for a class',
    1,
    async (user) => {
      const { page } = user;
      await user.open('/');
      await user.link('Non sai quale? Scegli dalla classe');
      await expect(page.getByRole('row', { name: /Saetta .21 Pista/ })).toContainText('EFRA 9041');
      await page.getByRole('link', { name: '1:10 pista 200 mm', exact: true }).click();
      await expect(page.getByRole('rowheader', { name: '1:10 pista 200 mm', exact: true })).toBeInViewport();
    },
  ],
];

for (const [name, taps, run, tag = []] of tasks)
  test(`${name}: ${taps === 1 ? 'one tap' : `${taps} taps`}`, { tag }, async ({ page }) => {
    const user = createUser(page);
    await run(user);
    expect(user.taps()).toBe(taps);
  });
