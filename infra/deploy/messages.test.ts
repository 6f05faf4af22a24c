import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contact } from '@rombo/shared/collections/contact';
import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { writeSafely } from '../local/write-safely.ts';
import { emptyTable } from '../test/data/empty-table.ts';
import { temporaryFolder } from '../test/folder.ts';

await emptyTable();
const contacts = await import('@rombo/functions/data/contacts');
const { moveToTrash } = await import('@rombo/functions/data/trash');
const { messageCommands } = await import('./messages.ts');

const asked: string[] = [];
const terminal = (answer = '') => ({
  ask: async (question: string) => {
    asked.push(question);
    return answer;
  },
  write: (file: string, text: string) => writeSafely(file, text, 0o600),
});

/** Stores messages from a unique e-mail address. */
async function leave(messages: string[], email = `${uuid()}@example.org`): Promise<string> {
  for (const message of messages) {
    const createdAt = new Date().toISOString();
    await contacts.insertContact({
      id: uuid(),
      firstName: 'Ada',
      lastName: 'Rossi',
      email,
      phone: null,
      subject: 'Altro',
      message,
      createdAt,
      consentAt: createdAt,
      privacyVersion: '2026-11-22',
      productId: null,
      language: null,
      status: 'archived',
      spamReason: null,
      note: null,
    });
  }
  return email;
}

const exported = async (email: string): Promise<Contact[]> =>
  JSON.parse(await messageCommands['export-messages'](email, undefined, terminal()));

it('exports the messages of an address, ignoring case, into a file that only its owner can read', async () => {
  const email = await leave(['Prima']);
  await leave(['Seconda'], email.toUpperCase());
  await leave(['Altra']);
  const file = join(await temporaryFolder(), 'ada.json');
  expect(await messageCommands['export-messages'](email, file, terminal())).toBe(`2 messages of ${email} in ${file}.`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject([{ message: 'Seconda' }, { message: 'Prima', email }]);
});

it('erases the messages of one address, including trashed ones, after confirmation', async () => {
  const [email, other] = [await leave(['Prima', 'Seconda']), await leave(['Altra'])];
  const [, first] = await exported(email);
  await moveToTrash(contacts.contactStore, first?.id ?? '', null);
  const erase = (answer: string) => messageCommands['erase-messages'](email, undefined, terminal(answer));
  for (const answer of ['', 'YES']) expect(await erase(answer)).toBe('Nothing was deleted.');
  expect(await exported(email)).toHaveLength(2);
  expect(await erase('yes')).toMatch(/^2 messages of .* deleted/);
  expect(asked.at(-1)).toBe(`Delete 2 messages of ${email} for good? (yes): `);
  expect([await exported(email), (await exported(other)).length]).toEqual([[], 1]);
  expect(await erase('yes')).toBe(`There is no message of ${email}.`);
});
