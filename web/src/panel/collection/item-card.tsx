import type { ReactNode, Ref } from 'react';
import type { FieldValues } from 'react-hook-form';
import styled, { css } from 'styled-components';
import { Row } from '../../forms/form.styles.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { MoveButtons, Moves, NewTabLink } from '../ui/buttons.tsx';
import { Body, Card, Cover, Description, Facts, Flag, Label, Name } from '../ui/cards.tsx';
import { Handle, type useSortableItem } from '../ui/sortable.tsx';
import type { Item, Kind, ListWords } from './kind.ts';

const ItemCover = styled(Cover)<{ $isGrey: boolean; $isTall: boolean }>`
  ${({ $isGrey }) => $isGrey && css`img { filter: grayscale(1) brightness(0.6); }`}
  ${({ $isTall }) => $isTall && css`${media.medium} { aspect-ratio: 4 / 3; }`}
`;

const NoPicture = styled(Label)`
  display: grid;
  place-items: center;
  height: 100%;
`;

const Corner = styled.div`
  position: absolute;
  inset: auto auto 0 0;
  background: var(--color-backdrop);
`;

const Actions = styled(Row)`
  align-items: center;
  margin-top: auto;
  padding-top: var(--space-s);
  > a { flex: 1 0 100%; justify-content: start; padding-inline: 0; }
  > button { flex: 1 0 auto; }
`;

export interface CardActions {
  editRef: Ref<HTMLButtonElement>;
  removing: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

export interface CardSorting {
  handle: ReturnType<typeof useSortableItem>['handle'];
  words: NonNullable<ListWords['ordering']>;
  /** Zero-based. */
  index: number;
  count: number;
  onMove: (to: number) => void;
}

interface ItemCardProps<T extends Item, D extends FieldValues> {
  kind: Kind<T, D>;
  item: T;
  actions: CardActions;
  sorting?: CardSorting | undefined;
  title?: ReactNode;
  corner?: ReactNode;
  children?: ReactNode;
}

/** An item in a list. In an ordered kind its picture is the drag handle. */
export function ItemCard<T extends Item, D extends FieldValues>(props: ItemCardProps<T, D>) {
  const { kind, item, actions, sorting, title, corner, children } = props;
  const { editRef, removing, onEdit, onRemove } = actions;
  const panel = useTexts('panel');
  const { language } = useLanguage();
  const { list: words } = kind.words(panel);
  const name = kind.nameOf(item, panel);
  const page = kind.pageOf?.(item);
  const content = kind.cardOf(item, panel, language);
  const { label, picture, noPicture, isTall = false, flag, featured, status, texts = [], facts = [] } = content;
  const hasCover = picture || noPicture;
  return (
    <Card aria-label={name} aria-busy={removing || undefined}>
      {hasCover && (
        <ItemCover $isGrey={Boolean(flag)} $isTall={isTall}>
          {picture ? (
            <Picture
              src={picture}
              alt=""
              width={960}
              height={isTall ? 720 : 540}
              sizes="(min-width: 40rem) 22rem, 100vw"
            />
          ) : (
            <NoPicture>{noPicture}</NoPicture>
          )}
          {sorting && <Handle {...sorting.handle} aria-label={sorting.words.drag(name)} />}
          {corner && <Corner data-screen>{corner}</Corner>}
          {status && <Flag inset="var(--space-s) var(--space-s) auto auto">{status}</Flag>}
          {flag && <Flag tone="danger">{flag}</Flag>}
          {featured && <Flag tone="brand">{featured}</Flag>}
        </ItemCover>
      )}
      {sorting && (
        <Moves>
          <MoveButtons name={name} isHorizontal {...sorting} />
        </Moves>
      )}
      <Body>
        {label && <Label>{label}</Label>}
        {flag && !hasCover && (
          <p>
            <Badge tone="danger">{flag}</Badge>
          </p>
        )}
        <Name>{title ?? name}</Name>
        {texts.map((text) => text && <Description key={text}>{text}</Description>)}
        {facts.length > 0 && <Facts facts={facts} />}
        <Actions data-screen>
          {page && <NewTabLink href={page} text={panel.products.seeOnSite} subject={name} />}
          {children}
          <Button variant="secondary" ref={editRef} aria-label={`${words.edit} ${name}`} onClick={onEdit}>
            {words.edit}
          </Button>
          <Button variant="danger" busy={removing} aria-label={`${words.remove} ${name}`} onClick={onRemove}>
            {removing ? words.removing : words.remove}
          </Button>
        </Actions>
      </Body>
    </Card>
  );
}
