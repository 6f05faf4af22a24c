import { useEffect } from 'react';
import { useTexts } from '../../i18n/index.ts';
import type { LegalText } from '../../i18n/legal-text.ts';
import { PageOpening } from '../../ui/page-heading.tsx';
import { LegalBlock } from './blocks.tsx';
import { CompanyPlate } from './company-plate.tsx';
import { LastUpdate } from './last-update.tsx';
import { Body, Columns, Contents, ContentsList, ContentsTitle, SectionBox, SectionHeading } from './legal.styles.ts';

/** The browser looks for a link's anchor before a page that is loaded is there. */
function useAnchor() {
  useEffect(() => {
    const anchor = window.location.hash.slice(1);
    if (anchor) document.getElementById(anchor)?.scrollIntoView();
  }, []);
}

/** A legal text: its contents, its numbered sections, and the company that answers for it. */
export function LegalDocument({ title, area }: { title: string; area: 'privacy' | 'cookies' }) {
  const words = useTexts('notices').legal;
  const { lead, sections }: LegalText = useTexts('policies')[area];
  useAnchor();
  return (
    <>
      <PageOpening title={title} lead={lead} />
      <Columns>
        <Contents aria-labelledby="contents">
          <ContentsTitle id="contents">{words.contents}</ContentsTitle>
          <ContentsList>
            {Object.entries(sections).map(([id, { heading }], index) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span>{index + 1}</span>
                  {heading}
                </a>
              </li>
            ))}
          </ContentsList>
        </Contents>
        <Body>
          <LastUpdate />
          {Object.entries(sections).map(([id, { heading, blocks }], index) => (
            <SectionBox key={id} aria-labelledby={id}>
              <SectionHeading id={id}>
                <span>{index + 1}</span>
                {heading}
              </SectionHeading>
              {blocks.map((block) => (
                <LegalBlock key={JSON.stringify(block)} block={block} />
              ))}
            </SectionBox>
          ))}
          <CompanyPlate />
        </Body>
      </Columns>
    </>
  );
}
