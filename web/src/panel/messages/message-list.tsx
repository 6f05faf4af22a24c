import type { Contact } from '@rombo/shared/collections/contact';
import { contactStatuses, unlistedStatuses } from '@rombo/shared/collections/contact-status';
import { type MouseEvent, type Ref, useState } from 'react';
import { Link } from 'wouter';
import { Choice } from '../../forms/fields.tsx';
import { formatDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/index.ts';
import { AsyncView, Notice } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.styles.ts';
import { Badge, VisuallyHidden } from '../../ui/icon.tsx';
import { useSearchAddress } from '../address.ts';
import { MoreButton } from '../ui/buttons.tsx';
import { useReturnFocus } from '../ui/list-hooks.tsx';
import { FilterSelect, PanelSection, Tools } from '../ui/panel-section.tsx';
import { SelectAll, SelectBox, SelectionBar, useSelection } from '../ui/selection.tsx';
import { useFolder, useMessageActions } from './api.ts';
import {
  findMessages,
  folderOf,
  folderQuery,
  inboxAddress,
  messageAddress,
  nameOf,
  newestFirst,
  type Search,
} from './folders.ts';
import { dateText, subjectText } from './format.ts';
import { Contacts, List, Row, SearchInput, SelectAllRow, State, Words } from './messages.styles.ts';

interface MessageRowProps {
  message: Contact;
  linkRef: Ref<HTMLAnchorElement>;
  showsStatus: boolean;
  selected: boolean;
  onSelect: (message: Contact, on: boolean, asRange: boolean) => void;
  onOpen: () => void;
}

function MessageRow({ message: contact, linkRef, showsStatus, selected, onSelect, onOpen }: MessageRowProps) {
  const panel = useTexts('panel');
  const texts = panel.messages;
  const { subjects } = useTexts('contact');
  const { email, phone, subject, message, createdAt, status } = contact;
  const isNew = status === 'new';
  const openHere = (event: MouseEvent) => {
    event.preventDefault();
    onOpen();
  };
  return (
    <Row $isNew={isNew}>
      <SelectBox item={contact} label={texts.select(nameOf(contact))} selected={selected} onSelect={onSelect} />
      <Link ref={linkRef} href={messageAddress(contact)} onClick={openHere}>
        <strong>
          {isNew && <VisuallyHidden>{texts.statuses.new}: </VisuallyHidden>}
          {nameOf(contact)}
        </strong>
        <Contacts>{[email, phone].filter(Boolean).join(' · ')}</Contacts>
        <Words>
          <b>{subjectText(subject, subjects)}</b> {message.slice(0, 200)}
        </Words>
        {showsStatus && !isNew && status !== 'read' && (
          <State>
            <Badge>{texts.statuses[status]}</Badge>
          </State>
        )}
        <time dateTime={createdAt || undefined} title={dateText(createdAt, panel)}>
          {Number.isNaN(Date.parse(createdAt)) ? texts.noDate : formatDate(createdAt, 'shortDay', panel.locale)}
        </time>
      </Link>
    </Row>
  );
}

function BulkBar({ selected, onDone }: { selected: Contact[]; onDone: () => void }) {
  const { messages: texts, bulk } = useTexts('panel');
  const { change, remove } = useMessageActions();
  const [isBusy, setBusy] = useState(false);
  const run = async (write: () => Promise<boolean>) => {
    setBusy(true);
    const isDone = await write();
    setBusy(false);
    if (isDone) onDone();
  };
  const isUnlisted = selected.some(({ status }) => unlistedStatuses.includes(status));
  const actions = isUnlisted
    ? ([['read', texts.toInboxAgain]] as const)
    : ([
        ['read', texts.markRead],
        ['archived', texts.archive],
        ['spam', texts.statuses.spam],
      ] as const);
  return (
    <SelectionBar title={texts.selection} status={bulk.count(selected.length, 0)} isBusy={isBusy} onClear={onDone}>
      {actions.map(([status, label]) => (
        <Button key={label} variant="secondary" busy={isBusy} onClick={() => run(() => change(selected, status))}>
          {label}
        </Button>
      ))}
      <Button variant="danger" busy={isBusy} onClick={() => run(() => remove(selected))}>
        {texts.remove}
      </Button>
    </SelectionBar>
  );
}

function MessageSearch({ search, onSearch }: { search: Search; onSearch: (search: Search) => void }) {
  const { messages: texts } = useTexts('panel');
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
    </Tools>
  );
}

