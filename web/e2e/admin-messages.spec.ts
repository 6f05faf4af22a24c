import type { Contact } from '@rombo/shared/collections/contact';
import { expectAccessible, expectAccessibleAtWidths } from './checks.ts';
import { listProducts, openPanel, toast } from './support/admin.ts';
import { fillContactForm, formOf } from './support/contact-form.ts';
import { mockMessage, mockMessages } from './support/mock-data.ts';
import { hold, jsonOf } from './support/network.ts';
import { failRequests, handleDialogs, openMocked } from './support/panel.ts';
import { expect, type Locator, type Page, test } from './support/test.ts';

const CONTACTS = '**/api/admin/contacts';
const rows = (page: Page) => page.getByRole('tabpanel').getByRole('list').getByRole('listitem');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const opened = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const tab = (page: Page) => page.getByRole('tab', { name: 'Messaggi' });

/** Mocks the messages API: applies changes to `messages`, and lists them by status. */
async function keepChanges(page: Page, messages: Contact[]): Promise<object[]> {
  const sent: object[] = [];
  const isListed = ({ status }: Contact, wanted: string | null) =>
    wanted ? status === wanted : status !== 'archived' && status !== 'spam';
  await page.route(/\/api\/admin\/contacts(\?.*)?$/, (route) => {
    const wanted = new URL(route.request().url()).searchParams.get('status');
    return route.fulfill({ json: messages.filter((message) => isListed(message, wanted)) });
  });
  await page.route('**/api/admin/contacts/*', (route) => {
    const message = messages.find(({ id }) => route.request().url().endsWith(id)) as Contact;
    sent.push(jsonOf(route.request()));
    return route.fulfill({ json: Object.assign(message, jsonOf(route.request())) });
  });
  return sent;
}

const readMessages = () => [2, 1].map((number) => mockMessage(number, { status: 'read' }));

/** Opens a mocked list of messages that stores changes, and returns them. */
async function openInbox(page: Page, messages = readMessages()): Promise<object[]> {
  await openMocked(page, 'messaggi', { messages });
  return keepChanges(page, messages);
}

/** Keeps a link of a reply from opening the mail client. */
const stopMail = (link: Locator) =>
  link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));

const startReply = async (page: Page) => {
  await page.getByText('Rispondi', { exact: true }).click();
  const reply = page.getByRole('link', { name: 'Senza modello' });
  await stopMail(reply);
  await reply.click();
};

/** Simulates the return from the mail client. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));

test('a new message is first, is marked as read when opened, and is restored from the trash', async ({ page }) => {
  const lastName = `Prova ${Date.now()}`;
  const form = formOf(page, 'en');
  await form.open();
  await fillContactForm(page, 'en');
  await form.lastName.fill(lastName);
  await form.submit.click();
  await expect(form.toast).toContainText('Message sent!');
  await openPanel(page);
  await tab(page).click();
  const first = rows(page).first();
  await expect(first).toContainText(`Da leggere: Ada ${lastName}`);
  const stored = async () => {
    const inbox: Contact[] = await (await page.request.get('/api/admin/contacts')).json();
    return inbox.find((message) => message.lastName === lastName);
  };
  expect((await stored())?.status).toBe('new');
  await first.getByRole('link').click();
  await expect(opened(page)).toContainText('ada@example.com');
  await expect.poll(async () => (await stored())?.status).toBe('read');

  const questions = handleDialogs(page, true);
  await page.getByRole('button', { name: `Elimina il messaggio di Ada ${lastName}` }).click();
  const removed = toast(page, 'Messaggio eliminato!');
  await expect(removed).toContainText(`Ada ${lastName}`);
  await expect.poll(() => questions).toEqual(['Sei sicuro di voler eliminare questo messaggio?']);
  await expect(first).not.toContainText(lastName);
  expect(await stored()).toBeUndefined();
  await removed.getByRole('button', { name: 'Annulla' }).click();
  await expect(toast(page, 'Ripristinato!')).toBeVisible();
  await expect(first).toContainText(lastName);
  await expect(first).not.toContainText('Da leggere');
});

test('hundreds of messages come a page at a time, as the Link header leads', async ({ page }) => {
  await openMocked(page, 'messaggi');
  await page.route(`${CONTACTS}*`, (route) => {
    const isFirst = !new URL(route.request().url()).search;
    const headers = { link: '</api/admin/contacts?cursor=abc>; rel="next"' };
    return route.fulfill(isFirst ? { json: mockMessages(150, 51), headers } : { json: mockMessages(50, 1) });
  });
  await page.reload();
  await expect(rows(page)).toHaveCount(100);
  await expect(tab(page)).toContainText('100+');
  const more = page.getByRole('button', { name: 'Mostra altri' });
  await page.route('**/api/admin/contacts?cursor=abc', (route) => route.abort(), { times: 1 });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Non siamo riusciti a caricare gli altri messaggi: riprova.')).toBeVisible();
  await expect(rows(page)).toHaveCount(100);
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(150);
  await expect(more).toHaveCount(0);
  await expect(tab(page)).toHaveText(/^Messaggi, 150/);
  const reread = page.waitForResponse('**/api/admin/contacts?cursor=abc');
  await page.getByRole('button', { name: 'Aggiorna' }).click();
  await reread;
  await expect(rows(page)).toHaveCount(150);
});

