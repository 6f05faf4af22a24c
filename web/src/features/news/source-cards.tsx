import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { displayText } from '../../theme/text.styles.ts';
import { ExternalButton } from '../../ui/external-link.tsx';
import { Heading } from './results.styles.ts';
import { sources } from './sources.ts';

const Lead = styled.p`
  margin-bottom: ${({ theme }) => theme.space.l};
  color: ${({ theme }) => theme.color.muted};
`;

const Cards = styled.ul`
  display: grid;
  gap: 1px;
  border: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.line};
  ${({ theme }) => theme.media.medium} { grid-template-columns: repeat(2, 1fr); }
  ${({ theme }) => theme.media.large} { grid-template-columns: repeat(3, 1fr); }
`;

const Card = styled.li`
  display: grid;
  grid-template-rows: auto 1fr auto;
  justify-items: start;
  gap: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.l};
  background: ${({ theme }) => theme.color.ground};
  h3 {
    ${displayText}
    font-size: ${({ theme }) => theme.size.h2};
    line-height: 1;
  }
  p { color: ${({ theme }) => theme.color.muted}; }
`;

/** Where racers read what happens week by week. */
export function SourceCards() {
  const texts = useTexts('news');
  return (
    <section>
      <Heading>{texts.sourcesTitle}</Heading>
      <Lead>{texts.sourcesLead}</Lead>
      <Cards>
        {sources.map(({ id, name, host }) => (
          <Card key={id}>
            <h3>{name}</h3>
            <p>{texts.sources[id]}</p>
            <ExternalButton variant="secondary" href={`https://${host}/`}>
              {texts.visit(host)}
            </ExternalButton>
          </Card>
        ))}
      </Cards>
    </section>
  );
}