interface MessageListProps {
  /** Id of the previously open message: the focus returns to it. */
  lastOpened: string | null;
  /** Receives the id of a message, and the query that names its list. */
  onOpen: (id: string, query: string) => void;
}

/** Messages from visitors, latest first. A search includes the archive. */
export function MessageList({ lastOpened, onOpen }: MessageListProps) {
  const { frame, messages: texts } = useTexts('panel');
  const { search, setSearch, flushSearch } = useSearchAddress(inboxAddress);
  const folder = folderOf(search.filter);
  const isSearching = search.query.trim() !== '';
  const searchesArchive = isSearching && search.filter === 'inbox';
  const inbox = useFolder(folder, isSearching);
  // If there is no archive to search, reads the same list, which is cached.
  const archive = useFolder(searchesArchive ? 'archived' : folder, searchesArchive);
  const returnFocus = useReturnFocus(lastOpened);

  const listed = inbox.data?.items ?? [];
  const archived = searchesArchive ? (archive.data?.items ?? []) : [];
  // The cached archive may still hold a message that is back in the inbox.
  const all = new Map([...archived, ...listed].map((message) => [message.id, message]));
  const shown = findMessages([...all.values()], search).sort(newestFirst);
  const { ids, selected, select, toggle, clear } = useSelection(shown, shown);
  const found = shown.filter(({ status }) => status === 'archived').length;
  const next = inbox.data?.next ?? null;

  return (
    <PanelSection
      title={frame.tabs.messaggi}
      count={listed.length > 0 && texts.count(shown.length, next !== null)}
      tools={
        inbox.data && (
          <Button variant="secondary" busy={inbox.reloading} onClick={inbox.retry}>
            {inbox.reloading ? texts.reloading : texts.reload}
          </Button>
        )
      }
    >
      <MessageSearch search={search} onSearch={setSearch} />
      {inbox.data && Boolean(inbox.error) && <FieldError role="alert">{texts.reloadFailed}</FieldError>}
      {searchesArchive && Boolean(archive.error) && <FieldError role="alert">{texts.archiveFailed}</FieldError>}
      <AsyncView
        read={inbox}
        isEmpty={({ items, next }) => items.length === 0 && next === null && folder === 'inbox' && !isSearching}
        empty={<Notice title={texts.emptyTitle} text={texts.emptyText} />}
      >
        {() => (
          <>
            <p role="status">
              {shown.length === 0 && texts.noMatch}
              {shown.length > 0 && searchesArchive && texts.inArchive(shown.length, found)}
            </p>
            {shown.length > 1 && (
              <SelectAllRow>
                <SelectAll found={shown.length} selected={selected.length} onSelectAll={(on) => select(shown, on)} />
              </SelectAllRow>
            )}
            <List>
              {shown.map((message) => (
                <li key={message.id}>
                  <MessageRow
                    message={message}
                    linkRef={returnFocus(message.id)}
                    showsStatus={search.filter === 'inbox'}
                    selected={ids.has(message.id)}
                    onSelect={toggle}
                    onOpen={() => {
                      flushSearch();
                      onOpen(message.id, folderQuery(message));
                    }}
                  />
                </li>
              ))}
            </List>
            {next && <MoreButton texts={texts} onMore={inbox.readMore} />}
            {selected.length > 0 && <BulkBar selected={selected} onDone={clear} />}
          </>
        )}
      </AsyncView>
    </PanelSection>
  );
}
