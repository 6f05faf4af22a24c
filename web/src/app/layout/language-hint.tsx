import { defaultLanguage } from '@rombo/shared/words/languages';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Link } from 'wouter';
import { useLanguage } from '../../i18n/index.ts';
import { hasStoredLanguage } from '../../i18n/language.ts';
import { useAddresses } from './use-addresses.ts';

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

/** True for an English browser whose visitor has not chosen a language yet. */
const isAsked = (): boolean => /^en\b/i.test(navigator.language) && !hasStoredLanguage();

/** Tells a visitor of an Italian page whose browser is English of the page in English, once: either answer is stored as the choice of language. */
export function LanguageHint({ path }: { path: string }) {
  const { language, choose } = useLanguage();
  const addressOf = useAddresses(path);
  const [asked, setAsked] = useState(false);
  useEffect(() => setAsked(isAsked()), []);
  if (!asked || language !== defaultLanguage) return null;
  const answer = (chosen: 'en' | 'it') => {
    setAsked(false);
    void choose(chosen).catch(() => undefined);
  };
  return (
    <Line lang="en" aria-label="Language">
      This page is also in English.
      <Link href={addressOf('en')} hrefLang="en" onClick={() => answer('en')}>
        Read it in English
      </Link>
      <button type="button" onClick={() => answer('it')}>
        Stay in Italian
      </button>
    </Line>
  );
}
