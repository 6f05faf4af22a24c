import type { Contact } from '@rombo/shared/contact';
import { useTexts } from '../../../i18n/index.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Name } from '../../../ui/item-card.styles.ts';
import { callAddress, dateText, dayText, replyAddress } from './format.ts';
import { Actions, Consent, Message, MessageFrame, Sender, Subject, Text } from './messages.styles.ts';

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
