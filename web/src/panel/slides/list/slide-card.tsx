import type { Slide } from '@rombo/shared/collections/slide';
import styled, { css } from 'styled-components';
import { useTexts } from '../../../i18n/index.ts';
import { Badge } from '../../../ui/badge.tsx';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { type CardActions, ItemActions } from '../../../ui/item-actions.tsx';
import { Body, Card, Cover, Description, Flag, Label, Name } from '../../../ui/item-card.styles.ts';
import { MoveButton } from '../../../ui/move-buttons.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Handle } from '../../../ui/sortable.styles.ts';
import { useSortableItem } from '../../../ui/sortable.tsx';
import { useNameOf } from '../name-of.ts';

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

/** A slide as the administrator looks it over; its picture is what it is dragged by. */
export function SlideCard(props: SlideCardProps) {
  const { slide, index, count, switching, onSwitch, onMove, ...actions } = props;
  const { slides: texts } = useTexts('panel');
  const name = useNameOf()(slide);
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
