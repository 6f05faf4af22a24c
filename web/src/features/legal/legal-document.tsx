import { type ComponentType, memo, Suspense } from 'react';
import { useTexts } from '../../i18n/index.ts';
import type { LazyTexts } from '../../i18n/lazy-texts.ts';
import { PageOpening } from '../../ui/page-opening.tsx';
import { CompanyPlate } from './company-plate.tsx';
import { LastUpdate } from './last-update.tsx';
import { Body, Columns, Contents, ContentsList, ContentsTitle } from './legal.styles.ts';
import { ContentsLinks, Lead, type PartProps, Sections } from './legal-parts.tsx';
import type { LegalText } from './legal-text.ts';
import { en } from './texts/en.ts';
import { it } from './texts/it.ts';

export interface LegalDocumentProps {
  title: string;
  texts: LazyTexts<LegalText>;
}

/** A part that waits for its text by itself. It is drawn anew for another text only, so that what the server drew is left alone. */
const waiting = (Part: ComponentType<PartProps>) =>
  memo(({ texts }: PartProps) => (
    <Suspense>
      <Part texts={texts} />
    </Suspense>
  ));
const LateLead = waiting(Lead);
const LateContents = waiting(ContentsLinks);
const LateSections = waiting(Sections);

/** A legal text: its contents, its numbered sections, and the company that answers for it. */
export function LegalDocument({ title, texts }: LegalDocumentProps) {
  const words = useTexts({ it, en });
  return (
    <>
      <PageOpening title={title} lead={<LateLead texts={texts} />} />
      <Columns>
        <Contents aria-labelledby="contents">
          <ContentsTitle id="contents">{words.contents}</ContentsTitle>
          <ContentsList>
            <LateContents texts={texts} />
          </ContentsList>
        </Contents>
        <Body>
          <LastUpdate />
          <LateSections texts={texts} />
          <CompanyPlate />
        </Body>
      </Columns>
    </>
  );
}
