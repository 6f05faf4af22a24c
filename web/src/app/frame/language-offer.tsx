import { defaultLanguage } from '@rombo/shared/words/languages';
import { use, useEffect, useState } from 'react';
import styled from 'styled-components';
import { Link } from 'wouter';
import { type Language, useLanguage } from '../../i18n/index.ts';
import { hasStoredLanguage, storeLanguage } from '../../i18n/language.ts';
import { textsIn } from '../../i18n/texts.ts';
import { hasNavigated, useBrowserValue } from '../../loading/document-state.ts';
import { IconButton } from '../../ui/button.tsx';
import { readStored, store } from '../../ui/stored.ts';
import { useLocalizedAddress } from '../layout/languages.tsx';

const Line = styled.aside`
  display: flex;
  align-items: center;
  gap: var(--space-m);
  height: 2.75rem;
  padding-left: var(--gutter);
  border-bottom: 1px solid var(--color-border);
  background: var(--color-surface);
  font-size: var(--font-size-small);
  white-space: nowrap;
  a { padding-block: 0.75rem; }
  button { margin-left: auto; }
  @media (scripting: none) { button { display: none; } }
  @media (max-width: 23rem) { span { display: none; } }
`;

const OFFERED = 'language-offered';

/** True if the visitor answered the offer, or an earlier page of this session showed it. Evaluated before this page is stored as one. */
const wasOffered = !import.meta.env.SSR && (hasStoredLanguage() || readStored(OFFERED, 'sessionStorage') === true);

const HIDDEN = { visibility: 'hidden' } as const;

interface LanguageOfferProps {
  path: string;
  /** The language of the browser. */
  offered: Language;
}

/**
 * Offers the first Italian page of a session in the language of the browser. The server renders the offer, so the layout does not shift; on
 * a later page, which is rendered with it too, its line stays empty. Only an answer is stored longer than the session.
 */
export function LanguageOffer({ path, offered }: LanguageOfferProps) {
  const { language, changeLanguage } = useLanguage();
  const addressOf = useLocalizedAddress(path);
  const [isClosed, setIsClosed] = useState(false);
  const isRepeated = useBrowserValue(() => wasOffered);
  useEffect(() => store(OFFERED, true, 'sessionStorage'), []);
  const stay = () => {
    storeLanguage(defaultLanguage);
    setIsClosed(true);
  };
  if (isClosed || hasNavigated() || language !== defaultLanguage) return null;
  const texts = use(textsIn(offered, 'offer').promise());
  return (
    <Line data-screen lang={offered} aria-label={texts.label} style={isRepeated ? HIDDEN : undefined}>
      <span>{texts.available}</span>
      <Link
        href={addressOf(offered)}
        hrefLang={offered}
        onClick={() => void changeLanguage(offered).catch(() => undefined)}
      >
        {texts.read}
      </Link>
      <IconButton muted icon="close" aria-label={texts.stay} onClick={stay} />
    </Line>
  );
}
