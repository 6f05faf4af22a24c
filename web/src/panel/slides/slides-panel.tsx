import type { Slide } from '@rombo/shared/collections/slide';
import { useState } from 'react';
import styled, { css } from 'styled-components';
import { useWrite } from '../../api/swr.ts';
import { useTexts } from '../../i18n/index.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon, VisuallyHidden } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { CollectionList, type ListProps, useCollectionList } from '../collection/collection-list.tsx';
import { CollectionPanel } from '../collection/collection-panel.tsx';
import { useCollection, useReload } from '../collection/use-collection.ts';
import { useOrder } from '../collection/use-order.ts';
import { BusyButton, type CardActions, ItemActions, MoveButton } from '../ui/buttons.tsx';
import { Body, Card, Cover, Description, Flag, Label, Name } from '../ui/cards.tsx';
import { useAttempt } from '../ui/list-hooks.tsx';
import { Handle, keepFocus, Sortable, useSortableItem } from '../ui/sortable.tsx';
import { SlideForm } from './slide-form.tsx';
import { slideKind } from './slide-kind.ts';

const Item = styled.li<{ $dragging: boolean }>`
  display: grid;
  ${({ $dragging }) => $dragging && css`position: relative; z-index: 1; opacity: 0.85;`}
`;

const SlideCover = styled(Cover)<{ $inactive: boolean }>`
  ${({ $inactive }) => $inactive && css`img { filter: grayscale(1) brightness(0.6); }`}
`;

const Moves = styled.div`
  display: flex;
  border-top: 1px solid var(--color-border);
`;

interface SlideCardProps extends CardActions {
  slide: Slide;
  /** Its place among the slides, counted from 0. */
  index: number;
  count: number;
  switching: boolean;
  onSwitch: () => void;
  /** Called with the place it goes to. */
  onMove: (to: number) => void;
}

/** A slide in the list. Its picture is the handle by which it is dragged. */
function SlideCard(props: SlideCardProps) {
  const { slide, index, count, switching, onSwitch, onMove, ...actions } = props;
  const { slides: texts } = useTexts('panel');
  const name = slide.title || texts.untitled;
  const switchLabel = slide.active ? texts.switchOff : texts.switchOn;
  const { item, handle, isDragging } = useSortableItem(slide.id, texts.sort.draggable);
  return (
    <Item {...item} $dragging={isDragging}>
      <Card aria-label={name} aria-busy={actions.removing || undefined}>
        <SlideCover $inactive={!slide.active}>
          <Picture
            src={slide.imageUrl}
            color={slide.picture.color}
            alt=""
            width={960}
            height={540}
            sizes="(min-width: 40rem) 22rem, 100vw"
          />
          <Handle {...handle} aria-label={texts.sort.drag(name)} />
          {!slide.active && (
            <Flag>
              <Badge tone="danger">{texts.inactive}</Badge>
            </Flag>
          )}
        </SlideCover>
        <Moves>
          <MoveButton
            icon={<Icon name="previous" />}
            label={texts.sort.earlier(name)}
            useless={index === 0}
            onPress={() => onMove(index - 1)}
          />
          <MoveButton
            icon={<Icon name="next" />}
            label={texts.sort.later(name)}
            useless={index === count - 1}
            onPress={() => onMove(index + 1)}
          />
        </Moves>
        <Body>
          <Label>
            {texts.order} {slide.order}
          </Label>
          <Name>{name}</Name>
          {slide.description && <Description>{slide.description}</Description>}
          <ItemActions name={name} words={texts} {...actions}>
            <BusyButton variant="ghost" busy={switching} aria-label={`${switchLabel} ${name}`} onClick={onSwitch}>
              {switchLabel}
            </BusyButton>
          </ItemActions>
        </Body>
      </Card>
    </Item>
  );
}

/** Switches slides on and off; `switching` is the id of the one that is being saved. */
function useSwitch() {
  const { slides: texts, slideForm } = useTexts('panel');
  const { save } = useCollection(slideKind);
  const attempt = useAttempt();
  const [switching, setSwitching] = useState<string | null>(null);

  async function toggle(slide: Slide) {
    setSwitching(slide.id);
    const { updated, updateFailed, updateFailedText } = slideForm.save;
    const text = slide.active ? texts.switchedOff : texts.switchedOn;
    await attempt(
      () => save({ ...slideKind.draft.draftOf(slide), active: !slide.active }, slide, String),
      { title: updateFailed, description: updateFailedText },
      { title: updated, description: text(slide.title || texts.untitled) },
    );
    setSwitching(null);
  }

  return { switching, toggle };
}

const Hint = styled.p`
  margin-bottom: var(--space-m);
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`;

const Grid = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: var(--space-l);
`;

interface SlideGridProps {
  slides: Slide[];
  actionsOf: (slide: Slide) => CardActions;
}

/** The slides in the order in which visitors see them, which is changed by dragging or with buttons. */
function SlideGrid({ slides, actionsOf }: SlideGridProps) {
  const { slides: texts } = useTexts('panel');
  const { run } = useWrite('orderSlides');
  const { shown, announcement, move } = useOrder({
    stored: slides,
    words: texts.ordering,
    save: (ids) => run({ body: { ids } }),
    reload: useReload<Slide>(slideKind),
  });
  const { switching, toggle } = useSwitch();
  return (
    <>
      {slides.length > 1 && <Hint>{texts.sortHint}</Hint>}
      <Sortable ids={shown.map(({ id }) => id)} words={texts.sort} onMove={move}>
        <Grid>
          {shown.map((slide, index) => (
            <SlideCard
              key={slide.id}
              slide={slide}
              index={index}
              count={shown.length}
              switching={switching === slide.id}
              onSwitch={() => toggle(slide)}
              onMove={(to) => keepFocus(() => move(index, to))}
              {...actionsOf(slide)}
            />
          ))}
        </Grid>
      </Sortable>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

function SlideList(props: ListProps) {
  const { slides: texts } = useTexts('panel');
  const list = useCollectionList(slideKind, props);
  const slides = list.items.data ?? [];
  return (
    <CollectionList
      kind={slideKind}
      list={list}
      count={texts.count(slides.length, slides.filter(({ active }) => active).length)}
    >
      {(all) => <SlideGrid slides={all} actionsOf={list.actionsOf} />}
    </CollectionList>
  );
}

export default () => <CollectionPanel kind={slideKind} Form={SlideForm} List={SlideList} />;
