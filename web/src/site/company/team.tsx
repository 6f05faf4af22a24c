import { company } from '@rombo/shared/words/company';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { displayText, labelText } from '../../theme/text.styles.ts';
import { DegreeDisc } from './degree-disc.tsx';

const Heading = styled.h2`
  ${displayText}
  margin-bottom: var(--space-l);
  font-size: var(--font-size-section);
`;

const Members = styled.ul`
  display: grid;
  border-top: 1px solid var(--color-border);
  ${media.large} {
    grid-template-columns: repeat(3, 1fr);
    border-bottom: 1px solid var(--color-border);
  }
`;

const Member = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-l);
  align-content: start;
  align-items: center;
  padding-block: var(--space-xl);
  border-bottom: 1px solid var(--color-border);
  h3 {
    ${displayText}
    font-size: var(--font-size-h3);
    line-height: 1.1;
  }
  ${media.large} {
    padding: var(--space-xl) var(--space-l);
    border-bottom: 0;
    &:first-child { padding-left: 0; }
    & + & { border-left: 1px solid var(--color-border); }
  }
`;

const Role = styled.p`
  ${labelText}
  margin-top: var(--space-s);
  color: var(--color-danger);
  font-size: var(--font-size-small);
`;

const Bio = styled.p`
  grid-column: 1 / -1;
  max-width: 52ch;
  color: var(--color-text-muted);
`;

/** The team. Names and biographies are Italian in every language. */
export function Team() {
  const { people, roles } = useTexts('company').about;
  return (
    <section>
      <Heading>{people}</Heading>
      <Members>
        {company.team.map(({ name, role, bio }, at) => (
          <Member key={name}>
            <DegreeDisc name={name} turned={at} />
            <div>
              <h3 lang="it">{name}</h3>
              <Role>{roles[role]}</Role>
            </div>
            <Bio lang="it">{bio}</Bio>
          </Member>
        ))}
      </Members>
    </section>
  );
}
