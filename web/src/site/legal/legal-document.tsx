import { type ComponentType, memo, Suspense } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { PageOpening } from '../../ui/page-opening.tsx';
import { CompanyPlate } from './company-plate.tsx';
import { LastUpdate } from './last-update.tsx';
import { Body, Columns, Contents, ContentsList, ContentsTitle } from './legal.styles.ts';
import { ContentsLinks, Lead, type LegalArea, type PartProps, Sections } from './legal-parts.tsx';

/** A part that waits for its text by itself. It is drawn anew for another text only, so that what the server drew is left alone. */
const waiting = (Part: ComponentType<PartProps>) =>
  memo(({ area }: PartProps) => (
    <Suspense>
      <Part area={area} />
    </Suspense>
  ));
const LateLead = waiting(Lead);
const LateContents = waiting(ContentsLinks);
const LateSections = waiting(Sections);

/** A legal text: its contents, its numbered sections, and the company that answers for it. */
export function LegalDocument({ title, area }: { title: string; area: LegalArea }) {
  const words = useTexts('notices').legal;
  return (
    <>
      <PageOpening title={title} lead={<LateLead area={area} />} />
      <Columns>
        <Contents aria-labelledby="contents">
          <ContentsTitle id="contents">{words.contents}</ContentsTitle>
          <ContentsList>
            <LateContents area={area} />
          </ContentsList>
        </Contents>
        <Body>
          <LastUpdate />
          <LateSections area={area} />
          <CompanyPlate />
        </Body>
      </Columns>
    </>
  );
}
