import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { useModal } from '../../ui/use-modal.ts';

const Frame = styled.dialog`
  position: fixed;
  inset: 0 auto 0 0;
  width: min(20rem, 88vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-right: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.ground};
  color: ${({ theme }) => theme.color.text};
  overscroll-behavior: contain;
  &[open] { animation-name: slide-in; }
  &:not([open]) { opacity: 1; transform: translateX(-100%); }
  &::backdrop { background: ${({ theme }) => theme.color.backdrop}; }
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

export interface DrawerProps {
  id: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The sidebar of a small screen. */
export function Drawer({ id, open, onClose, children }: DrawerProps) {
  const t = useText();
  return (
    <Frame id={id} {...useModal(open, onClose)} aria-label={t('nav.label')}>
      <Inside>
        <Close type="button" aria-label={t('nav.close')} onClick={onClose}>
          <Icon name="close" />
        </Close>
        {children}
      </Inside>
    </Frame>
  );
}
