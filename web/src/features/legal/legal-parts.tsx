import { useEffect } from 'react';
import { LegalBlock } from './blocks.tsx';
import { SectionBox, SectionHeading } from './legal.styles.ts';
import { type LegalArea, useLegalText } from './use-legal-text.ts';

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
