import type { Contact } from '@rombo/shared/collections/contact';
import { contactStatuses } from '@rombo/shared/collections/contact-status';
import { useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { useRead, useWrite } from '../../api/swr.ts';
import { Choice } from '../../forms/fields.tsx';
import { useTexts } from '../../i18n/index.ts';
import { Notice } from '../../ui/async-view.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.styles.ts';
import { usePanelItem, useSearchAddress } from '../address.ts';
import { MoreButton } from '../ui/buttons.tsx';
import { useLatest, useRemoval } from '../ui/list-hooks.tsx';
import { FilterSelect, PanelSection, ReadView, Tools } from '../ui/panel-section.tsx';
import { useInbox, useStoreMessages } from './api.ts';
import { findMessages, folderOf, inboxAddress, type Search } from './folders.ts';
import { MessageCard } from './message-card.tsx';
import { List, SearchInput } from './messages.styles.ts';
import { TemplatesDialog } from './templates-dialog.tsx';

/** Ids of the messages that are new or were when this visit began, and a function that marks one as read. */
function useOpened(messages: readonly Contact[]) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const sent = useRef(new Set<string>());
  const store = useStoreMessages();
  const open = useLatest(async (message: Contact) => {
    const { id } = message;
    if (sent.current.has(id)) return;
    sent.current.add(id);
    setOpened((before) => new Set([...before, id]));
    await store([{ ...message, status: 'read' }]);
    // A failed request is repeated when the list is read anew.
    await call('updateContact', { parameters: { id }, body: { status: 'read' } }).catch(() => sent.current.delete(id));
  });
  const unread = messages.filter(({ status }) => status === 'new').map(({ id }) => id);
  return { fresh: new Set([...opened, ...unread]), open };
}

/** Filters the inbox by words and by status; opens the templates and the export. */
function MessageSearch({ search, onSearch }: { search: Search; onSearch: (search: Search) => void }) {
  const { messages: texts } = useTexts('panel');
  const [editing, setEditing] = useState(false);
  return (
    <Tools>
      <SearchInput
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={search.query}
        onChange={(event) => onSearch({ ...search, query: event.currentTarget.value })}
      />
      <Choice
        frame={FilterSelect}
        aria-label={texts.filter}
        value={search.filter}
        options={[
          ['inbox', texts.everything],
          ...contactStatuses.map((status) => [status, texts.filters[status]] as const),
        ]}
        onChoose={(filter) => onSearch({ ...search, filter })}
      />
      <Button variant="ghost" onClick={() => setEditing(true)}>
        {texts.templates}
      </Button>
      <ButtonLink variant="ghost" href="/api/admin/contacts.csv" download>
        {texts.exportAll}
      </ButtonLink>
      {editing && <TemplatesDialog onClose={() => setEditing(false)} />}
    </Tools>
  );
}

/** The messages of visitors, newest first. Unread ones are marked, and count as read once they were in view. */
export default function MessagesPanel() {
  const { messages: texts } = useTexts('panel');
  const heading = useRef<HTMLHeadingElement>(null);
  const { item, close } = usePanelItem('messaggi');
  const { search, setSearch } = useSearchAddress(inboxAddress);
  const folder = folderOf(search.filter);
  const inbox = useInbox(folder);
  const { data: products = [] } = useRead('listProducts');
  const { run } = useWrite('deleteContact');
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
    <PanelSection
      title={texts.title}
      headingRef={heading}
      count={messages.length > 0 && texts.count(shown.length, next !== null)}
      tools={
        inbox.data && (
          <Button variant="secondary" busy={inbox.reloading} onClick={inbox.retry}>
            {inbox.reloading ? texts.reloading : texts.reload}
          </Button>
        )
      }
    >
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
      <ReadView
        read={inbox}
        words={texts}
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
                    product={products.find(({ id }) => id === message.productId)}
                    fresh={fresh.has(message.id)}
                    onSeen={open}
                    removing={removing === message.id}
                    onMoved={focusHeading}
                    onRemove={() => remove(message)}
                  />
                </li>
              ))}
            </List>
            {next && <MoreButton texts={texts} onMore={inbox.readMore} />}
          </>
        )}
      </ReadView>
    </PanelSection>
  );
}
