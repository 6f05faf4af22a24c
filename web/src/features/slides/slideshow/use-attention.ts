import { type FocusEvent, type PointerEvent, useState } from 'react';

/** True for what the Tab key reaches; a heading that took the focus when the page opened holds nobody up. */
const isControl = (target: EventTarget) =>
  target instanceof HTMLElement && target.tabIndex >= 0 && target.matches(':focus-visible');

/** Whether an element is hovered or has the keyboard focus; spread `handlers` on it. */
export function useAttention() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const handlers = {
    onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    onFocus: (event: FocusEvent) => setFocused(isControl(event.target)),
    onBlur: () => setFocused(false),
  };
  return { attended: hovered || focused, handlers };
}
