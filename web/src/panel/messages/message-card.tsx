import type { Contact } from '@rombo/shared/collections/contact';
import {
  type ContactStatus,
  contactStatuses,
  NOTE_MAX,
  unlistedStatuses,
} from '@rombo/shared/collections/contact-status';
import type { Product } from '@rombo/shared/collections/product';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useRead } from '../../api/swr.ts';
import { Choice, TextField } from '../../forms/fields.tsx';
import { Note, Stack } from '../../forms/form.styles.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Badge } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { useToast } from '../../ui/toast.tsx';
import { BusyButton } from '../ui/buttons.tsx';
import { Name } from '../ui/cards.tsx';
import { useSeen } from '../ui/list-hooks.tsx';
import { useChangeMessage } from './api.ts';
import { messageAddress } from './folders.ts';
import { callAddress, dateText, dayText, replyAddress, replyBody, subjectText } from './format.ts';
import {
  Actions,
  Menu,
  Message,
  MessageFrame,
  NoteText,
  Sender,
  StatusInput,
  Subject,
  Text,
} from './messages.styles.ts';

/** The administrator's note on a message, or the form that edits it. */
function MessageNote({ message: { id, note }, name }: { message: Contact; name: string }) {
  const { messages: texts } = useTexts('panel');
  const { change, busy } = useChangeMessage();
  const [text, setText] = useState<string | null>(null);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await change(id, { note: text ?? '' })) setText(null);
  };

  if (text === null)
    return (
      <>
        {note && <NoteText>{note}</NoteText>}
        <Button variant="ghost" aria-label={texts.noteOf(name, Boolean(note))} onClick={() => setText(note ?? '')}>
          {note ? texts.editNote : texts.addNote}
        </Button>
      </>
    );
  return (
    <Stack as="form" onSubmit={save}>
      <TextField
        label={texts.note}
        hint={texts.noteHint}
        isLong
        autoFocus
        maxLength={NOTE_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Actions>
        <Button variant="ghost" onClick={() => setText(null)}>
          {texts.cancel}
        </Button>
        <BusyButton type="submit" variant="secondary" busy={busy}>
          {texts.saveNote}
        </BusyButton>
      </Actions>
    </Stack>
  );
}

interface ReplyMenuProps {
  message: Contact;
  name: string;
}

/** Opens a reply in the mail program, blank or from a template, with the message quoted; marks the message as answered. */
function ReplyMenu({ message, name }: ReplyMenuProps) {
  const { messages: texts } = useTexts('panel');
  const [open, setOpen] = useState(false);
  return (
    <Menu
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return;
        currentTarget.open = false;
        currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary aria-label={texts.replyTo(name)}>{texts.replyButton}</summary>
      {open && <ReplyLinks message={message} name={name} />}
    </Menu>
  );
}

function ReplyLinks({ message, name }: ReplyMenuProps) {
  const panel = useTexts('panel');
  const texts = panel.messages;
  const { data } = useRead('getReplyTemplates');
  const { change } = useChangeMessage();
  const heading = texts.wrote(dateText(message.createdAt, panel), name);
  const templates = [{ title: texts.withoutTemplate, text: '' }, ...(data?.templates ?? [])];
  return (
    <ul>
      {templates.map(({ title, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two templates may have one title, and their order stays
        <li key={at}>
          <ButtonLink
            variant="ghost"
            href={replyAddress(message.email, texts.reply(message.subject), replyBody(message, heading, text))}
            onClick={() => void change(message.id, { status: 'answered' })}
          >
            {title}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

interface StatusSelectProps {
  message: Contact;
  name: string;
  /** Called when the message has left the inbox. */
  onMoved: () => void;
}

/** The status of a message, saved as soon as another one is chosen. */
function StatusSelect({ message: { id, status }, name, onMoved }: StatusSelectProps) {
  const { messages: texts } = useTexts('panel');
  const { toast } = useToast();
  const { change, busy } = useChangeMessage();
  const choose = async (chosen: ContactStatus) => {
    const isSaved = await change(id, { status: chosen });
    if (!isSaved || !unlistedStatuses.includes(chosen) || unlistedStatuses.includes(status)) return;
    const action = { label: texts.cancel, hint: texts.movedHint, run: () => void change(id, { status }) };
    toast({ title: texts.moved(texts.statuses[chosen]), description: texts.movedText(name), action });
    onMoved();
  };
  return (
    <Choice
      frame={StatusInput}
      aria-label={texts.statusOf(name)}
      aria-busy={busy || undefined}
      value={status}
      options={contactStatuses.map((key) => [key, texts.statuses[key]])}
      onChoose={choose}
    />
  );
}

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
