import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useTexts } from '../i18n/index.ts';
import { Button } from './button.tsx';

/** The custom property with the distance of messages from the bottom. */
export const TOAST_ROOM = '--toast-room';

const Bar = styled.div`
  position: fixed;
  right: max(var(--space-m), env(safe-area-inset-right));
  bottom: calc(var(${TOAST_ROOM}, env(safe-area-inset-bottom)) + var(--page-bar) + var(--space-m));
  z-index: 100;
  width: 26rem;
  max-width: calc(100% - 2rem);
  padding: var(--space-m);
  border: 1px solid var(--color-border);
  border-left: 3px solid var(--color-brand-hover);
  border-radius: var(--radius);
  background: var(--color-surface);
  box-shadow: 0 0.5rem 2rem var(--color-backdrop);
  overflow-wrap: anywhere;
  div {
    display: flex;
    gap: var(--space-s);
    margin-top: var(--space-m);
  }
`;

interface MessageBarProps {
  title?: string | undefined;
  text?: string | undefined;
  /** Action of the visitor; its button gets the focus, which returns afterwards. */
  action?: { label: string; run: () => void };
  onClose: () => void;
}

/** A message over the page about something that did not load. Its code is part of the first page: offline it could not be loaded. */
export function MessageBar({ title, text, action, onClose }: MessageBarProps) {
  const { common } = useTexts('site');
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    button.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  return (
    <Bar role="alert">
      {title && <strong>{title}</strong>}
      <p>{text}</p>
      <div>
        {action && (
          <Button ref={button} variant="secondary" onClick={action.run}>
            {action.label}
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          {common.close}
        </Button>
      </div>
    </Bar>
  );
}
