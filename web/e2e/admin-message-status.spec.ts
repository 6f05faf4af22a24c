import { expect, type Page, test } from '@playwright/test';
import type { Contact } from '@rombo/shared/collections/contact';
import { toast } from './support/admin.ts';
import { madeUpMessage, madeUpMessages } from './support/messages.ts';
import { openMocked } from './support/panel.ts';

const CONTACTS = '**/api/admin/contacts';
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const tab = (page: Page) => page.getByRole('tab', { name: 'Messaggi' });

test('what nobody has opened yet is counted on the tab and marked in the list', async ({ page }) => {
  await openMocked(page, 'messaggi', { messages: madeUpMessages(2, 1) });
  await expect(cards(page)).toHaveCount(2);
  const read = { status: 'read' } as const;
  const [two, one] = [madeUpMessage(2, read), madeUpMessage(1, read)];
  await page.route(CONTACTS, (route) => route.fulfill({ json: [...madeUpMessages(4, 3), two, one] }));
  await page.goto('/admin?tab=impostazioni');
  await expect(tab(page)).toHaveText('Messaggi42 nuovi');
  await tab(page).click();
  await expect(cards(page).filter({ has: page.getByText('Nuovo', { exact: true }) })).toContainText([
    'Bonetti 4',
    'Bonetti 3',
  ]);
  await expect(tab(page)).toHaveText('Messaggi4');
  await page.route(CONTACTS, (route) => route.fulfill({ json: [...madeUpMessages(5, 3), two, one] }));
  await page.getByRole('button', { name: 'Aggiorna' }).click();
  await expect(page.getByText('Nuovo', { exact: true })).toHaveCount(3);
});

test('a message counts as read when it has been in view, not before', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const messages = madeUpMessages(40, 1);
  await openMocked(page, 'messaggi', { messages });
  const read: string[] = [];
  await page.route('**/api/admin/contacts/*', (route) => {
    const message = messages.find(({ id }) => route.request().url().endsWith(id)) as Contact;
    read.push(message.lastName);
    return route.fulfill({ json: { ...message, status: 'read' } });
  });
  await expect.poll(() => read).toContain('Bonetti 40');
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => read).toContain('Bonetti 1');
  expect(read).not.toContain('Bonetti 20');
  expect(read.length).toBeLessThan(10);
  await expect(tab(page)).toHaveText(`Messaggi40${40 - read.length} nuovi`);
});

test('a message that is put away says where it went, and comes back at its place', async ({ page }) => {
  const messages = madeUpMessages(30, 1).map((message) => ({ ...message, status: 'read' as const }));
  await openMocked(page, 'messaggi', { messages });
  await page.route('**/api/admin/contacts/*', (route) => {
    const message = messages.find(({ id }) => route.request().url().endsWith(id));
    return route.fulfill({ json: { ...message, ...route.request().postDataJSON() } });
  });
  const status = page.getByLabel('Stato del messaggio di Ada Bonetti 15');
  await status.scrollIntoViewIfNeeded();
  await status.selectOption('Spam');
  const message = toast(page, 'Messaggio spostato: Spam');
  await expect(message).toContainText('Ada Bonetti 15');
  await expect(status).toHaveCount(0);
  // The list stays where it was read.
  await expect(page.getByLabel('Stato del messaggio di Ada Bonetti 14')).toBeInViewport();
  await message.getByRole('button', { name: 'Annulla' }).click();
  await expect(status).toHaveValue('read');
  await expect(cards(page).nth(15)).toContainText('Bonetti 15');
});

test('messages arrive by themselves once a minute while the panel is open', async ({ page }) => {
  await page.clock.install();
  await openMocked(page, 'impostazioni', { messages: [madeUpMessage(1, { status: 'read' })] });
  await expect(tab(page)).toHaveText('Messaggi1');
  await page.route(CONTACTS, (route) =>
    route.fulfill({ json: [madeUpMessage(2), madeUpMessage(1, { status: 'read' })] }),
  );
  await page.clock.runFor(61_000);
  await expect(tab(page)).toHaveText('Messaggi21 nuovo');
});
