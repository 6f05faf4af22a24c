import { useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from './button.tsx';

/** A button that is disabled while it works, and has the focus back afterwards unless something else took it. */
export function BusyButton({ busy = false, ...rest }: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    // A disabled button still has the focus when it is drawn, and loses it right after.
    if (busy) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [busy]);
  return <Button ref={button} busy={busy} {...rest} />;
}
