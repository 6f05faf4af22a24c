import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { displayText } from '../../theme/text.styles.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';

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

export function TravelNotes() {
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
