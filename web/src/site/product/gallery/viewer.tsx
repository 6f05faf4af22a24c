import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import styled from 'styled-components';
import { useTexts } from '../../../i18n/index.ts';
import { useBackToClose } from '../../../ui/back-to-close.ts';
import { IconButton } from '../../../ui/button.tsx';
import { useModal } from '../../../ui/dialog/dialog.tsx';
import type { Stage } from './stage.ts';

const Frame = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--color-background);
  color: var(--color-text);
  overflow: hidden;
  overscroll-behavior: contain;
  &::backdrop { background: var(--color-background); }
  [data-side='left'] { left: env(safe-area-inset-left, 0); }
  [data-side='right'] { right: env(safe-area-inset-right, 0); }
`;

const Pictures = styled.div`
  position: absolute;
  inset: 0;
  .pswp {
    touch-action: none;
    overflow: hidden;
    outline: 0;
    -webkit-tap-highlight-color: transparent;
  }
  .pswp, .pswp__scroll-wrap, .pswp__container, .pswp__item, .pswp__content, .pswp__img, .pswp__zoom-wrap {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
  }
  .pswp__img, .pswp__zoom-wrap { width: auto; height: auto; }
  /* Shows the whole picture even if its proportions are unknown. */
  .pswp__img { max-width: none; object-fit: contain; background: none; cursor: zoom-in; -webkit-user-select: none; user-select: none; }
  .pswp--zoomed-in .pswp__img { cursor: grab; }
  .pswp__bg, .pswp__top-bar, .pswp__hidden { display: none; }
  .pswp__item { z-index: 1; overflow: hidden; }
  .pswp__content { pointer-events: none; }
`;

const Bar = styled.header`
  position: absolute;
  inset: 0 0 auto;
  z-index: 1;
  display: flex;
  align-items: center;
  min-height: 3.5rem;
  padding: 0 max(var(--space-xs), env(safe-area-inset-right)) 0
    max(var(--space-s), env(safe-area-inset-left));
  pointer-events: none;
  > button { pointer-events: auto; }
`;

const Caption = styled.div`
  display: flex;
  align-items: baseline;
  gap: var(--space-s);
  min-width: 0;
  margin-right: auto;
  padding: 0 var(--space-s);
  background: var(--color-backdrop);
  h2 {
    padding-block: 0.25rem;
    font-size: var(--font-size-h3);
    line-height: 1.1;
    white-space: nowrap;
    text-overflow: ellipsis;
    overflow: hidden;
    outline: none;
  }
  p {
    flex: none;
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    font-variant-numeric: tabular-nums;
  }
`;

export const BarButton = styled(IconButton)`
  border-radius: var(--radius);
  background: var(--color-backdrop);
  &:hover { color: var(--color-text-strong); background: var(--color-surface); }
  &:focus-visible { outline-offset: -3px; }
`;

/** Pan distance of an arrow key in pixels, and zoom factor of a key press. */
const PAN = 80;
const ZOOM = 1.4;

const arrows: Partial<Record<string, readonly [x: -1 | 0 | 1, y: -1 | 0 | 1]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface ViewerProps {
  title: string;
  position?: string | false;
  stage: Stage;
  heading: RefObject<HTMLHeadingElement | null>;
  go: (step: 1 | -1) => void;
  onClose: () => void;
  /** Precedes the bar in the focus order. */
  notice?: ReactNode;
  children: ReactNode;
}

/** Full-screen dialog around a stage. + and - zoom; arrow keys pan a zoomed picture and otherwise change the picture. */
export function Viewer({ title, position, stage, heading, go, onClose, notice, children }: ViewerProps) {
  const { common } = useTexts('site');
  const texts = useTexts('catalogue').photos;
  const titleId = useId();
  const modal = useModal(onClose, heading);
  useBackToClose(true, onClose);
  const press = (key: string): boolean => {
    const [x, y] = arrows[key] ?? [0, 0];
    // On some keyboards plus is Shift and equals.
    if (key === '+' || key === '=') stage.zoomBy(ZOOM);
    else if (key === '-') stage.zoomBy(1 / ZOOM);
    else if (stage.zoomed && (x || y)) stage.pan(-x * PAN, -y * PAN);
    else if (!stage.zoomed && x) go(x);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    modal.onKeyDown(event);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (press(event.key)) event.preventDefault();
  };
  return (
    <Frame {...modal} onKeyDown={onKeyDown} aria-labelledby={titleId}>
      <Pictures ref={stage.element} />
      {notice}
      <Bar ref={stage.bar}>
        <Caption>
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {position !== undefined && <p role="status">{position}</p>}
        </Caption>
        <BarButton
          icon={stage.zoomed ? 'zoomOut' : 'zoomIn'}
          aria-label={stage.zoomed ? texts.zoomOut : texts.zoomIn}
          onClick={() => stage.toggleZoom()}
        />
        <BarButton icon="close" aria-label={common.close} onClick={onClose} />
      </Bar>
      {children}
    </Frame>
  );
}
