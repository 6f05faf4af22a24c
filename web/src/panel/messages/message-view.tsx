import type { Contact } from '@rombo/shared/collections/contact';
import { type ContactStatus, NOTE_MAX, unlistedStatuses } from '@rombo/shared/collections/contact-status';
import { type Dispatch, type FormEvent, type SetStateAction, useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { useRead } from '../../api/swr.ts';
import { TextField } from '../../forms/fields.tsx';
import { Bar, Note, Row, Stack } from '../../forms/form.styles.ts';
import { allowNextNavigation, confirmLeave, useLeaveGuard } from '../../forms/leave-guard.ts';
import { useTexts } from '../../i18n/index.ts';
import { AsyncView, Notice } from '../../ui/async-view.tsx';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { Badge } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { useBottomBar } from '../../ui/toast.tsx';
import { useMountedCallback } from '../ui/list-hooks.tsx';
import { PanelSection } from '../ui/panel-section.tsx';
import { useChangeNote, useFolder, useMessageActions } from './api.ts';
import { folderOf, inboxAddress, nameOf } from './folders.ts';
import { dateText, dayText, phoneLink, replyLink, subjectText } from './format.ts';
import { Actions, Message, MessageFrame, NoteText, Sender, Subject, Text } from './messages.styles.ts';
import { ReplyMenu } from './reply.tsx';

interface MessageNoteProps {
  message: Contact;
  /** The text being edited; null if there is none. */
  text: string | null;
  onText: Dispatch<SetStateAction<string | null>>;
  onSaved: (message: Contact) => void;
}

function MessageNote({ message, text, onText, onSaved }: MessageNoteProps) {
  const { id, note } = message;
  const { messages: texts, saving } = useTexts('panel');
  const { change, busy } = useChangeNote();
  useLeaveGuard(() => text !== null && text !== (note ?? ''), saving.leave);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await change(id, { note: text ?? '' });
    if (!saved) return;
    onSaved(saved.result);
    // Keeps what was typed until the response.
    onText((current) => (current === text ? null : current));
  };

  if (text === null)
    return (
      <>
        {note && <NoteText>{note}</NoteText>}
        <Button
          variant="ghost"
          aria-label={texts.noteOf(nameOf(message), Boolean(note))}
          onClick={() => onText(note ?? '')}
        >
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
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <Row>
        <Button type="submit" variant="secondary" busy={busy}>
          {texts.saveNote}
        </Button>
        <Button variant="ghost" onClick={() => confirmLeave() && onText(null)}>
          {saving.cancel}
        </Button>
      </Row>
    </Stack>
  );
}

interface OpenMessageProps {
  message: Contact;
  onNoteSaved: (message: Contact) => void;
  /** Called if the message has left its list, or is to be read later. Asks about unsaved changes. */
  onLeave: () => void;
}

/** Opening a message marks it as read. It counts as read from the start, before the list is read again. */
function OpenMessage({ message: listed, onNoteSaved, onLeave }: OpenMessageProps) {
  const contact = { ...listed, status: listed.status === 'new' ? 'read' : listed.status };
  const panel = useTexts('panel');
  const texts = panel.messages;
  const { subjects } = useTexts('contact');
  const { data: products = [] } = useRead('listProducts');
  const { email, phone, subject, message, createdAt, consentAt, privacyVersion, productId, status, spamReason } =
    contact;
  const product = products.find(({ id }) => id === productId);
  const call = phone && phoneLink(phone);
  const { change, remove, open } = useMessageActions();
  const isOpened = useRef(false);
  useEffect(() => {
    if (!isOpened.current && listed.status === 'new') void open(listed.id);
    isOpened.current = true;
  });
  const bar = useBottomBar();
  const [note, setNote] = useState<string | null>(null);
  const leave = useMountedCallback((discarded: string | null) => {
    if (note === discarded) allowNextNavigation();
    onLeave();
  });

  /**
   * Runs a write that leaves the message, after a confirmation if its note has unsaved changes. What is typed until the response is confirmed
   * separately. A user who has opened another view by then stays there.
   */
  const leaveAfter = async (write: () => Promise<boolean>) => {
    if (confirmLeave() && (await write())) leave(note);
  };
  const changeStatus = (wanted: ContactStatus) => {
    const write = () => change([contact], wanted);
    return wanted === 'answered' ? write() : leaveAfter(write);
  };
  const action = (wanted: ContactStatus, label: string, variant: ButtonVariant = 'secondary') => (
    <Button variant={variant} onClick={() => changeStatus(wanted)}>
      {label}
    </Button>
  );
  const isUnlisted = unlistedStatuses.includes(status);

  return (
    <>
      <MessageFrame aria-label={nameOf(contact)}>
        <Sender>
          {status !== 'read' && <Badge>{texts.statuses[status]}</Badge>}
          <time dateTime={createdAt || undefined}>{dateText(createdAt, panel)}</time>
          <a href={replyLink(email, texts.reply(subject))}>{email}</a>
          {phone && (call ? <a href={call}>{phone}</a> : <span>{phone}</span>)}
        </Sender>
        <Text>
          <Subject>{subjectText(subject, subjects)}</Subject>
          {productId && (
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
          <MessageNote message={contact} text={note} onText={setNote} onSaved={onNoteSaved} />
        </Text>
      </MessageFrame>
      <Bar ref={bar}>
        <Actions>
          <ReplyMenu message={contact} />
          {isUnlisted ? action('read', texts.toInboxAgain) : action('archived', texts.archive)}
          {!isUnlisted && action('spam', texts.statuses.spam)}
          <Button
            variant="danger"
            aria-label={texts.removeOf(nameOf(contact))}
            onClick={() => leaveAfter(() => remove([contact]))}
          >
            {texts.remove}
          </Button>
          {!isUnlisted && action('new', texts.statuses.new, 'ghost')}
          {!isUnlisted && status !== 'answered' && action('answered', texts.markAnswered, 'ghost')}
        </Actions>
      </Bar>
    </>
  );
}

/** The message that the address names, from the list that the query names. */
export function MessageView({ id, onClose }: { id: string; onClose: () => void }) {
  const { common } = useTexts('site');
  const { frame, messages: texts } = useTexts('panel');
  const folder = folderOf(inboxAddress.read(useSearch()).filter);
  /** The message as last listed or saved: it stays open after it leaves the list. */
  const [lastListed, setLastListed] = useState<Contact>();
  const inbox = useFolder(folder, lastListed === undefined);
  const listed = inbox.data?.items.find((item) => item.id === id);
  if (listed && listed !== lastListed) setLastListed(listed);
  const message = listed ?? lastListed;
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = Boolean(message);
  useEffect(() => {
    if (isShown) heading.current?.focus();
  }, [isShown]);

  return (
    <PanelSection
      title={message ? nameOf(message) : frame.tabs.messaggi}
      headingRef={heading}
      tools={
        <Button variant="secondary" onClick={onClose}>
          {texts.toInbox}
        </Button>
      }
    >
      <AsyncView read={inbox}>
        {({ next }) => {
          if (message) return <OpenMessage key={id} message={message} onNoteSaved={setLastListed} onLeave={onClose} />;
          if (next) return <p role="status">{common.loading}</p>;
          return (
            <Notice
              title={texts.unknownTitle}
              text={texts.unknownText}
              action={{ label: texts.toInbox, run: onClose }}
            />
          );
        }}
      </AsyncView>
    </PanelSection>
  );
}
