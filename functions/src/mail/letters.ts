import type { Contact } from '@rombo/shared/collections/contact';
import { nameIn, slugIn } from '@rombo/shared/collections/in-language';
import type { Product } from '@rombo/shared/collections/product';
import { RESET_MINUTES } from '@rombo/shared/contract/limits';
import { pages, pathOfPage } from '@rombo/shared/contract/pages';
import { sharePicture } from '@rombo/shared/contract/picture';
import { brand, company } from '@rombo/shared/words/company';
import { defaultLanguage, type Language, languages, localized } from '@rombo/shared/words/languages';
import { documentTexts } from '@rombo/web/texts';
import { env, requireEnv } from '../env.ts';
import type { Letter } from './letter.ts';

/** Returns an absolute address. Its origin is configured and never that of a request. */
const onSite = (path: string): string => requireEnv(env.origin) + path;

const momentIn = (language: Language, at: string): string =>
  new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Europe/Rome',
  }).format(new Date(at));

const pageOf = (language: Language, product: Product): string =>
  onSite(localized(language, pathOfPage('product', { slug: slugIn(language, product) })));

/** A JPEG: not every mail client shows newer formats. */
const pictureOf = ({ images: [picture] }: Product) => (picture ? [{ picture: onSite(sharePicture(picture)) }] : []);

type Message = Pick<
  Contact,
  'id' | 'firstName' | 'lastName' | 'email' | 'phone' | 'subject' | 'message' | 'createdAt' | 'language'
>;

/** The mail to the company about a visitor's message. */
export function messageLetter(message: Message, product: Product | undefined): Letter {
  const { id, firstName, lastName, email, phone, subject, createdAt } = message;
  const facts: [string, string][] = [
    ['Nome', `${firstName} ${lastName}`],
    ['E-mail', email],
    ['Telefono', phone ?? 'non indicato'],
    ['Oggetto', subject],
    ...(product ? ([['Prodotto', product.name]] as [string, string][]) : []),
    ['Ricevuto', momentIn(defaultLanguage, createdAt)],
  ];
  return {
    language: defaultLanguage,
    subject: `${brand}: ${subject} (${firstName} ${lastName})`,
    blocks: [
      { facts },
      { quote: message.message },
      ...(product
        ? [...pictureOf(product), { link: pageOf(defaultLanguage, product), label: 'La pagina del prodotto' }]
        : []),
      { link: onSite(`${pages.admin}/messaggi/${id}`), label: 'Apri il messaggio nel pannello' },
    ],
  };
}

/**
 * The automatic reply to a visitor. It contains nothing that the sender typed, not even the name: the address may be somebody else's, and the
 * site must not relay texts or links to it.
 */
export function automaticReply({ subject, createdAt, ...message }: Message, product: Product | undefined): Letter {
  const language = message.language ?? defaultLanguage;
  const texts = documentTexts[language].reply;
  const facts: [string, string][] = [
    [texts.about, texts.subjects[subject] ?? subject],
    ...(product ? ([[texts.product, nameIn(language, product).name]] as [string, string][]) : []),
    [texts.received, momentIn(language, createdAt)],
  ];
  return {
    language,
    subject: `${brand}: ${texts.subject}`,
    blocks: [
      texts.opening,
      { facts },
      ...(product ? [...pictureOf(product), { link: pageOf(language, product), label: texts.page }] : []),
      `${company.legalName}\n${company.street}, ${company.postalCode} ${company.town} (${company.province})`,
      texts.closing,
    ],
  };
}

/** The mail with the link to choose a new password, whose token is in the fragment: opening it sends the token to no server, log or referrer. */
export const resetLetter = (username: string, token: string): Letter => ({
  language: defaultLanguage,
  subject: `${brand}: nuova password per il pannello`,
  blocks: [
    `Qualcuno, forse tu, ha chiesto una nuova password per l’utente «${username}» del pannello.`,
    { link: onSite(`${pages.login}#${token}`), label: 'Scegli la nuova password' },
    `Il link vale una volta sola, per ${RESET_MINUTES} minuti. Se non l’hai chiesto tu, ignora questa mail: la password resta quella di prima.`,
    `Somebody, perhaps you, asked for a new password for the user “${username}”. The link works once, for ${RESET_MINUTES} minutes. Ignore this mail if it was not you.`,
  ],
});
