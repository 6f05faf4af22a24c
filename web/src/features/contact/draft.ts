import { type ContactValues, emptyForm } from './form-schema.ts';

let kept = emptyForm;
let offered = '';

/** What was typed and not sent yet. It lives as long as the page, so that a look at the privacy policy costs nobody their message. */
export const keptDraft = (): ContactValues => kept;

export const keepDraft = (values: ContactValues): void => {
  kept = { ...values };
};

export const dropDraft = (): void => {
  kept = emptyForm;
};

/** The words that the site itself put into the message; nobody would miss them. */
export const offeredMessage = (): string => offered;

export const offerMessage = (message: string): void => {
  offered = message;
};

/** True when somebody would miss what is in the form. */
export const isWorthKeeping = ({ firstName, lastName, email, phone, message }: ContactValues): boolean =>
  [firstName, lastName, email, phone, message === offered ? '' : message].some((text) => text?.trim());
