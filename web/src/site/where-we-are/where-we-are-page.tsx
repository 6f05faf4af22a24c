import styled from 'styled-components';
import { Head } from '../../head/head.tsx';
import { useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { BelowHeading } from '../../ui/below-heading.tsx';
import { PageOpening } from '../../ui/page-opening.tsx';
import { Picture } from '../../ui/picture.tsx';
import { AddressPlate } from './address-plate.tsx';
import { TravelNotes } from './travel-notes.tsx';

const Sections = styled.div`
  display: grid;
  gap: var(--space-xxl);
`;

const Spread = styled.div`
  display: grid;
  gap: var(--space-l);
  ${media.large} { grid-template-columns: 1.5fr 1fr; }
`;

/** Beside the plate, and as tall; a small screen does without. */
const Bench = styled(Picture)`
  display: none;
  ${media.large} {
    display: block;
    width: 100%;
    height: 100%;
    min-height: 0;
    border-radius: var(--radius);
    object-fit: cover;
  }
`;

export default function WhereWeArePage() {
  const texts = useTexts('company').whereWeAre;
  return (
    <>
      <Head text={texts.head} share="where-we-are" />
      <PageOpening title={texts.head.title} lead={texts.lead} />
      <BelowHeading>
        <Sections>
          <Spread>
            <AddressPlate />
            <Bench
              src="/pictures/engine-21-gold-1-302b28.jpg"
              alt={texts.picture}
              width={1200}
              height={900}
              sizes="54rem"
            />
          </Spread>
          <TravelNotes />
        </Sections>
      </BelowHeading>
    </>
  );
}
