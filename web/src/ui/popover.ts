import styled from 'styled-components';

/** Selects a popover while it is open; `:is` skips what a browser does not know. */
export const open = '&:is([data-open], :popover-open)';

/** A popover, which works without scripts. Browsers without popover support use `data-open`. */
export const Popover = styled.div.attrs({ popover: 'auto' })`
  display: none;
  position: fixed;
  margin: 0;
  border: 0;
  background: var(--color-background);
  color: var(--color-text);
  ${open} { display: block; }
  &::backdrop { background: var(--color-backdrop); }
`;

/** Opens or closes the popover of a button in browsers without popover support. */
export function togglePopover({ currentTarget }: { currentTarget: HTMLButtonElement }): void {
  if ('popover' in HTMLElement.prototype) return;
  document.getElementById(currentTarget.getAttribute('popovertarget') ?? '')?.toggleAttribute('data-open');
}

export function closePopover(popover: HTMLElement | null): void {
  popover?.hidePopover?.();
  popover?.removeAttribute('data-open');
}
