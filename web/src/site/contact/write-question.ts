import type { ContactValues } from './form-schema.ts';

/** A question about a product, as the site writes it into the message. */
export interface Asked {
  /** The name in the product's address. */
  slug: string;
  question: string;
}

/**
 * Puts a question about a product into a form: nothing that was typed or chosen goes. `before` is the question that was written last: the
 * same product's is replaced where it still stands, since its language may be another one now.
 */
export const writeQuestion = (
  { subject, message }: Pick<ContactValues, 'subject' | 'message'>,
  asked: Asked,
  before: Asked | undefined,
): Pick<ContactValues, 'subject' | 'message'> => ({
  subject: subject || 'Informazioni Prodotti',
  message: withQuestion(message, asked, before),
});

function withQuestion(message: string, { slug, question }: Asked, before: Asked | undefined): string {
  const typed = message.trim();
  if (typed.includes(question)) return message;
  if (!typed || typed === before?.question) return `${question}\n\n`;
  // If it is missing in the message, the visitor deleted it.
  if (before?.slug === slug) return message.replace(before.question, () => question);
  return `${message.trimEnd()}\n\n${question}`;
}
