import type { ContactValues } from './form-schema.ts';

type Asked = Pick<ContactValues, 'subject' | 'message'>;

/** Puts a question about a product into a form: nothing that was typed or chosen goes, and a question that stands there is not repeated. */
export function writeQuestion({ subject, message }: Asked, question: string, offered: string): Asked {
  const typed = message === offered ? '' : message;
  const opened = typed.trim() ? `${typed.trimEnd()}\n\n${question}` : `${question}\n\n`;
  return {
    subject: subject || 'Informazioni Prodotti',
    message: typed.includes(question) ? message : opened,
  };
}
