import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { displayText } from '../../theme/text.styles.ts';

const Cards = styled.ul`
  border-bottom: 1px solid var(--color-border);
`;

const Card = styled.li`
  display: grid;
  gap: var(--space-m);
  padding-block: var(--space-xl);
  border-top: 1px solid var(--color-border);
  h2 {
    ${displayText}
    font-size: clamp(2.5rem, 6vw, 5.5rem);
    line-height: 0.85;
  }
  p {
    max-width: 52ch;
    color: var(--color-text-muted);
    font-size: var(--font-size-lead);
    text-wrap: balance;
  }
  ${media.wide} { grid-template-columns: 42% 1fr; align-items: center; gap: 0; }
`;

export function Principles() {
  const { principles } = useTexts('company').about;
  return (
    <Cards>
      {principles.map(({ title, text }) => (
        <Card key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </Card>
      ))}
    </Cards>
  );
}