test('on a phone axe finds nothing and nothing scrolls sideways, however long the words are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const long = 'x'.repeat(200);
  await openMocked(page, 'messaggi', {
    messages: [mockMessage(2, { message: long, subject: long, email: `${long}@example.com` }), mockMessage(1)],
  });
  await expectAccessibleAtWidths(page, 390);
  await rows(page).first().getByRole('link').click();
  await expect(opened(page)).toBeVisible();
  await expectAccessibleAtWidths(page, 390);
});

test('a message is archived in five taps on a phone, and answered only on confirmation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const messages = mockMessages(20, 1);
  await openMocked(page, 'prodotti', { messages });
  const sent = await keepChanges(page, messages);
  let taps = 0;
  const press = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  await press(tab(page));
  await press(row(page, 'Bonetti 7').getByRole('link'));
  await press(page.getByText('Rispondi', { exact: true }));
  const reply = page.getByRole('link', { name: 'Modello 2' });
  await stopMail(reply);
  await press(reply);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => sent).toEqual([{ status: 'read' }]);
  await comeBack(page);
  await expectAccessible(page);
  await press(page.getByRole('dialog').getByRole('button', { name: 'Sì, e archivia' }));
  await expect(toast(page, 'Messaggio archiviato')).toBeVisible();
  expect(sent).toEqual([{ status: 'read' }, { status: 'answered' }, { status: 'archived' }]);
  await expect(rows(page)).toHaveCount(19);
  expect(taps).toBeLessThanOrEqual(5);
});

