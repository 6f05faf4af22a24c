import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useTexts } from '../i18n/index.ts';
import { Button } from './button.tsx';

const Bar = styled.div`
  position: fixed;
  right: ${({ theme }) => theme.space.m};
  bottom: calc(var(--toast-room, 0px) + ${({ theme }) => theme.space.m});
  z-index: 100;
  width: 26rem;
  max-width: calc(100% - 2rem);
  padding: ${({ theme }) => theme.space.m};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-left: 3px solid ${({ theme }) => theme.color.brandHover};
  border-radius: ${({ theme }) => theme.radius};
  background: ${({ theme }) => theme.color.panel};
  box-shadow: 0 0.5rem 2rem ${({ theme }) => theme.color.backdrop};
  overflow-wrap: anywhere;
  div {
    display: flex;
    gap: ${({ theme }) => theme.space.s};
    margin-top: ${({ theme }) => theme.space.m};
  }
`;

export interface MessageBarProps {
  title?: string | undefined;
  text?: string | undefined;
  /** What the visitor can do about it; its button takes the focus, which goes back to where it was. */
  action?: { label: string; run: () => void };
  onClose: () => void;
}

/** A message over the page, for when what was asked for does not load. */
export default function MessageBar({ title, text, action, onClose }: MessageBarProps) {
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
