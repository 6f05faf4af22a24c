import { TRASH_DAYS, type TrashedItem } from '@rombo/shared/contract/trash';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import { useRead, useWrite } from '../../api/swr.ts';
import { Note, Row } from '../../forms/form.styles.ts';
import { Head, Heading } from '../../forms/panel.styles.ts';
import { useTexts } from '../../i18n/index.ts';
import { displayText } from '../../theme/text.styles.ts';
import { AsyncView, Notice } from '../../ui/async-view.tsx';
import { useToast } from '../../ui/toast.tsx';
import { BusyButton } from '../ui/buttons.tsx';
import { Hint } from '../ui/cards.tsx';

const Rows = styled.div`
  display: grid;
  gap: var(--space-m);
  margin-top: var(--space-l);
`;

const Frame = styled.article`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-m);
  padding: var(--space-m);
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);
  overflow-wrap: anywhere;
`;

const Name = styled.h3`
  ${displayText}
  font-size: var(--font-size-h3);
`;

const useTrash = () => useRead('listTrash');
const useRestore = () =>
  useWrite('restoreFromTrash', {
    refreshes: ['listTrash', 'listAdminProducts', 'listProducts', 'getProduct', 'listSlides', 'listActiveSlides'],
  });
const useDeleteForGood = () => useWrite('deleteFromTrash', { refreshes: ['listTrash'] });

interface TrashRowProps {
  item: TrashedItem;
  /** Called when it has left the trash, either way. */
  onGone: () => void;
}

function TrashRow({ item, onGone }: TrashRowProps) {
  const { locale, trash: texts } = useTexts('panel');
  const { toast } = useToast();
  const restore = useRestore();
  const remove = useDeleteForGood();
  const name = item.name ?? texts.untitled;
  const day = (moment: string) => new Date(moment).toLocaleDateString(locale, { dateStyle: 'long' });
  const leave = async (run: () => Promise<unknown>, done: string, failed: string) => {
    try {
      await run();
      toast({ title: done, description: name });
      onGone();
    } catch {
      toast({ title: failed, variant: 'destructive' });
    }
  };
  const parameters = { id: item.id };
  return (
    <Frame aria-label={name}>
      <div>
        <Name>{name}</Name>
        <Note>
          {[texts.kinds[item.kind], texts.deleted(day(item.deletedAt)), texts.until(day(item.expiresAt))].join(' · ')}
        </Note>
      </div>
      <Row>
        <BusyButton
          variant="secondary"
          busy={restore.busy}
          aria-label={texts.restoreOf(name)}
          onClick={() => leave(() => restore.run({ parameters }), texts.restored, texts.restoreFailed)}
        >
          {texts.restore}
        </BusyButton>
        <BusyButton
          variant="danger"
          busy={remove.busy}
          aria-label={texts.removeOf(name)}
          onClick={() => {
            if (confirm(texts.confirmRemoval(name)))
              void leave(() => remove.run({ parameters }), texts.removed, texts.removalFailed);
          }}
        >
          {texts.remove}
        </BusyButton>
      </Row>
    </Frame>
  );
}

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
