import type { Guide } from '@rombo/shared/collections/guides';
import { expectAccessible } from './checks.ts';
import { openPanel, openTab, paste, sameOrigin, toast } from './support/admin.ts';
import { handleDialogs } from './support/panel.ts';
import { expect, type Page, test } from './support/test.ts';

const NAME = `Guida di prova ${Date.now()}`;

async function ours(page: Page): Promise<Guide[]> {
  const all: Guide[] = await (await page.request.get('/api/admin/guides')).json();
  return all.filter(({ title }) => title.startsWith(NAME));
}

const part = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

const add = (page: Page, type: string) =>
  page
    .getByRole('button', { name: `Aggiungi ${type}`, exact: true })
    .filter({ visible: true })
    .click();

async function openGuides(page: Page) {
  await openTab(page, 'Guide');
  await page.getByRole('button', { name: /^Aggiungi (la prima )?guida$/ }).click();
}

const edit = (page: Page) => page.getByRole('button', { name: `Modifica ${NAME}` }).click();

async function save(page: Page) {
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(toast(page, 'Guida aggiornata!')).toBeVisible();
}

test.beforeEach(({ page }) => openPanel(page));

test.afterEach(async ({ page }) => {
  for (const { id } of await ours(page)) await page.request.delete(`/api/guides/${id}`, { headers: sameOrigin });
});

test('a guide is written part by part, sorted, saved, offered again if unsaved, and translated', async ({ page }) => {
  await openGuides(page);
  await page.getByLabel('Titolo', { exact: true }).first().fill(NAME);
  await page.getByLabel('Sommario').first().fill('Otto serbatoi, e il motore dura.');
  await add(page, 'tabella');
  await expect(part(page, '1. Tabella').getByLabel('Intestazione 1')).toBeFocused();
  await paste(
    part(page, '1. Tabella').getByLabel('Intestazione 1'),
    'Serbatoio\tGas\tPausa\n1\tal minimo\t10 min\n2\t\t5 min\n',
  );
  await expect(part(page, '1. Tabella').getByLabel('Riga 2, colonna 3')).toHaveValue('5 min');
  for (const [added, removed] of [
    ['Aggiungi riga', 'Rimuovi la riga 3'],
    ['Aggiungi colonna', 'Rimuovi la colonna 4'],
  ] as const) {
    await part(page, '1. Tabella').getByRole('button', { name: added }).click();
    await part(page, '1. Tabella').getByRole('button', { name: removed }).press('Enter');
    await expect(part(page, '1. Tabella').getByRole('button', { name: added })).toBeFocused();
  }
  await add(page, 'elenco');
  await part(page, '2. Elenco').getByLabel('Voci, una per riga').fill('Candela media\n\nMiscela al 25%');
  await add(page, 'passi');
  await part(page, '3. Passi').getByLabel('Passi, uno per riga').fill('Scalda il motore\nFai tre serbatoi');
  await add(page, 'testo');
  await expect(part(page, '4. Testo').getByLabel('Testo', { exact: true })).toBeFocused();
  await add(page, 'titoletto');
  await part(page, '5. Titoletto').getByLabel('Titoletto', { exact: true }).fill('Prima del <b>primo</b> serbatoio');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Crea guida' }).click();
  // The blank part is marked, and nothing else.
  await expect(part(page, '4. Testo').getByLabel('Testo', { exact: true })).toBeFocused();
  await expect(part(page, '4. Testo').getByText('Campo obbligatorio')).toBeVisible();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
  await part(page, '4. Testo').getByLabel('Testo', { exact: true }).fill('Il motore nuovo è stretto in alto.');
  const up = page.getByRole('button', { name: /^Sposta \d\. Titoletto in su$/ });
  for (const position of [4, 3, 2, 1]) {
    await up.press('Enter');
    await expect(part(page, `${position}. Titoletto`)).toBeVisible();
    await expect(up).toBeFocused();
  }
  await part(page, '2. Tabella').getByRole('button', { name: 'Rimuovi 2. Tabella' }).click();
  await page.getByRole('button', { name: 'Annulla', exact: true }).first().press('Enter');
  await expect(part(page, '2. Tabella').getByLabel('Intestazione 1')).toBeFocused();
  await page.getByRole('button', { name: 'Crea guida' }).click();
  await expect(toast(page, 'Guida creata!')).toBeVisible();
  const blocks: Guide['blocks'] = [
    { type: 'heading', text: 'Prima del <b>primo</b> serbatoio' },
    {
      type: 'table',
      head: ['Serbatoio', 'Gas', 'Pausa'],
      rows: [
        ['1', 'al minimo', '10 min'],
        ['2', '', '5 min'],
      ],
    },
    { type: 'list', items: ['Candela media', 'Miscela al 25%'] },
    { type: 'steps', items: ['Scalda il motore', 'Fai tre serbatoi'] },
    { type: 'paragraph', text: 'Il motore nuovo è stretto in alto.' },
  ];
  expect(await ours(page)).toMatchObject([{ blocks, status: 'visible' }]);

  await edit(page);
  const last = part(page, '5. Testo').getByLabel('Testo', { exact: true });
  await last.fill('Scritto e non salvato.');
  handleDialogs(page, true);
  await page.reload();
  await page.getByRole('button', { name: 'Rimuovi 5. Testo' }).click();
  const cancels = page.getByRole('button', { name: 'Annulla', exact: true });
  await expect(cancels).toHaveCount(2);
  await page.getByRole('button', { name: 'Riprendi le modifiche' }).click();
  // A part of the other draft would be inserted into this one.
  await expect(cancels).toHaveCount(1);
  await expect(last).toHaveValue('Scritto e non salvato.');
  blocks[4] = { type: 'paragraph', text: 'Scritto e non salvato.' };
  await page.getByText('In inglese', { exact: true }).click();
  await page.getByRole('button', { name: 'Comincia dalle parti in italiano' }).click();
  await page.getByLabel('Titolo', { exact: true }).last().fill('Running in');
  await part(page, '1. Titoletto').last().getByLabel('Titoletto', { exact: true }).fill('Before the first tank');
  await save(page);
  const [heading, ...others] = blocks;
  const english = [{ ...heading, text: 'Before the first tank' }, ...others];
  expect(await ours(page)).toMatchObject([{ blocks, translations: { en: { title: 'Running in', blocks: english } } }]);
});
