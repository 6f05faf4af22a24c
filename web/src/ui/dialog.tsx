import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import { useTexts } from '../i18n/index.ts';
import { Bar, CloseButton, Content, Frame, Title } from './dialog.styles.ts';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  title: ReactNode;
  /** False while it closes: `useLinger` keeps it rendered until then. */
  open?: boolean;
  /** Asked to close, by the button, Escape or a press on the backdrop. */
  onClose: () => void;
  /** Room for pictures rather than for text. */
  wide?: boolean;
  /** Element that gets the focus on opening, if not the title. */
  firstFocus?: RefObject<HTMLElement | null>;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** A window over the page; the focus stays inside and goes back where it was. */
export function Dialog({ title, open = true, onClose, wide = false, firstFocus, onKeyDown, children }: DialogProps) {
  const { common } = useTexts('site');
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const modal = useModal(open, onClose, firstFocus ?? heading);
  return (
    <Frame {...modal} onKeyDown={onKeyDown} $wide={wide} aria-labelledby={titleId}>
      <div>
        <Bar>
          <Title id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </Title>
          <CloseButton type="button" aria-label={common.close} onClick={onClose}>
            <Icon name="close" />
          </CloseButton>
        </Bar>
        <Content>{children}</Content>
      </div>
    </Frame>
  );
}
