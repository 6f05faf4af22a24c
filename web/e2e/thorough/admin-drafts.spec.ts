import { expect, type Page, test } from '@playwright/test';
import type { Dealer } from '@rombo/shared/collections/dealer';
import { smallJpeg } from '../support/files.ts';
import { openMocked } from '../support/panel.ts';
import { madeUpSlide } from '../support/slides.ts';

const id = '00000000-0000-4000-8000-000000000001';
const dealer: Dealer = {
  id,
  name: 'Nitro Point',
  address: null,
  city: 'Torino',
  country: 'IT',
  phone: null,
  email: null,
  site: null,
  note: null,
  lat: null,
  lng: null,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
};

const offer = (page: Page) => page.getByText('Su questo dispositivo ci sono modifiche non salvate del');

/** Reloads once what was typed has had time to be kept. */
async function reload(page: Page) {
  await page.waitForTimeout(600);
  await page.reload();
  await expect(offer(page)).toBeVisible();
}

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
});

test('what was typed into the form of a slide is offered after a reload, but for a new picture, until it is saved', async ({
  page,
}) => {
  const slide = madeUpSlide(1);
  await openMocked(page, 'slider', { slides: [slide] });
  await page.goto(`/admin/slide/${id}`);
  const title = page.getByLabel('Titolo', { exact: true });
  await title.fill('Scritto con fatica');
  await page.getByLabel('Sostituisci l’immagine').setInputFiles(await smallJpeg('foto.jpg'));
  await reload(page);
  await expect(title).toHaveValue('Slide 1');
  await page.getByRole('button', { name: 'Riprendi le modifiche' }).click();
  await expect(title).toHaveValue('Scritto con fatica');
  await expect(page.getByRole('button', { name: 'Tieni l’immagine attuale' })).toHaveCount(0);
  await page.route('**/api/slides/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ json: slide }) : route.fallback(),
  );
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL('/admin/slide');
  await page.goto(`/admin/slide/${id}`);
  await expect(title).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test('what was typed into the form of a dealer is offered after a reload until the form is given up', async ({
  page,
}) => {
  await openMocked(page, 'rivenditori', { dealers: [dealer] });
  await page.goto(`/admin/rivenditori/${id}`);
  const city = page.getByLabel('Città');
  await city.fill('Ivrea');
  await reload(page);
  await expect(page.getByText('Le immagini e i PDF')).toHaveCount(0);
  await page.getByRole('button', { name: 'Riprendi le modifiche' }).click();
  await expect(city).toHaveValue('Ivrea');
  await page.getByRole('button', { name: 'Annulla' }).click();
  await page.goto(`/admin/rivenditori/${id}`);
  await expect(city).toHaveValue('Torino');
  await expect(offer(page)).toHaveCount(0);
});
