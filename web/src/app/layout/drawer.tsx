import { type FocusEvent, type MouseEvent, type ReactNode, type ToggleEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { IconButton } from '../../ui/button.tsx';
import { closePopover, Popover, togglePopover } from '../../ui/popover.ts';

const MenuButton = styled(IconButton)`width: 3rem; height: 3rem; margin-right: -3rem;`;

const Frame = styled(Popover)`
  inset: 0 auto 0 0;
  width: min(20rem + env(safe-area-inset-left), 88vw);
  height: 100dvh;
  padding: 0 0 env(safe-area-inset-bottom) env(safe-area-inset-left);
  border-right: 1px solid var(--color-border);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Inside = styled.div`
  min-height: 100%;
  display: grid;
`;

const Close = styled(IconButton)`
  position: absolute;
  top: 0.375rem;
  right: 0.375rem;
`;

/** Also in `motion.css`. */
const ID = 'menu';

interface DrawerProps {
  /** Path of the page; a change closes the drawer. */
  path: string;
  children: ReactNode;
}

/** Sidebar of small screens, with its button. As a popover it opens, closes and restores focus without scripts. */
export function Drawer({ path, children }: DrawerProps) {
  const { nav } = useTexts('site');
  const frame = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const hide = () => closePopover(frame.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page and each language begins with a closed drawer.
  useEffect(() => hide, [path, nav]);
  const takeFocus = ({ newState }: ToggleEvent) => {
    if (newState === 'open') close.current?.focus();
  };
  // Closes the drawer when the focus moves on to the page, which it would cover.
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) (currentTarget as HTMLElement).hidePopover?.();
  };
  // A link to an anchor on the same page does not change `path`.
  const closeOnLinkClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) hide();
  };
  return (
    <>
      <MenuButton icon="menu" size={28} aria-label={nav.open} popoverTarget={ID} onClick={togglePopover} />
      <Frame
        ref={frame}
        id={ID}
        role="dialog"
        aria-label={nav.label}
        onToggle={takeFocus}
        onBlur={closeBehind}
        onClick={closeOnLinkClick}
      >
        <Inside>
          <Close
            ref={close}
            icon="close"
            aria-label={nav.close}
            popoverTarget={ID}
            popoverTargetAction="hide"
            onClick={togglePopover}
          />
          {children}
        </Inside>
      </Frame>
    </>
  );
}
