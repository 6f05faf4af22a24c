import type { Contact } from '@rombo/shared/collections/contact';
import { publicationOf } from '@rombo/shared/collections/status';
import { keysOf } from '@rombo/shared/contract/keys-of';
import { kinds, type PublishedKind } from '@rombo/shared/contract/kinds';
import { useState } from 'react';
import styled from 'styled-components';
import { Link } from 'wouter';
import { useRead } from '../../api/swr.ts';
import { Note } from '../../forms/form.styles.ts';
import { listPanelDrafts, removeDraft } from '../../forms/stored-draft.ts';
import { deleteUnusedFiles } from '../../forms/uploads/stored-files.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/index.ts';
import { tabName } from '../../i18n/tab-name.ts';
import { panelAddress } from '../../routing/paths.ts';
import { useAccount } from '../../session/api.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { store } from '../../ui/stored.ts';
import { NEW } from '../address.ts';
import { POLLING, useInbox } from '../messages/api.ts';
import { messageAddress } from '../messages/folders.ts';
import { useProducts } from '../products/api.ts';
import { defaultSearch, findProducts, lacks, listAddress } from '../products/list/list-search.ts';
import { plannedText } from '../products/product-parts.tsx';
import { SiteFacts } from '../settings/site-facts.tsx';
import { Cards, Line, Lines, TitledCard } from '../ui/cards.tsx';
import { PanelSection } from '../ui/panel-section.tsx';
import { Archives } from './archives.tsx';

/** Maximum number of lines per list; a link leads to the rest. */
const MAX_LINES = 5;

const isUnanswered = ({ status }: Contact): boolean => status === 'new' || status === 'read';

function Messages() {
  const { locale, today: texts } = useTexts('panel');
  const { data, ...read } = useInbox('inbox', POLLING);
  return (
    <TitledCard title={texts.toAnswer}>
      <AsyncView read={{ ...read, data: data?.items.filter(isUnanswered) }}>
        {(unanswered) =>
          unanswered.length === 0 ? (
            <p>{texts.noneToAnswer}</p>
          ) : (
            <>
              <Lines>
                {unanswered.slice(0, MAX_LINES).map((message) => (
                  <Line
                    key={message.id}
                    title={
                      <Link href={messageAddress(message)}>
                        {message.firstName} {message.lastName} · {message.subject}
                      </Link>
                    }
                  >
                    <Note>
                      {[message.status === 'new' && texts.unread, formatDate(message.createdAt, 'shortMoment', locale)]
                        .filter(Boolean)
                        .join(' · ')}
                    </Note>
                  </Line>
                ))}
              </Lines>
              {unanswered.length > MAX_LINES && (
                <Link href={panelAddress('messaggi')}>{texts.more(unanswered.length - MAX_LINES)}</Link>
              )}
            </>
          )
        }
      </AsyncView>
    </TitledCard>
  );
}

const textIn = (draft: unknown, field: string): string => {
  const text = Object(draft)[field];
  return typeof text === 'string' ? text : '';
};

function Drafts() {
  const panel = useTexts('panel');
  const { locale, productList, today: texts } = panel;
  const account = useAccount();
  const [drafts, setDrafts] = useState(() => listPanelDrafts(account));
  if (drafts.length === 0) return null;
  return (
    <TitledCard title={texts.drafts} hint={texts.draftsHint}>
      <Lines>
        {drafts.map(({ name, at, mine, place: { tab, item } }) => {
          const isPriceList = item === '';
          const shown = isPriceList
            ? productList.views.prices
            : textIn(mine, 'name') || textIn(mine, 'title') || texts.untitled;
          const discard = () => {
            if (!confirm(texts.confirmDrop(shown))) return;
            removeDraft({ account, name });
            void deleteUnusedFiles();
            setDrafts(listPanelDrafts(account));
          };
          return (
            <Line
              key={name}
              title={
                <Link
                  href={panelAddress(tab, item)}
                  onClick={() => isPriceList && store('product-list-view', 'prices')}
                >
                  {shown}
                </Link>
              }
              action={
                <Button variant="ghost" aria-label={`${texts.drop} ${shown}`} onClick={discard}>
                  {texts.drop}
                </Button>
              }
            >
              <Note>
                {[
                  item === NEW ? texts.fresh(tabName(panel, tab)) : tabName(panel, tab),
                  texts.typed(formatDate(at, 'shortMoment', locale)),
                ].join(' · ')}
              </Note>
            </Line>
          );
        })}
      </Lines>
    </TitledCard>
  );
}

/** Scheduled drafts, the next one first. */
function ScheduledItems() {
  const panel = useTexts('panel');
  const published = {
    product: useProducts().data,
    news: useRead('listAdminNews').data,
    guide: useRead('listAdminGuides').data,
  } satisfies Record<PublishedKind, unknown>;
  const all = keysOf(published).flatMap((kind) =>
    (published[kind] ?? []).flatMap((item) => {
      const at = publicationOf(item);
      return at ? { item, name: 'name' in item ? item.name : item.title, tab: kinds[kind].tab, at } : [];
    }),
  );
  if (all.length === 0) return null;
  return (
    <TitledCard title={panel.today.goingOut}>
      <Lines>
        {all
          .sort((one, other) => (one.at < other.at ? -1 : 1))
          .map(({ item, name, tab }) => (
            <Line key={item.id} title={<Link href={panelAddress(tab, item.id)}>{name}</Link>}>
              <Note>{plannedText(item, panel)}</Note>
            </Line>
          ))}
      </Lines>
    </TitledCard>
  );
}

const Names = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-m);
  color: var(--color-text-muted);
`;

function IncompleteProducts() {
  const { today: texts } = useTexts('panel');
  const { data } = useProducts();
  if (!data) return null;
  const found = lacks
    .map((lack) => {
      const search = { ...defaultSearch, status: 'visible', lack } as const;
      return { lack, search, products: findProducts(data, search) };
    })
    .filter(({ products }) => products.length > 0);
  return (
    <TitledCard title={texts.lacking} hint={texts.lackingHint}>
      {found.length === 0 ? (
        <p>{texts.complete}</p>
      ) : (
        <Lines>
          {found.map(({ lack, search, products }) => (
            <Line key={lack} title={`${texts.lacks[lack]} · ${products.length}`}>
              <Names>
                {products.slice(0, MAX_LINES).map(({ id, name }) => (
                  <Link key={id} href={panelAddress('prodotti', id)}>
                    {name}
                  </Link>
                ))}
                {products.length > MAX_LINES && (
                  <Link href={panelAddress('prodotti') + listAddress.write(search)}>
                    {texts.more(products.length - MAX_LINES)}
                  </Link>
                )}
              </Names>
            </Line>
          ))}
        </Lines>
      )}
    </TitledCard>
  );
}

const SiteLink = styled(Link)`display: inline-flex; align-items: center; min-height: 2.75rem;`;

/** The start screen: open tasks of the administrator. */
export default function TodayPanel() {
  const { locale, today: texts } = useTexts('panel');
  return (
    <PanelSection title={new Date().toLocaleDateString(locale, { weekday: 'long', day: 'numeric', month: 'long' })}>
      <Cards>
        <Messages />
        <ScheduledItems />
        <Drafts />
        <IncompleteProducts />
        <TitledCard title={texts.site}>
          <SiteFacts shown={['backup', 'cost']} />
          <SiteLink href={panelAddress('azienda')}>{texts.company}</SiteLink>
        </TitledCard>
        <Archives />
      </Cards>
    </PanelSection>
  );
}
