import type { Contact } from '@rombo/shared/collections/contact';
import { useId, useRef } from 'react';
import { Count, Head, Heading } from '../../forms/panel.styles.ts';
import { useTexts } from '../../i18n/index.ts';
import { AsyncView, Notice } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.styles.ts';
import { usePanelItem, useSearchAddress } from '../address.ts';
import { MoreButton } from '../ui/buttons.tsx';
import { useRemoval } from '../ui/list-hooks.tsx';
import { useDeleteMessage, useInbox, useProductsById } from './api.ts';
import { findMessages, folderOf } from './folders.ts';
import { inboxAddress } from './inbox-address.ts';
import { MessageCard } from './message-card.tsx';
import { MessageSearch } from './message-search.tsx';
import { List, More, Tools } from './messages.styles.ts';
import { useOpened } from './use-opened.ts';

/** The messages that visitors sent, newest first; those that nobody has opened are marked, and count as read from then on. */
export function MessagesPanel() {
  const { messages: texts } = useTexts('panel');
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { item, close } = usePanelItem('messaggi');
  const { search, setSearch } = useSearchAddress(inboxAddress);
  const folder = folderOf(search.filter);
  const inbox = useInbox(folder);
  const products = useProductsById();
  const { run } = useDeleteMessage();
  // The place in the list stays.
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const { removing, remove } = useRemoval<Contact>({
    words: texts,
    nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    run: ({ id }) => run({ parameters: { id } }),
    reload: async () => undefined,
    onRemoved: ({ id }) => {
      void inbox.forget(id);
      focusHeading();
    },
  });
  const { items: messages = [], next = null } = inbox.data ?? {};
  const { fresh, open } = useOpened(messages);
  const shown = item ? messages.filter(({ id }) => id === item) : findMessages(messages, { ...search, fresh });

  return (
    <section aria-labelledby={headingId}>
      <Head>
        <Heading id={headingId} ref={heading} tabIndex={-1}>
          {texts.title} {messages.length > 0 && <Count>{texts.count(shown.length, next !== null)}</Count>}
        </Heading>
        {inbox.data && (
          <Button variant="secondary" busy={inbox.reloading} onClick={inbox.retry}>
            {inbox.reloading ? texts.reloading : texts.reload}
          </Button>
        )}
      </Head>
      {item ? (
        <Tools>
          <Button variant="secondary" onClick={() => close(null)}>
            {texts.toInbox}
          </Button>
        </Tools>
      ) : (
        <MessageSearch search={search} onSearch={setSearch} />
      )}
      {inbox.data && Boolean(inbox.error) && <FieldError role="alert">{texts.reloadFailed}</FieldError>}
      <AsyncView
        read={inbox}
        loading={<p role="status">{texts.loading}</p>}
        failure={{ title: texts.failedTitle, text: texts.failedText }}
        isEmpty={() => messages.length === 0 && next === null && folder === 'inbox'}
        empty={<Notice title={texts.emptyTitle} text={texts.emptyText} />}
      >
        {() => (
          <>
            {shown.length === 0 && <p role="status">{texts.noMatch}</p>}
            <List>
              {shown.map((message) => (
                <li key={message.id}>
                  <MessageCard
                    message={message}
                    product={products.get(message.productId ?? '')}
                    fresh={fresh.has(message.id)}
                    onSeen={open}
                    removing={removing === message.id}
                    onMoved={focusHeading}
                    onRemove={() => remove(message)}
                  />
                </li>
              ))}
            </List>
            {next && (
              <More>
                <MoreButton texts={texts} onMore={inbox.readMore} />
              </More>
            )}
          </>
        )}
      </AsyncView>
    </section>
  );
}
