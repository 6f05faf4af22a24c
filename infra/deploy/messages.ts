import { contactStore, eraseContact, listAllContacts } from '@rombo/functions/data/contacts';
import { listTrashed, removeEntry } from '@rombo/functions/data/trash';
import type { Contact } from '@rombo/shared/collections/contact';

const sameAddress = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** All messages from an e-mail address (case-insensitive), those in the trash last. */
const messagesOf = async (email: string): Promise<Contact[]> =>
  [...(await listAllContacts()), ...(await listTrashed(contactStore))].filter((contact) =>
    sameAddress(contact.email, email),
  );

interface Terminal {
  ask: (question: string) => Promise<string>;
  /** Writes a file that only its owner can read. */
  write: (file: string, text: string) => Promise<void>;
}

const count = (number: number): string => `${number} ${number === 1 ? 'message' : 'messages'}`;

/** Export and erasure of a person's messages. Each returns the text to print. */
export const messageCommands = {
  'export-messages': async (email: string, file: string | undefined, { write }: Terminal): Promise<string> => {
    const messages = await messagesOf(email);
    const text = JSON.stringify(messages, null, 2);
    if (!file) return text;
    await write(file, `${text}\n`);
    return `${count(messages.length)} of ${email} in ${file}.`;
  },
  'erase-messages': async (email: string, _: string | undefined, { ask }: Terminal): Promise<string> => {
    const messages = await messagesOf(email);
    if (messages.length === 0) return `There is no message of ${email}.`;
    const answer = await ask(`Delete ${count(messages.length)} of ${email} for good? (yes): `);
    if (answer.trim() !== 'yes') return 'Nothing was deleted.';
    for (const { id } of messages) await Promise.all([eraseContact(id), removeEntry(id)]);
    return `${count(messages.length)} of ${email} deleted; backups of the table forget them in 35 days.`;
  },
};
