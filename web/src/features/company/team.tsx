import { company } from '@rombo/shared/company';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { displayText, labelText } from '../../theme/text.styles.ts';
import { DegreeDisc } from './degree-disc.tsx';

const Heading = styled.h2`
  ${displayText}
  margin-bottom: ${({ theme }) => theme.space.l};
  font-size: ${({ theme }) => theme.size.section};
`;

const Members = styled.ul`
  display: grid;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  ${({ theme }) => theme.media.large} {
    grid-template-columns: repeat(3, 1fr);
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
  }
`;

const Member = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${({ theme }) => theme.space.l};
  align-content: start;
  align-items: center;
  padding-block: ${({ theme }) => theme.space.xl};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  h3 {
    ${displayText}
    font-size: ${({ theme }) => theme.size.h3};
    line-height: 1.1;
  }
  ${({ theme }) => theme.media.large} {
    padding: ${({ theme }) => theme.space.xl} ${({ theme }) => theme.space.l};
    border-bottom: 0;
    &:first-child { padding-left: 0; }
    & + & { border-left: 1px solid ${({ theme }) => theme.color.line}; }
  }
`;

const Role = styled.p`
  ${labelText}
  margin-top: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.danger};
  font-size: ${({ theme }) => theme.size.small};
`;

const Bio = styled.p`
  grid-column: 1 / -1;
  max-width: 52ch;
  color: ${({ theme }) => theme.color.muted};
`;

/** Who makes the engines. Names and biographies are Italian in every language. */
export function Team() {
  const { people, roles } = useTexts('company');
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
