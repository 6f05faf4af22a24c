import type { Contact } from '@rombo/shared/collections/contact';

/** A message that a test makes up: the higher its number, the newer it is. */
export const madeUpMessage = (number: number, fields: Partial<Contact> = {}): Contact => ({
  id: `0199${String(number).padStart(4, '0')}-0000-7000-8000-000000000000`,
  firstName: 'Ada',
  lastName: `Bonetti ${number}`,
  email: 'ada@example.com',
  phone: '+39 030 123 456',
  subject: 'Consulenza Tecnica',
  message: 'Il mio .21 non tiene il minimo.\nChe candela consigliate?',
  createdAt: '2025-09-20T12:30:00.000Z',
  consentAt: null,
  privacyVersion: null,
  productId: null,
  status: 'new',
  spamReason: null,
  note: null,
  ...fields,
});

/** Made-up messages, the newest first. */
export const madeUpMessages = (from: number, to: number): Contact[] =>
  Array.from({ length: from - to + 1 }, (_, index) => madeUpMessage(from - index));
