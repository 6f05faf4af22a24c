import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { Button, ButtonLink, type ButtonVariant } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { attempt } from './list-hooks.tsx';

/** Icons of the panel, kept apart from those of the public site so that visitors do not load them. */
const shapes = {
  up: 'm4 15 8-8 8 8',
  down: 'm4 9 8 8 8-8',
  grip: 'M9 5v2M9 11v2M9 17v2M15 5v2M15 11v2M15 17v2',
  first: 'm4 19 8-8 8 8M4 5h16',
  star: 'm12 3 2.8 5.9 6.4.8-4.7 4.4 1.2 6.4L12 17.4l-5.7 3.1 1.2-6.4L2.8 9.7l6.4-.8z',
  download: 'M12 4v11M7 10l5 5 5-5M5 20h14',
  undo: 'M4 8h10a5 5 0 0 1 0 10H8M8 4 4 8l4 4',
  upload: 'M12 15V4M7 9l5-5 5 5M5 20h14',
  more: 'M5 11v2M12 11v2M19 11v2',
  add: 'M12 4v16M4 12h16',
  filters: 'M3 7h10M19 7h2M13 4h6v6h-6zM3 17h2M11 17h10M5 14h6v6H5z',
  calendar: 'M4 5h16v15H4zM4 10h16M8 2v5M16 2v5M8 14h3v2H8z',
  box: 'm3 8 9-5 9 5v8l-9 5-9-5zM3 8l9 5 9-5M12 13v8',
  picture: 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 6',
  letter: 'M3 5h18v14H3zM3 7l9 7 9-7',
  gear: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7M12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.5 2.5M16.5 16.5 19 19M19 5l-2.5 2.5M7.5 16.5 5 19',
} as const;
export type PanelIconName = keyof typeof shapes;

export function PanelIcon({ name, fill = 'none' }: { name: PanelIconName; fill?: string }) {
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" fill={fill} stroke="currentColor" strokeWidth="2" aria-hidden>
      <path d={shapes[name]} />
    </svg>
  );
}

interface CopyButtonProps {
  text: string;
  label: string;
  words: { copied: string; copyFailed: string };
}

export function CopyButton({ text, label, words }: CopyButtonProps) {
  const copy = () =>
    attempt(() => navigator.clipboard.writeText(text), { title: words.copyFailed }, { title: words.copied });
  return (
    <Button variant="secondary" onClick={copy}>
      {label}
    </Button>
  );
}

const More = styled.div`
  display: grid;
  justify-items: center;
  margin-top: var(--space-m);
`;

interface MoreButtonProps {
  texts: { more: string; moreFailed: string };
  onMore: () => Promise<void>;
}

export function MoreButton({ texts, onMore }: MoreButtonProps) {
  const { common } = useTexts('site');
  const [isBusy, setBusy] = useState(false);
  const read = async () => {
    setBusy(true);
    await attempt(onMore, { title: texts.moreFailed });
    setBusy(false);
  };
  return (
    <More>
      <Button variant="secondary" busy={isBusy} onClick={read}>
        {isBusy ? common.loading : texts.more}
      </Button>
    </More>
  );
}

/** Runs a change that may move the focused element in the DOM, and restores the focus. */
export function restoreFocusAfter(change: () => void): void {
  const { activeElement } = document;
  flushSync(change);
  if (activeElement instanceof HTMLElement) activeElement.focus();
}

/** A button of a row that moves or opens it. */
export const RowButton = styled.button`
  display: grid;
  flex: 1;
  place-items: center;
  min-width: 2.75rem;
  min-height: 2.75rem;
  color: var(--color-text);
  &:hover { color: var(--color-accent); }
  &:focus-visible { outline-offset: -3px; }
  &[aria-disabled='true'] { color: var(--color-border-strong); cursor: default; }
`;

interface MoveButtonProps {
  icon: ReactNode;
  label: string;
  /** Disables the button at the end of the list. It stays focusable. */
  isDisabled: boolean;
  onPress: () => void;
}

export function MoveButton({ icon, label, isDisabled, onPress }: MoveButtonProps) {
  return (
    <RowButton
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) restoreFocusAfter(onPress);
      }}
    >
      {icon}
    </RowButton>
  );
}

export const Moves = styled.div`
  display: flex;
  flex-wrap: wrap;
`;

interface MoveButtonsProps<N> {
  name: N;
  words: { earlier: (name: N) => string; later: (name: N) => string };
  /** Zero-based. */
  index: number;
  count: number;
  /** Arrows point left and right, as in a grid, rather than up and down. */
  isHorizontal?: boolean;
  onMove: (to: number) => void;
  children?: ReactNode;
}

export function MoveButtons<N>(props: MoveButtonsProps<N>) {
  const { name, words, index, count, isHorizontal = false, onMove, children } = props;
  return (
    <>
      <MoveButton
        icon={isHorizontal ? <Icon name="previous" /> : <PanelIcon name="up" />}
        label={words.earlier(name)}
        isDisabled={index === 0}
        onPress={() => onMove(index - 1)}
      />
      {children}
      <MoveButton
        icon={isHorizontal ? <Icon name="next" /> : <PanelIcon name="down" />}
        label={words.later(name)}
        isDisabled={index === count - 1}
        onPress={() => onMove(index + 1)}
      />
    </>
  );
}

interface NewTabLinkProps {
  href: string;
  text: string;
  /** Subject of the link, for screen readers. */
  subject?: string;
  variant?: ButtonVariant;
}

/** Link that opens in a new tab. */
export function NewTabLink({ href, text, subject, variant = 'ghost' }: NewTabLinkProps) {
  const { newTab } = useTexts('site').common;
  const label = `${[text, subject].filter(Boolean).join(': ')}, ${newTab}`;
  return (
    <ButtonLink variant={variant} href={href} target="_blank" rel="noopener" title={text} aria-label={label}>
      {text}
      <Icon name="external" size={16} />
    </ButtonLink>
  );
}
