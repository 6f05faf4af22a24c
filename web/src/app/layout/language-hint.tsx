import styled from 'styled-components';
import { Link } from 'wouter';
import { useLanguage } from '../../i18n/index.ts';

const Line = styled.aside`
  position: fixed;
  right: var(--space-m);
  bottom: calc(var(--toast-room, 0px) + var(--space-m));
  z-index: 40;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-m);
  max-width: calc(100% - 2rem);
  padding: var(--space-s) var(--space-m);
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);
  font-size: var(--font-size-small);
  a, button { padding-block: 0.75rem; }
  button { border: 0; background: none; color: var(--color-text-muted); font: inherit; text-decoration: underline; cursor: pointer; }
  @media print { display: none; }
`;

export interface LanguageHintProps {
  /** The page's address in English. */
  address: string;
  onAnswer: () => void;
}

/** Tells a visitor whose browser is English of the page in English; either answer is a choice of language. */
export default function LanguageHint({ address, onAnswer }: LanguageHintProps) {
  const { choose } = useLanguage();
  return (
    <Line lang="en" aria-label="Language">
      This page is also in English.
      <Link
        href={address}
        hrefLang="en"
        onClick={() => {
          onAnswer();
          void choose('en').catch(() => undefined);
        }}
      >
        Read it in English
      </Link>
      <button
        type="button"
        onClick={() => {
          onAnswer();
          void choose('it').catch(() => undefined);
        }}
      >
        Stay in Italian
      </button>
    </Line>
  );
}
