import type { Dealer } from '@rombo/shared/collections/dealer';
import { useId, useRef } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { NEW } from '../../../routing/panel-address.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Cards } from '../../../ui/card.styles.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Add, Head, Heading } from '../../../ui/panel.styles.ts';
import { StaleNotice } from '../../../ui/stale-notice.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { useRemoval } from '../../../ui/use-removal.ts';
import { useDealers, useDeleteDealer, useReloadDealers } from '../api.ts';
import { DealerCard } from './dealer-card.tsx';

interface DealerListProps {
  /** The last part of the address of the form that was open before: the focus goes back to where it was opened. */
  comingFrom: string | null;
  onAdd: () => void;
  onEdit: (dealer: Dealer) => void;
}

export function DealerList({ comingFrom, onAdd, onEdit }: DealerListProps) {
  const { dealers: texts } = useTexts('panel');
  const dealers = useDealers();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusBack = useFocusBack(comingFrom);
  const { run } = useDeleteDealer();
  const { removing, stale, remove, renew } = useRemoval<Dealer>({
    words: texts,
    nameOf: ({ name }) => name,
    run: ({ id, version }) => run({ parameters: { id }, ifVersion: version }),
    reload: useReloadDealers(),
    onRemoved: () => heading.current?.focus(),
  });

  return (
    <section aria-labelledby={headingId}>
      <Head>
        <Heading id={headingId} ref={heading} tabIndex={-1}>
          {texts.title}
        </Heading>
        {Boolean(dealers.data?.length) && (
          <Add ref={focusBack(NEW)} onClick={onAdd}>
            {texts.add}
          </Add>
        )}
      </Head>
      {stale && <StaleNotice text={texts.staleRemoval(stale.name)} reload={texts.reloadList} onReload={renew} />}
      <AsyncView
        read={dealers}
        loading={<p role="status">{texts.loading}</p>}
        failure={{ title: texts.failedTitle, text: texts.failedText }}
        isEmpty={(all) => all.length === 0}
        empty={
          <Notice title={texts.emptyTitle} text={texts.emptyText} action={{ label: texts.addFirst, run: onAdd }} />
        }
      >
        {(all) => (
          <Cards>
            {all.map((dealer) => (
              <DealerCard
                key={dealer.id}
                dealer={dealer}
                editRef={focusBack(dealer.id)}
                removing={removing === dealer.id}
                onEdit={() => onEdit(dealer)}
                onRemove={() => remove(dealer)}
              />
            ))}
          </Cards>
        )}
      </AsyncView>
    </section>
  );
}
