import type { Contact } from '@rombo/shared/collections/contact';
import { useEffect, useState } from 'react';
import { useRead } from '../../api/swr.ts';
import { Row, Stack } from '../../forms/form.styles.ts';
import { useTexts } from '../../i18n/index.ts';
import { createStore } from '../../loading/document-state.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { readStored, store } from '../../ui/stored.ts';
import { useMessageActions } from './api.ts';
import { nameOf } from './folders.ts';
import { dateText, replyBody, replyLink } from './format.ts';
import { Menu } from './messages.styles.ts';

type RepliedMessage = Pick<Contact, 'id' | 'status' | 'firstName' | 'lastName'>;

const KEY = 'replying';
const replying = createStore(readStored(KEY, 'sessionStorage') as RepliedMessage | null);

/** Also stored for the tab: phones may reload the page when the user returns to it. */
function setReplying(message: RepliedMessage | null): void {
  replying.set(message);
  store(KEY, message, 'sessionStorage');
}

/** Opens a reply in the mail client, blank or from a template, with the message quoted. */
export function ReplyMenu({ message }: { message: Contact }) {
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
      <summary aria-label={texts.replyTo(nameOf(message))}>{texts.replyButton}</summary>
      {open && <ReplyLinks message={message} />}
    </Menu>
  );
}

function ReplyLinks({ message }: { message: Contact }) {
  const panel = useTexts('panel');
  const texts = panel.messages;
  const { id, status, firstName, lastName } = message;
  const { data } = useRead('getReplyTemplates');
  const heading = texts.wrote(dateText(message.createdAt, panel), nameOf(message));
  const templates = [{ title: texts.withoutTemplate, text: '' }, ...(data?.templates ?? [])];
  return (
    <ul>
      {templates.map(({ title, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, and the order is fixed
        <li key={at}>
          <ButtonLink
            variant="ghost"
            href={replyLink(message.email, texts.reply(message.subject), replyBody(message, heading, text))}
            onClick={() => setReplying({ id, status, firstName, lastName })}
          >
            {title}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** Returns the message whose reply was opened, once the page is visible again; null if none. */
function useReturnFromReply(): RepliedMessage | null {
  const message = replying.use();
  const [asked, setAsked] = useState(message);
  useEffect(() => {
    if (!message || message === asked) return;
    const ask = () => {
      if (document.visibilityState === 'visible') setAsked(message);
    };
    const controller = new AbortController();
    addEventListener('focus', ask, { signal: controller.signal });
    document.addEventListener('visibilitychange', ask, { signal: controller.signal });
    return () => controller.abort();
  }, [message, asked]);
  return message && message === asked ? message : null;
}

/** Asks, when the user returns from the mail client, whether the reply was sent. Only then is the message marked as answered. */
export function ReplyQuestion({ onArchived }: { onArchived: (id: string) => void }) {
  const { messages: texts } = useTexts('panel');
  const message = useReturnFromReply();
  const { change } = useMessageActions();
  if (!message) return null;
  const answer = async (isArchived: boolean) => {
    setReplying(null);
    const isSaved = await change([message], 'answered');
    if (isSaved && isArchived && (await change([{ ...message, status: 'answered' }], 'archived')))
      onArchived(message.id);
  };
  return (
    <Dialog title={texts.isSent} width="form" onClose={() => setReplying(null)}>
      <Stack>
        <p>{texts.isSentText(nameOf(message))}</p>
        <Row>
          <Button onClick={() => answer(false)}>{texts.sent}</Button>
          <Button variant="secondary" onClick={() => answer(true)}>
            {texts.sentAndArchive}
          </Button>
          <Button variant="ghost" onClick={() => setReplying(null)}>
            {texts.notSent}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
