import { TRASH_DAYS, type TrashedItem } from '@rombo/shared/contract/trash';
import { useId, useRef } from 'react';
import { Head, Heading } from '../../forms/panel.styles.ts';
import { useTexts } from '../../i18n/index.ts';
import { AsyncView, Notice } from '../../ui/async-view.tsx';
import { Hint } from '../ui/cards.tsx';
import { useTrash } from './api.ts';
import { Rows } from './trash.styles.ts';
import { TrashRow } from './trash-row.tsx';

/** Deleted products and slides, to be restored or deleted for good. */
export function TrashPanel() {
  const { trash: texts } = useTexts('panel');
  const trash = useTrash();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby={headingId}>
      <Head>
        <Heading id={headingId} ref={heading} tabIndex={-1}>
          {texts.title}
        </Heading>
      </Head>
      <AsyncView
        read={trash}
        loading={<p role="status">{texts.loading}</p>}
        failure={{ title: texts.failedTitle, text: texts.failedText }}
        isEmpty={({ length }: TrashedItem[]) => length === 0}
        empty={<Notice title={texts.emptyTitle} text={texts.emptyText(TRASH_DAYS)} />}
      >
        {(items) => (
          <>
            <Hint>{texts.hint(TRASH_DAYS)}</Hint>
            <Rows>
              {items.map((item) => (
                <TrashRow key={item.id} item={item} onGone={() => heading.current?.focus()} />
              ))}
            </Rows>
          </>
        )}
      </AsyncView>
    </section>
  );
}
