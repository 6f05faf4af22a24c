import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Contact } from '@rombo/shared/collections/contact';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTable } from '../local/table.ts';
import { writeSafely } from '../local/write-safely.ts';
import { temporaryFolder } from '../test/folder.ts';

const EMAIL = 'ada@example.org';
const asked: string[] = [];

describe('npm run admin, for the messages of a person', () => {
  let contacts: typeof import('@rombo/functions/data/contacts');
  let commands: typeof import('./messages.ts')['messageCommands'];
  let folder: string;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rombo-messages-'));
    const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
    const table = await startTable({ folder, name: 'rombo', credentials });
    stop = table.stop;
    const env = { TABLE_NAME: 'rombo', AWS_ENDPOINT_URL_DYNAMODB: table.endpoint, AWS_REGION: 'eu-south-1' };
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
    contacts = await import('@rombo/functions/data/contacts');
    commands = (await import('./messages.ts')).messageCommands;
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await stop();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    asked.length = 0;
    for (let page = await everything(); page.length > 0; page = await everything()) {
      for (const { id } of page) await contacts.deleteContact(id);
    }
  });

  const terminal = (answer = '') => ({
    ask: async (question: string) => {
      asked.push(question);
      return answer;
    },
    write: (file: string, text: string) => writeSafely(file, text, 0o600),
  });
  const everything = async (): Promise<Contact[]> => {
    const { contacts: page } = await contacts.listContacts(null);
    return page;
  };
  const left = async (email: string, message = 'Buongiorno') => {
    const contact = { id: uuid(), firstName: 'Ada', lastName: 'Rossi', email, phone: null, subject: 'Altro', message };
    const createdAt = new Date().toISOString();
    const inbox = { productId: null, status: 'archived', spamReason: null, note: null } as const;
    const consent = { consentAt: createdAt, privacyVersion: '2026-11-22' };
    await contacts.insertContact({ ...contact, createdAt, ...consent, ...inbox });
  };

  it('exports what one address sent, however it is written, and nothing of anybody else', async () => {
    await left(EMAIL, 'Prima');
    await left('ADA@example.org', 'Seconda');
    await left('eva@example.org');
    const messages: Contact[] = JSON.parse(await commands['export-messages'](EMAIL, undefined, terminal()));
    expect(messages.map(({ message }) => message)).toEqual(['Seconda', 'Prima']);
    expect(Object.keys(messages[0] ?? {})).toContain('createdAt');
  });

  it('finds them on every page of the inbox', async () => {
    await left(EMAIL);
    for (let number = 0; number < contacts.CONTACTS_PER_PAGE; number++) await left('eva@example.org');
    expect(JSON.parse(await commands['export-messages'](EMAIL, undefined, terminal()))).toHaveLength(1);
  });

  it('writes the export into a file that nobody else reads', async () => {
    await left(EMAIL);
    const file = join(await temporaryFolder(), 'ada.json');
    expect(await commands['export-messages'](EMAIL, file, terminal())).toBe(`1 message of ${EMAIL} in ${file}.`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject([{ email: EMAIL }]);
  });

  it('erases them for good when it is told yes, and says how many', async () => {
    await left(EMAIL);
    await left(EMAIL);
    await left('eva@example.org');
    expect(await commands['erase-messages'](EMAIL, undefined, terminal('yes'))).toMatch(/^2 messages of .* deleted/);
    expect(asked).toEqual([`Delete 2 messages of ${EMAIL} for good? (yes): `]);
    expect((await everything()).map(({ email }) => email)).toEqual(['eva@example.org']);
  });

  it.each(['', 'no', 'y', 'YES'])('erases nothing when the answer is %j', async (answer) => {
    await left(EMAIL);
    expect(await commands['erase-messages'](EMAIL, undefined, terminal(answer))).toBe('Nothing was deleted.');
    expect(await everything()).toHaveLength(1);
  });

  it('asks nothing where there is nothing to erase', async () => {
    expect(await commands['erase-messages'](EMAIL, undefined, terminal('yes'))).toBe(
      `There is no message of ${EMAIL}.`,
    );
    expect(asked).toEqual([]);
  });
});
