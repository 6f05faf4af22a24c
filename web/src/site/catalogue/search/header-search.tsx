import { type ToggleEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { useLocation, useSearch } from 'wouter';
import { useTexts } from '../../../i18n/index.ts';
import { useBackToClose } from '../../../ui/back-to-close.ts';
import { IconButton } from '../../../ui/button.tsx';
import { closePopover, open, Popover, togglePopover } from '../../../ui/popover.ts';
import { isCommand, useShortcut } from '../../../ui/shortcuts.ts';
import { SearchField } from './search-field.tsx';

export { SearchField };

const isSearch = (event: KeyboardEvent): boolean => isCommand(event, 'k') && !document.querySelector('dialog[open]');

/** Focuses the field of the sidebar, or opens that of the header. */
function startSearch(): void {
  const places = document.querySelectorAll<HTMLElement>('[data-search]');
  const visible = [...places].find((place) => place.getClientRects().length > 0);
  if (visible instanceof HTMLInputElement) {
    visible.focus();
    visible.select();
  } else visible?.click();
}

/** `&&` beats the size of IconButton in any order of the rules, which differs during hydration. */
const Opener = styled(IconButton)`
  && { width: 3rem; height: 3rem; margin-left: auto; }
`;

const Over = styled(Popover)`
  inset: 0 0 auto;
  width: auto;
  height: 4rem;
  padding: 0 max(0.5rem, env(safe-area-inset-right)) 0 max(var(--space-m), env(safe-area-inset-left));
  overflow: visible;
  border-bottom: 1px solid var(--color-border);
  align-items: center;
  gap: var(--space-s);
  ${open} { display: flex; }
  > search { flex: 1; }
`;

const ID = 'header-search';

/** Search of small screens: an icon in the header that opens the field over it. The popover works without scripts. */
export function HeaderSearch() {
  const texts = useTexts('catalogue').search;
  const { common } = useTexts('site');
  const [path] = useLocation();
  const query = useSearch();
  useShortcut(isSearch, startSearch);
  const over = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    closePopover(over.current);
    setOpen(false);
  };
  useBackToClose(isOpen, close);
  const closeNow = useEffectEvent(close);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or search closes the field
  useEffect(() => () => closeNow(), [path, query]);
  return (
    <>
      <Opener
        icon="search"
        aria-label={texts.label}
        data-search
        popoverTarget={ID}
        onClick={(event) => {
          // Phones open the keyboard only if the focus moves within the tap.
          event.preventDefault();
          over.current?.showPopover?.();
          togglePopover(event);
          input.current?.focus();
          setOpen(true);
        }}
      />
      <Over ref={over} id={ID} onToggle={({ newState }: ToggleEvent) => setOpen(newState === 'open')}>
        <SearchField ref={input} />
        <IconButton
          icon="close"
          aria-label={common.close}
          popoverTarget={ID}
          popoverTargetAction="hide"
          onClick={close}
        />
      </Over>
    </>
  );
}
