import { type FocusEvent, type MouseEvent, type ReactNode, type ToggleEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';

const MenuButton = styled.button`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border: 0;
  background: none;
  cursor: pointer;
`;

const Frame = styled.div`
  display: none;
  position: fixed;
  inset: 0 auto 0 0;
  width: min(20rem + env(safe-area-inset-left), 88vw);
  height: 100dvh;
  margin: 0;
  padding: 0 0 env(safe-area-inset-bottom) env(safe-area-inset-left);
  border: 0;
  border-right: 1px solid var(--color-border);
  background: var(--color-background);
  color: var(--color-text);
  overflow-y: auto;
  overscroll-behavior: contain;
  &[data-open] { display: block; }
  &:popover-open { display: block; }
  &::backdrop { background: var(--color-backdrop); }
`;

const Inside = styled.div`
  min-height: 100%;
  display: grid;
`;

const Close = styled.button`
  position: absolute;
  top: 0.375rem;
  right: 0.375rem;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  background: none;
  cursor: pointer;
`;

const ID = 'menu';

/** Shows and hides the sidebar in browsers without popovers. */
const toggle = () => {
  if (!('popover' in HTMLElement.prototype)) document.getElementById(ID)?.toggleAttribute('data-open');
};

interface DrawerProps {
  /** The page's own path: another page closes the drawer. */
  path: string;
  children: ReactNode;
}

/** The sidebar of a small screen and the button that opens it: a popover, which opens, closes and restores the focus without scripts. */
export function Drawer({ path, children }: DrawerProps) {
  const { nav } = useTexts('site');
  const frame = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const hide = () => {
    frame.current?.hidePopover?.();
    frame.current?.removeAttribute('data-open');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page and each language begins with a closed drawer.
  useEffect(() => hide, [path, nav]);
  const takeFocus = ({ newState }: ToggleEvent) => {
    if (newState === 'open') close.current?.focus();
  };
  // The page must not stay covered when the focus moves on to it.
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) (currentTarget as HTMLElement).hidePopover?.();
  };
  // A link may lead to a part of the current page.
  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) hide();
  };
  return (
    <>
      <MenuButton type="button" aria-label={nav.open} popoverTarget={ID} onClick={toggle}>
        <Icon name="menu" size={28} />
      </MenuButton>
      <Frame
        ref={frame}
        id={ID}
        popover="auto"
        role="dialog"
        aria-label={nav.label}
        onToggle={takeFocus}
        onBlur={closeBehind}
        onClick={closeAfterLink}
      >
        <Inside>
          <Close
            ref={close}
            type="button"
            aria-label={nav.close}
            popoverTarget={ID}
            popoverTargetAction="hide"
            onClick={toggle}
          >
            <Icon name="close" />
          </Close>
          {children}
        </Inside>
      </Frame>
    </>
  );
}
