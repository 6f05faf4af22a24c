import type { Contact } from '@rombo/shared/contact';
import { asciiAddress } from '@rombo/shared/email';
import { type Texts, useTexts } from '../../../i18n/index.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Name } from '../../../ui/item-card.styles.ts';
import { Actions, Consent, Message, MessageFrame, Sender, Subject, Text } from './messages.styles.ts';

/** When a message came, as the panel's language writes it; 'N/A' when that is not known. */
export function dateText(
  createdAt: string | null | undefined,
  { locale, messages }: Pick<Texts['panel'], 'locale' | 'messages'>,
): string {
  const time = Date.parse(createdAt ?? '');
  if (Number.isNaN(time)) return messages.noDate;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(time);
}

/** A day such as '2026-11-22' as the panel's language writes it; what is no day stays as it is. */
export function dayText(date: string, locale: string): string {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return date;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}

/** The address that opens a reply to a message. */
export const replyAddress = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(asciiAddress(email) ?? email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;

/** The address that calls a number however it was typed, or null when no digit of it is one. */
export function callAddress(phone: string): string | null {
  const number = phone.replace(/(?!^\+)\D/g, '');
  return /\d/.test(number) ? `tel:${number}` : null;
}

export interface MessageCardProps {
  message: Contact;
  /** It came after the last visit. */
  fresh: boolean;
  removing: boolean;
  onRemove: () => void;
}

/** One message: who wrote it, how to answer, what it says. */
export function MessageCard({ message: contact, fresh, removing, onRemove }: MessageCardProps) {
  const panel = useTexts('panel');
  const texts = panel.messages;
  const { email, phone, subject, message, createdAt, consentAt, privacyVersion } = contact;
  const name = `${contact.firstName} ${contact.lastName}`;
  const call = phone && callAddress(phone);
  return (
    <MessageFrame aria-label={name} aria-busy={removing || undefined} $fresh={fresh}>
      <Sender>
        {fresh && <Badge tone="brand">{texts.isNew}</Badge>}
        <Name>{name}</Name>
        <time dateTime={createdAt || undefined}>{dateText(createdAt, panel)}</time>
        <a href={replyAddress(email, texts.reply(subject))}>{email}</a>
        {phone && (call ? <a href={call}>{phone}</a> : <span>{phone}</span>)}
      </Sender>
      <Text>
        <Subject>{subject}</Subject>
        <Message>{message}</Message>
        {consentAt && (
          <Consent>
            {texts.consent(dateText(consentAt, panel), privacyVersion && dayText(privacyVersion, panel.locale))}
          </Consent>
        )}
        <Actions>
          <Button variant="danger" busy={removing} aria-label={texts.removeOf(name)} onClick={onRemove}>
            {removing ? texts.removing : texts.remove}
          </Button>
        </Actions>
      </Text>
    </MessageFrame>
  );
}
