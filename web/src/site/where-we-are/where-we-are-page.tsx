import styled from 'styled-components';
import { Head } from '../../head/head.tsx';
import { useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { displayText } from '../../theme/text.styles.ts';
import { ArrowLink } from '../../ui/links/links.tsx';
import { BelowHeading, PageOpening } from '../../ui/page-heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import { AddressPlate } from './address-plate.tsx';

const Heading = styled.h2`
  ${displayText}
  font-size: var(--font-size-section);
`;

const Notes = styled.ol`
  display: grid;
  margin-block: var(--space-l) var(--space-m);
  counter-reset: note;
  ${media.large} { grid-template-columns: repeat(3, 1fr); gap: var(--space-xl); }
  li {
    display: grid;
    grid-template-columns: 2.5rem 1fr;
    gap: var(--space-s) 0;
    align-content: start;
    padding-block: var(--space-l);
    border-top: 1px solid var(--color-border);
    counter-increment: note;
    &::before {
      ${displayText}
      content: counter(note);
      color: var(--color-danger);
      font-size: var(--font-size-h3);
      line-height: 1.1;
    }
  }
  h3 { ${displayText} font-size: var(--font-size-h3); line-height: 1.1; }
  p { grid-column: 2; max-width: 46ch; color: var(--color-text-muted); }
`;

function TravelNotes() {
  const texts = useTexts('company').whereWeAre;
  return (
    <section>
      <Heading>{texts.before}</Heading>
      <Notes>
        {texts.notes.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Notes>
      <ArrowLink page="contact">{texts.write}</ArrowLink>
    </section>
  );
}

const Sections = styled.div`
  display: grid;
  gap: var(--space-xxl);
`;

const Spread = styled.div`
  display: grid;
  gap: var(--space-l);
  ${media.large} { grid-template-columns: 1.5fr 1fr; }
`;

/** Beside the plate and as tall; hidden on small screens. */
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
