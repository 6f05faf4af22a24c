import { useEffect } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { PageOpening } from '../../ui/page-opening.tsx';
import { LegalBlock } from './blocks.tsx';
import { CompanyPlate } from './company-plate.tsx';
import { LastUpdate } from './last-update.tsx';
import { Body, Columns, Contents, ContentsList, ContentsTitle, SectionBox, SectionHeading } from './legal.styles.ts';
import type { LegalText, Section } from './legal-text.ts';
import { en } from './texts/en.ts';
import { it } from './texts/it.ts';

export interface LegalDocumentProps {
  title: string;
  text: LegalText;
}

/** The browser looks for a link's anchor before a text that is loaded is there. */
function useAnchor() {
  useEffect(() => {
    const anchor = window.location.hash.slice(1);
    if (anchor) document.getElementById(anchor)?.scrollIntoView();
  }, []);
}

/** A legal text: its contents, its numbered sections, and the company that answers for it. */
export function LegalDocument({ title, text }: LegalDocumentProps) {
  const words = useTexts({ it, en });
  const sections: [string, Section][] = Object.entries(text.sections);
  useAnchor();
  return (
    <>
      <PageOpening title={title} lead={text.lead} />
      <Columns>
        <Contents aria-labelledby="contents">
          <ContentsTitle id="contents">{words.contents}</ContentsTitle>
          <ContentsList>
            {sections.map(([id, { heading }], index) => (
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
          {sections.map(([id, { heading, blocks }], index) => (
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
