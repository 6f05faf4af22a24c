import { useEffect } from 'react';
import type { LazyTexts } from '../../i18n/lazy-texts.ts';
import { useLazyTexts } from '../../i18n/use-lazy-texts.ts';
import { LegalBlock } from './blocks.tsx';
import { SectionBox, SectionHeading } from './legal.styles.ts';
import type { LegalText } from './legal-text.ts';

/** What every part of a legal document is drawn from. */
export interface PartProps {
  texts: LazyTexts<LegalText>;
}

/** What the text is about, in a sentence or two. */
export function Lead({ texts }: PartProps) {
  return useLazyTexts(texts).lead;
}

/** The list that leads to the sections. */
export function ContentsLinks({ texts }: PartProps) {
  return Object.entries(useLazyTexts(texts).sections).map(([id, { heading }], index) => (
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

/** The numbered sections. */
export function Sections({ texts }: PartProps) {
  const { sections } = useLazyTexts(texts);
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
