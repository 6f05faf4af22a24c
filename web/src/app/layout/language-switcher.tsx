import { type Language, languageCodes, languages } from '@rombo/shared/words/languages';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { Link, useLocation } from 'wouter';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { addressIn, resolvePath } from '../../routing/paths.ts';
import { labelText } from '../../theme/text.styles.ts';
import { useAddresses } from './use-addresses.ts';

const List = styled.ul`
  display: flex;
  gap: var(--space-m);
  a {
    ${labelText}
    display: block;
    padding-block: 0.75rem;
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    text-decoration: none;
    &:hover { color: var(--color-text); }
    &[aria-current] {
      color: var(--color-text);
      box-shadow: inset 0 -0.5rem var(--color-background), inset 0 calc(-0.5rem - 2px) var(--color-brand-hover);
    }
  }
`;

/** The same page in the other language; the choice is kept for the next visit. */
export function LanguageSwitcher({ path }: { path: string }) {
  const { nav } = useTexts('site');
  const [, navigate] = useLocation();
  const { language: shown, choose } = useLanguage();
  const addressOf = useAddresses(path);
  const change = async (event: MouseEvent, language: Language) => {
    event.preventDefault();
    await choose(language);
    const { pathname, search } = window.location;
    const present = resolvePath(pathname).path;
    // The visitor may have gone on meanwhile.
    navigate(present === path ? addressOf(language) : addressIn(language, present) + search);
  };
  return (
    <List aria-label={nav.language}>
      {languageCodes.map((language) => (
        <li key={language}>
          <Link
            href={addressOf(language)}
            lang={language}
            hrefLang={language}
            aria-current={language === shown || undefined}
            onClick={(event) => void change(event, language).catch(() => undefined)}
          >
            {languages[language].name}
          </Link>
        </li>
      ))}
    </List>
  );
}
