import { use, useDeferredValue, useEffect } from 'react';
import { useLanguage } from '../../i18n/index.ts';
import type { LegalText } from '../../i18n/legal-text.ts';
import { noteDrawn, textsIn } from '../../i18n/texts.ts';
import { waitFor } from '../../loading/retry-prompt.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { LegalBlock } from './blocks.tsx';
import { SectionBox, SectionHeading } from './legal.styles.ts';

type LegalArea = 'privacy' | 'cookies';

const never = new Promise<never>(() => undefined);

/**
 * A legal text in the language that is shown; on a change of language the old one stays until the new one has come. Below a `Suspense`
 * of its own, what the server drew stays as it is: the browser loads no text that is to be read already.
 */
function useLegalText(area: LegalArea): LegalText {
  const language = useDeferredValue(useLanguage().language);
  const code = textsIn(language, 'policies');
  const isDrawn = !useHydrated() && !import.meta.env.SSR;
  if (!isDrawn) return waitFor(code)[area];
  noteDrawn(language, 'policies');
  return code.loaded()?.[area] ?? use(never);
}

export type { LegalArea };

export interface PartProps {
  area: LegalArea;
}

export function Lead({ area }: PartProps) {
  return useLegalText(area).lead;
}

export function ContentsLinks({ area }: PartProps) {
  return Object.entries(useLegalText(area).sections).map(([id, { heading }], index) => (
    <li key={id}>
      <a href={`#${id}`}>
        <span>{index + 1}</span>
        {heading}
      </a>
    </li>
  ));
}

/** The browser looks for a link's anchor before a text that is loaded is there. */
function useAnchor() {
  useEffect(() => {
    const anchor = window.location.hash.slice(1);
    if (anchor) document.getElementById(anchor)?.scrollIntoView();
  }, []);
}

export function Sections({ area }: PartProps) {
  const { sections } = useLegalText(area);
  useAnchor();
  return Object.entries(sections).map(([id, { heading, blocks }], index) => (
    <SectionBox key={id} aria-labelledby={id}>
      <SectionHeading id={id}>
        <span>{index + 1}</span>
        {heading}
      </SectionHeading>
      {blocks.map((block) => (
        <LegalBlock key={JSON.stringify(block)} block={block} />
      ))}
    </SectionBox>
  ));
}
