import type { Slide } from '@rombo/shared/collections/slide';
import { useId, useRef } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { NEW } from '../../../routing/panel-address.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Add, Count, Head, Heading } from '../../../ui/panel.styles.ts';
import { StaleNotice } from '../../../ui/stale-notice.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { useRemoval } from '../../../ui/use-removal.ts';
import { useDeleteSlide, useReloadSlides, useRestoreSlide, useSlides } from '../api.ts';
import { useNameOf } from '../name-of.ts';
import { SlideGrid } from './slide-grid.tsx';

interface SlideListProps {
  /** The last part of the address of the form that was open before: the focus goes back to where it was opened. */
  comingFrom: string | null;
  onAdd: () => void;
  onEdit: (slide: Slide) => void;
}

export function SlideList({ comingFrom, onAdd, onEdit }: SlideListProps) {
  const { slides: texts } = useTexts('panel');
  const nameOf = useNameOf();
  const slides = useSlides();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusBack = useFocusBack(comingFrom);
  const { run } = useDeleteSlide();
  const { run: restore } = useRestoreSlide();
  const { removing, stale, remove, renew } = useRemoval<Slide>({
    words: texts,
    nameOf,
    run: ({ id, version }) => run({ parameters: { id }, ifVersion: version }),
    reload: useReloadSlides(),
    onRemoved: () => heading.current?.focus({ preventScroll: true }),
    restore: ({ id }) => restore({ parameters: { id } }),
  });
  const { length = 0 } = slides.data ?? [];
  const active = slides.data?.filter((slide) => slide.active).length ?? 0;

  return (
    <section aria-labelledby={headingId}>
      <Head>
        <Heading id={headingId} ref={heading} tabIndex={-1}>
          {texts.title} {length > 0 && <Count>{texts.count(length, active)}</Count>}
        </Heading>
        {length > 0 && (
          <Add ref={focusBack(NEW)} onClick={onAdd}>
            {texts.add}
          </Add>
        )}
      </Head>
      {stale && <StaleNotice text={texts.staleRemoval(nameOf(stale))} reload={texts.reloadList} onReload={renew} />}
      <AsyncView
        read={slides}
        loading={<p role="status">{texts.loading}</p>}
        failure={{ title: texts.failedTitle, text: texts.failedText }}
        isEmpty={(all) => all.length === 0}
        empty={
          <Notice title={texts.emptyTitle} text={texts.emptyText} action={{ label: texts.addFirst, run: onAdd }} />
        }
      >
        {(all) => <SlideGrid slides={all} removing={removing} editRef={focusBack} onEdit={onEdit} onRemove={remove} />}
      </AsyncView>
    </section>
  );
}
