import { expect, test } from '@playwright/test';
import { openMocked } from '../support/panel.ts';
import { scriptsOf } from '../support/scripts.ts';

test('no page of a visitor loads anything of the panel', async ({ page }) => {
  test.setTimeout(60_000);
  /** Texts that stand in the code of each tab and nowhere else. */
  const words = [
    'Sei sicuro di voler eliminare questo prodotto?',
    'Sei sicuro di voler eliminare questa slide?',
    'Nessun messaggio ricevuto',
    'Sei sicuro di voler eliminare questo rivenditore?',
    'Modalità manutenzione attivata',
    'Accesso in corso...',
    'DndDescribedBy',
    'heic-worker',
  ];
  const scripts = scriptsOf(page);
  for (const path of [
    '/',
    '/azienda',
    '/prodotti',
    '/dove-siamo',
    '/news',
    '/contatti',
    '/rivenditori',
    '/privacy',
    '/cookies',
    '/x',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  const visited = await scripts.texts();
  expect(visited.length).toBeGreaterThan(3);
  expect(words.filter((word) => visited.some((text) => text.includes(word)))).toEqual([]);
  await openMocked(page, 'prodotti');
  for (const tab of await page.getByRole('tab').all()) await tab.click();
  await page.getByRole('tab', { name: 'Prodotti' }).click();
  await page.getByRole('button', { name: 'Aggiungi il primo prodotto' }).click();
  const all = await scripts.texts();
  for (const word of words)
    expect(
      all.some((text) => text.includes(word)),
      word,
    ).toBe(true);
});
