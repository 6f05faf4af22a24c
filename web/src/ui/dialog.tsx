import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import styled from 'styled-components';
import { useTexts } from '../i18n/index.ts';
import { displayText } from '../theme/text.styles.ts';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';

/** As wide as a 4:3 picture may be whose thumbnails and title are to fit into the window's height as well. */
const PICTURE_WIDTH = '64rem, max(18rem, (100dvh - 12rem) * 1.12)';

const widths = {
  text: '40rem',
  picture: PICTURE_WIDTH,
  /** Of a form with a few short fields, with the frame's own padding and border. */
  form: '26rem + 2 * var(--space-l) + 2px',
};

const Frame = styled.dialog<{ $width: keyof typeof widths }>`
  width: min(${({ $width }) => widths[$width]}, calc(100vw - 1.5rem));
  max-width: none;
  max-height: calc(100dvh - 1.5rem);
  padding: 0;
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);
  color: var(--color-text);
  overscroll-behavior: contain;
  &::backdrop { background: var(--color-backdrop); }
`;

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-m);
  padding: var(--space-s) var(--space-s) var(--space-s)
    var(--space-l);
  border-bottom: 1px solid var(--color-border);
  background: inherit;
`;

const Title = styled.h2`
  ${displayText}
  padding-block: 0.25rem;
  font-size: var(--font-size-h3);
  line-height: 1.1;
  outline: none;
`;

const Content = styled.div`
  padding: var(--space-l);
`;

const CloseButton = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  background: none;
  color: var(--color-text-muted);
  cursor: pointer;
  &:hover { color: var(--color-text); }
`;

interface DialogProps {
  title: ReactNode;
  /** False while it closes: `useLinger` keeps it rendered until then. */
  open?: boolean;
  /** Asked to close, by the button, Escape or a press on the backdrop. */
  onClose: () => void;
  /** Room for text, for pictures, or for a short form. */
  width?: keyof typeof widths;
  /** Element that gets the focus on opening, if not the title. */
  firstFocus?: RefObject<HTMLElement | null>;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** A window over the page; the focus stays inside and goes back where it was. */
export function Dialog({ title, open = true, onClose, width = 'text', firstFocus, onKeyDown, children }: DialogProps) {
  const { common } = useTexts('site');
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const modal = useModal(open, onClose, firstFocus ?? heading);
  return (
    <Frame {...modal} onKeyDown={onKeyDown} $width={width} aria-labelledby={titleId}>
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