test('a reply that was not sent leaves the message as it was, after a reload too', async ({ page }) => {
  const sent = await openInbox(page, [mockMessage(1, { status: 'read' })]);
  await row(page, 'Bonetti 1').getByRole('link').click();
  await startReply(page);
  await page.reload();
  await page.getByRole('dialog').getByRole('button', { name: 'No', exact: true }).click();
  await page.reload();
  await expect(opened(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('several messages are read, archived and deleted at once, each with a way back', async ({ page }) => {
  const messages = mockMessages(5, 1);
  await openInbox(page, messages);
  const tick = async (...numbers: number[]) => {
    for (const number of numbers) await row(page, `Bonetti ${number}`).getByRole('checkbox').check();
  };
  const bar = page.getByRole('region', { name: 'Messaggi selezionati' });
  const undo = (title: string) => toast(page, title).getByRole('button', { name: 'Annulla' }).click();
  const statuses = () => messages.map(({ status }) => status).join();

  await tick(5, 3);
  await expect(bar).toContainText('2 selezionati');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Segna come letto' }).click();
  await expect(toast(page, '2 messaggi fra quelli letti')).toBeVisible();
  await expect(bar).toHaveCount(0);
  expect(statuses()).toBe('read,new,read,new,new');

  await tick(4, 3);
  await bar.getByRole('button', { name: 'Archivia' }).click();
  await expect(rows(page)).toHaveCount(3);
  await undo('2 messaggi archiviati');
  await expect(rows(page)).toHaveCount(5);
  expect(statuses()).toBe('read,new,read,new,new');

  await tick(2, 1);
  await bar.getByRole('button', { name: 'Spam' }).click();
  await expect(bar).toHaveCount(0);
  await page.getByLabel('Mostra', { exact: true }).selectOption('Spam');
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Seleziona i 2 mostrati').check();
  await bar.getByRole('button', { name: 'Rimetti in arrivo' }).click();
  await expect(rows(page)).toHaveCount(0);
  await expect(bar).toHaveCount(0);
  expect(statuses()).toBe('read,new,read,read,read');

  await page.getByLabel('Mostra', { exact: true }).selectOption('In arrivo: tutti');
  const trash: Contact[] = [];
  const move = (url: string, from: Contact[], to: Contact[]) => {
    const at = from.findIndex(({ id }) => url.includes(id));
    to.push(...from.splice(at, 1));
  };
  await page.route('**/api/admin/contacts/*', (route) => {
    move(route.request().url(), messages, trash);
    return route.fulfill({ status: 204 });
  });
  await page.route('**/api/admin/trash/*/restore', (route) => {
    move(route.request().url(), trash, messages);
    return route.fulfill({ json: {} });
  });
  const questions = handleDialogs(page, true);
  await tick(5, 4);
  await bar.getByRole('button', { name: 'Elimina' }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect.poll(() => questions).toEqual(['Sei sicuro di voler eliminare 2 messaggi? Finiscono nel cestino.']);
  await undo('2 messaggi nel cestino');
  await expect(rows(page)).toHaveCount(5);
  expect(trash).toEqual([]);
});

test('messages arrive by themselves once a minute while the panel is open', async ({ page }) => {
  await page.clock.install();
  await openMocked(page, 'impostazioni', { messages: [mockMessage(1, { status: 'read' })] });
  await expect(tab(page)).toHaveText('Messaggi, 1');
  await page.route(CONTACTS, (route) => route.fulfill({ json: [mockMessage(2), mockMessage(1, { status: 'read' })] }));
  await page.clock.runFor(61_000);
  await expect(tab(page)).toHaveText('Messaggi, 2, 1 nuovo');
});

test('a search finds archived messages too and says so; one is quoted in a reply, and noted', async ({ page }) => {
  const sent = await openInbox(page, [
    mockMessage(3, { firstName: 'Nicolò', status: 'read' }),
    mockMessage(2, { firstName: 'Nicolò', status: 'archived' }),
    mockMessage(1, { status: 'answered' }),
  ]);
  await page.getByRole('button', { name: 'Aggiorna' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Cerca nei messaggi').fill('nicolo CANDELA');
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText('2 risultati, 1 dall’archivio.')).toBeVisible();
  await expect(row(page, 'Bonetti 2')).toContainText('Archiviato');
  await expectAccessible(page);
  await page.getByLabel('Mostra', { exact: true }).selectOption('Risposti');
  await expect(page.getByText('Nessun messaggio corrisponde.')).toBeVisible();
  await page.getByLabel('Mostra', { exact: true }).selectOption('In arrivo: tutti');

  await row(page, 'Bonetti 2').getByRole('link').click();
  await expect(opened(page)).toContainText('Archiviato');
  await expect(page).toHaveURL(/stato=archived$/);
  await page.getByText('Rispondi', { exact: true }).click();
  const reply = page.getByRole('link', { name: 'Modello 2' });
  expect(decodeURIComponent((await reply.getAttribute('href')) ?? '')).toMatch(
    /^mailto:ada@example\.com\?subject=Re: Consulenza Tecnica&body=Testo 2\r\n\r\nIl .*2025.* Nicolò Bonetti 2 ha scritto:\r\n> Il mio \.21/,
  );
  await page.getByRole('button', { name: 'Aggiungi una nota' }).click();
  await page.getByLabel('Nota', { exact: true }).fill('Spedito il listino');
  await page.getByRole('button', { name: 'Salva la nota' }).click();
  await expect(opened(page).getByText('Spedito il listino')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Rimetti in arrivo' }).click();
  // The list keeps its state, and the focus returns to the message.
  await expect(page.getByLabel('Cerca nei messaggi')).toHaveValue('nicolo CANDELA');
  await expect(page.getByText('2 risultati, nessuno dall’archivio.')).toBeVisible();
  await expect(row(page, 'Bonetti 2').getByRole('link')).toBeFocused();
  expect(sent).toEqual([{ note: 'Spedito il listino' }, { status: 'read' }]);
});

test('the templates of replies are edited, and a product that was asked about is linked', async ({ page }) => {
  const [product] = await listProducts(page.request);
  if (!product) throw new Error('There is no product');
  const about = mockMessage(1, { status: 'read', productId: product.id });
  await openMocked(page, `messaggi/${about.id}`, { messages: [about], products: [product] });
  await expect(opened(page).getByRole('link', { name: product.name })).toHaveAttribute(
    'href',
    `/prodotti/${product.slug}`,
  );
  await page.getByRole('button', { name: 'Tutti i messaggi' }).click();
  const saved = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Modelli di risposta' }).click();
  await expectAccessible(page);
  await page.getByLabel('Testo del modello 3').fill('Grazie!');
  await page.getByRole('button', { name: 'Salva i modelli' }).click();
  expect(jsonOf(await saved).templates[2]).toEqual({ title: 'Modello 3', text: 'Grazie!' });
});

test('a message that is archived at once is marked as read before', async ({ page }) => {
  await openInbox(page, mockMessages(2, 1));
  const release = await hold(page, '**/api/admin/contacts/*');
  const sent: object[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(jsonOf(request));
  });
  await row(page, 'Bonetti 2').getByRole('link').click();
  await page.getByRole('button', { name: 'Archivia' }).click();
  // A later request: one that archives the message would precede it.
  await page.evaluate(() => fetch('/api/health'));
  expect(sent).toEqual([{ status: 'read' }]);
  release();
  await expect(toast(page, 'Messaggio archiviato')).toBeVisible();
  expect(sent).toEqual([{ status: 'read' }, { status: 'archived' }]);
});

const question = 'Ci sono modifiche non salvate. Vuoi uscire senza salvarle?';

test('an unsaved note is not lost without a question, nor when the session has ended', async ({ page }) => {
  const messages = readMessages();
  const sent = await openInbox(page, messages);
  let questions = handleDialogs(page, false);
  await row(page, 'Bonetti 2').getByRole('link').click();
  await page.getByRole('button', { name: 'Aggiungi una nota' }).click();
  const note = page.getByLabel('Nota', { exact: true });
  await note.fill('Richiamare');
  await page.getByRole('button', { name: 'Archivia' }).click();
  await page.getByRole('button', { name: 'Elimina il messaggio' }).click();
  await page.getByRole('button', { name: 'Tutti i messaggi' }).click();
  await page.getByRole('tab', { name: 'Slider' }).click();
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect.poll(() => questions).toEqual(Array(5).fill(question));
  await expect(note).toHaveValue('Richiamare');
  expect(sent).toEqual([]);
  await failRequests(page, 'PATCH', '**/api/admin/contacts/*', 401);
  await page.getByRole('button', { name: 'Salva la nota' }).click();
  await expect(page.getByRole('dialog', { name: 'La sessione è scaduta' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toHaveValue('Richiamare');
  await page.unroute('**/api/admin/contacts/*');
  await keepChanges(page, messages);
  questions = handleDialogs(page, true);
  await page.getByRole('button', { name: 'Archivia' }).click();
  await expect(toast(page, 'Messaggio archiviato')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect.poll(() => questions).toEqual([question]);
});

const noteField = (page: Page) => page.getByLabel('Nota', { exact: true });

const startNote = async (page: Page, text: string) => {
  await page.getByRole('button', { name: 'Aggiungi una nota' }).click();
  await noteField(page).fill(text);
};

const saveNote = async (page: Page) => {
  await page.getByRole('button', { name: 'Salva la nota' }).click();
  await expect(noteField(page)).toHaveCount(0);
};

const prepareReply = async (page: Page) => {
  await startReply(page);
  await comeBack(page);
};

for (const [action, prepare, name] of [
  ['an action', async () => {}, 'Archivia'],
  ['the question about a reply', prepareReply, 'Sì, e archivia'],
] as const)
  test(`a late response to ${action} leaves another message and its note open`, async ({ page }) => {
    const sent = await openInbox(page);
    await row(page, 'Bonetti 2').getByRole('link').click();
    await prepare(page);
    const release = await hold(page, '**/api/admin/contacts/*');
    await page.getByRole('button', { name }).click();
    await page.goBack();
    await row(page, 'Bonetti 1').getByRole('link').click();
    await startNote(page, 'Richiamare');
    const questions = handleDialogs(page, true);
    release();
    await expect(toast(page, 'Messaggio archiviato')).toBeVisible();
    await saveNote(page);
    await expect(opened(page).getByText('Richiamare')).toBeVisible();
    expect(sent.at(-1)).toEqual({ note: 'Richiamare' });
    expect(questions).toEqual([]);
  });

test('a note that is typed until the message is archived is not lost without a question', async ({ page }) => {
  await openInbox(page);
  await row(page, 'Bonetti 2').getByRole('link').click();
  const release = await hold(page, '**/api/admin/contacts/*');
  await page.getByRole('button', { name: 'Archivia' }).click();
  await startNote(page, 'Richiamare');
  const questions = handleDialogs(page, false);
  release();
  await expect(toast(page, 'Messaggio archiviato')).toBeVisible();
  await expect.poll(() => questions).toEqual([question]);
  await saveNote(page);
  await expect(opened(page).getByText('Richiamare')).toBeVisible();
});

test('what is typed while a note is saved is kept, and saved next', async ({ page }) => {
  const messages = [mockMessage(1, { status: 'read' })];
  await openInbox(page, messages);
  await row(page, 'Bonetti 1').getByRole('link').click();
  await startNote(page, 'Richiamare');
  const release = await hold(page, '**/api/admin/contacts/*');
  const save = page.getByRole('button', { name: 'Salva la nota' });
  await save.click();
  await expect(save).toBeDisabled();
  await noteField(page).fill('Richiamare lunedì');
  release();
  await expect(save).toBeEnabled();
  expect(messages[0]?.note).toBe('Richiamare');
  await expect(noteField(page)).toHaveValue('Richiamare lunedì');
  await saveNote(page);
  expect(messages[0]?.note).toBe('Richiamare lunedì');
});

const TEMPLATES = '**/api/admin/reply-templates';
const openTemplates = (page: Page) => page.getByRole('button', { name: 'Modelli di risposta' }).click();

test('reply templates that another tab has saved are read before they are edited', async ({ page }) => {
  await openMocked(page, 'messaggi', { messages: [mockMessage(1)] });
  await openTemplates(page);
  const template = page.getByLabel('Testo del modello 3');
  await expect(template).toHaveValue('Testo 3');
  await page.keyboard.press('Escape');
  await page.route(TEMPLATES, (route) =>
    route.fulfill({ json: { templates: [1, 2, 3].map((at) => ({ title: `Modello ${at}`, text: `Nuovo ${at}` })) } }),
  );
  await page.route(TEMPLATES, (route) => route.abort(), { times: 1 });
  await openTemplates(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(template).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Riprova' }).click();
  await expect(template).toHaveValue('Nuovo 3');
});

test('a save locks reply templates, and its late response leaves a reopened dialog open', async ({ page }) => {
  await openMocked(page, 'messaggi', { messages: [mockMessage(1)] });
  await page.route(TEMPLATES, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ json: jsonOf(route.request()) }) : route.fallback(),
  );
  await openTemplates(page);
  const template = page.getByLabel('Testo del modello 3');
  await template.fill('Grazie!');
  const release = await hold(page, TEMPLATES);
  await page.getByRole('button', { name: 'Salva i modelli' }).click();
  await expect(template).not.toBeEditable();
  const questions = handleDialogs(page, true);
  await page.keyboard.press('Escape');
  await expect.poll(() => questions).toEqual([question]);
  await openTemplates(page);
  release();
  await expect(toast(page, 'Modelli salvati!')).toBeVisible();
  await template.fill('Arrivederci!');
  await expect(template).toHaveValue('Arrivederci!');
});

test('unsaved reply templates are not lost without a question, however often Escape is pressed', async ({ page }) => {
  await openMocked(page, 'messaggi', { messages: [mockMessage(1)] });
  let questions = handleDialogs(page, false);
  await page.getByRole('button', { name: 'Modelli di risposta' }).click();
  const template = page.getByLabel('Testo del modello 3');
  await template.fill('Grazie!');
  for (const count of [1, 2, 3]) {
    await page.keyboard.press('Escape');
    await expect.poll(() => questions).toHaveLength(count);
  }
  await page.mouse.click(5, 5);
  await page.getByRole('dialog').getByRole('button', { name: 'Annulla' }).click();
  await expect.poll(() => questions).toEqual(Array(5).fill(question));
  await expect(template).toHaveValue('Grazie!');
  questions = handleDialogs(page, true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Modelli di risposta' }).click();
  await expect(template).toHaveValue('Testo 3');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => questions).toEqual([question]);
});
