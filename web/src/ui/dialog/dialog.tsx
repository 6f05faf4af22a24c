import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { IconButton } from '../button.tsx';
import { openDialogs } from './open-dialogs.ts';

type Dialog = HTMLDialogElement;

/**
 * Opens a `<dialog>` while it is mounted; spread the result on it. The browser traps the focus and restores it. Escape and a press on the
 * backdrop call `onClose`, which unmounts it.
 */
export function useModal(onClose: () => void, firstFocus?: RefObject<HTMLElement | null>) {
  const ref = useRef<Dialog>(null);
  const pressedOutside = useRef(false);
  const isBackdrop = (event: SyntheticEvent) => event.target === event.currentTarget;

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    openDialogs.set([...openDialogs.get(), dialog]);
    // By default the browser focuses the first control, which may be far below the title.
    firstFocus?.current?.focus();
    return () => {
      dialog.close();
      openDialogs.set(openDialogs.get().filter((one) => one !== dialog));
    };
  }, [firstFocus]);

  return {
    ref,
    onCancel: (event: SyntheticEvent<Dialog>) => {
      if (!isBackdrop(event)) return;
      event.preventDefault();
      onClose();
    },
    // Left to Chrome, a second Escape in a row closes the dialog even if `onClose` keeps it. A nested dialog has prevented the default.
    onKeyDown: (event: KeyboardEvent<Dialog>) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
      event.preventDefault();
      onClose();
    },
    // The same holds for Back on Android, which sends no key.
    onClose: ({ currentTarget }: SyntheticEvent<Dialog>) => {
      if (currentTarget.isConnected) currentTarget.showModal();
    },
    // A press that starts inside and ends outside, such as a text selection, does not close the dialog.
    onPointerDown: (event: PointerEvent<Dialog>) => {
      pressedOutside.current = isBackdrop(event);
    },
    onClick: (event: MouseEvent<Dialog>) => {
      if (pressedOutside.current && isBackdrop(event)) onClose();
    },
  };
}

const widths = {
  text: '40rem',
  /** For a form with a few short fields, including padding and border of the frame. */
  form: '26rem + 2 * var(--space-l) + 2px',
};

const Frame = styled.dialog<{ $width: keyof typeof widths }>`
  width: min(${({ $width }) => widths[$width]}, calc(100vw - 1.5rem - 2 * env(safe-area-inset-left)));
  max-width: none;
  max-height: calc(100dvh - 1.5rem - 2 * env(safe-area-inset-bottom));
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
  padding-block: 0.25rem;
  font-size: var(--font-size-h3);
  line-height: 1.1;
  outline: none;
`;

const Content = styled.div`padding: var(--space-l);`;

interface DialogProps {
  title: ReactNode;
  /** Called by the close button, Escape or a press on the backdrop. */
  onClose: () => void;
  width?: keyof typeof widths;
  /** Element to focus on opening; default: the title. */
  firstFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

export function Dialog({ title, onClose, width = 'text', firstFocus, children }: DialogProps) {
  const { common } = useTexts('site');
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const modal = useModal(onClose, firstFocus ?? heading);
  return (
    <Frame {...modal} $width={width} aria-labelledby={titleId}>
      <div>
        <Bar>
          <Title id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </Title>
          <IconButton muted icon="close" aria-label={common.close} onClick={onClose} />
        </Bar>
        <Content>{children}</Content>
      </div>
    </Frame>
  );
}
