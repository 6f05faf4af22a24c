import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { displayText } from '../../theme/text.styles.ts';
import { en } from './texts/en.ts';
import { it } from './texts/it.ts';

const Cards = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.xl};
  ${({ theme }) => theme.media.large} { grid-template-columns: repeat(3, 1fr); }
`;

const Card = styled.li`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space.m};
  padding-top: ${({ theme }) => theme.space.l};
  border-top: 1px solid ${({ theme }) => theme.color.edge};
  h2 {
    ${displayText}
    font-size: ${({ theme }) => theme.size.h2};
  }
  p { max-width: 46ch; color: ${({ theme }) => theme.color.muted}; }
`;

/** What the company wants, holds to and hopes for. */
export function Principles() {
  const { principles } = useTexts({ it, en });
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
