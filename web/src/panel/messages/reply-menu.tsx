import type { Contact } from '@rombo/shared/collections/contact';
import { useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useChangeMessage, useReplyTemplates } from './api.ts';
import { dateText } from './format.ts';
import { Menu } from './messages.styles.ts';
import { replyAddress, replyBody } from './reply.ts';

interface ReplyMenuProps {
  message: Contact;
  name: string;
}

/** Replies to a message in the mail program, with the message quoted, from nothing or from a template. It counts as answered then. */
export function ReplyMenu({ message, name }: ReplyMenuProps) {
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
  const { data } = useReplyTemplates();
  const { change } = useChangeMessage();
  const heading = texts.wrote(dateText(message.createdAt, panel), name);
  const templates = [{ title: texts.withoutTemplate, text: '' }, ...(data?.templates ?? [])];
  // A change that fails is no reason to keep the mail program shut: the status can be chosen by hand.
  const markAnswered = () => void change(message.id, { status: 'answered' }).catch(() => undefined);
  return (
    <ul>
      {templates.map(({ title, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two templates may have one title, and their order stays
        <li key={at}>
          <ButtonLink
            variant="ghost"
            href={replyAddress(message.email, texts.reply(message.subject), replyBody(message, heading, text))}
            onClick={markAnswered}
          >
            {title}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
