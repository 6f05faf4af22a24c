import type { Contact } from '@rombo/shared/collections/contact';
import type { Product } from '@rombo/shared/collections/product';
import { useRef } from 'react';
import { Link } from 'wouter';
import { Note } from '../../forms/form.styles.ts';
import { useTexts } from '../../i18n/index.ts';
import { Badge } from '../../ui/badge.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { BusyButton } from '../ui/buttons.tsx';
import { Name } from '../ui/cards.tsx';
import { useSeen } from '../ui/list-hooks.tsx';
import { callAddress, dateText, dayText, subjectText } from './format.ts';
import { messageAddress } from './inbox-address.ts';
import { MessageNote } from './message-note.tsx';
import { Actions, Message, MessageFrame, Sender, Subject, Text } from './messages.styles.ts';
import { replyAddress } from './reply.ts';
import { ReplyMenu } from './reply-menu.tsx';
import { StatusSelect } from './status-select.tsx';

interface MessageCardProps {
  message: Contact;
  /** The product that it is about, where the catalogue has it. */
  product: Product | undefined;
  /** It was new when it was opened. */
  fresh: boolean;
  /** Called once, when a new message has been in view for a moment. */
  onSeen: (message: Contact) => void;
  removing: boolean;
  onMoved: () => void;
  onRemove: () => void;
}

export function MessageCard(props: MessageCardProps) {
  const { message: contact, product, fresh, onSeen, removing, onMoved, onRemove } = props;
  const panel = useTexts('panel');
  const texts = panel.messages;
  const { subjects } = useTexts('contact');
  const { email, phone, subject, message, createdAt, consentAt, privacyVersion, status, spamReason } = contact;
  const name = `${contact.firstName} ${contact.lastName}`;
  const heading = useRef<HTMLParagraphElement>(null);
  useSeen(heading, status === 'new', () => onSeen(contact));
  const call = phone && callAddress(phone);
  return (
    <MessageFrame aria-label={name} aria-busy={removing || undefined} $fresh={fresh}>
      <Sender>
        {fresh && <Badge tone="brand">{texts.isNew}</Badge>}
        {status !== 'new' && status !== 'read' && <Badge>{texts.statuses[status]}</Badge>}
        <Name>{name}</Name>
        <Link href={messageAddress(contact)}>
          <time dateTime={createdAt || undefined}>{dateText(createdAt, panel)}</time>
        </Link>
        <a href={replyAddress(email, texts.reply(subject))}>{email}</a>
        {phone && (call ? <a href={call}>{phone}</a> : <span>{phone}</span>)}
      </Sender>
      <Text>
        <Subject ref={heading}>{subjectText(subject, subjects)}</Subject>
        {contact.productId && (
          <p>
            {texts.about}{' '}
            {product ? (
              <PageLink page="product" parameters={{ slug: product.slug }}>
                {product.name}
              </PageLink>
            ) : (
              texts.productGone
            )}
          </p>
        )}
        <Message>{message}</Message>
        {spamReason && <Note>{texts.spamReasons[spamReason]}</Note>}
        {consentAt && (
          <Note>
            {texts.consent(dateText(consentAt, panel), privacyVersion && dayText(privacyVersion, panel.locale))}
          </Note>
        )}
        <MessageNote message={contact} name={name} />
        <Actions>
          <ReplyMenu message={contact} name={name} />
          <StatusSelect message={contact} name={name} onMoved={onMoved} />
          <BusyButton variant="danger" busy={removing} aria-label={texts.removeOf(name)} onClick={onRemove}>
            {removing ? texts.removing : texts.remove}
          </BusyButton>
        </Actions>
      </Text>
    </MessageFrame>
  );
}
