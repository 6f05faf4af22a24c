import { company } from '@rombo/shared/words/company';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { labelText } from '../../theme/text.styles.ts';
import { SectionTitle } from '../../ui/page-heading.tsx';
import { Picture } from '../../ui/picture.tsx';

const benches = {
  founder: '/pictures/bench-founder-342224.jpg',
  research: '/pictures/bench-research-a3948d.jpg',
  workshop: '/pictures/bench-workshop-593522.jpg',
};

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
  grid-template-columns: 8.5rem 1fr;
  gap: var(--space-l);
  align-content: start;
  align-items: center;
  padding-block: var(--space-xl);
  img { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; border-radius: var(--radius); }
  border-bottom: 1px solid var(--color-border);
  h3 + p { ${labelText} margin-top: var(--space-s); color: var(--color-danger); font-size: var(--font-size-small); }
  > p { grid-column: 1 / -1; max-width: 29em; color: var(--color-text-muted); }
  ${media.medium} { grid-template-columns: 15rem 1fr; }
  ${media.large} {
    grid-template-columns: minmax(0, 1fr);
    padding: var(--space-xl) var(--space-l);
    border-bottom: 0;
    &:first-child { padding-left: 0; }
    & + & { border-left: 1px solid var(--color-border); }
  }
`;

/** Names and biographies are Italian in every language. */
export function Team() {
  const { people, roles, benches: alts } = useTexts('company').about;
  return (
    <section>
      <SectionTitle>{people}</SectionTitle>
      <Members>
        {company.team.map(({ name, role, bio }) => (
          <Member key={name}>
            <Picture
              src={benches[role]}
              alt={alts[role]}
              width={800}
              height={600}
              sizes="(min-width: 80rem) 25rem, (min-width: 40rem) 15rem, 8.5rem"
            />
            <div>
              <h3 lang="it">{name}</h3>
              <p>{roles[role]}</p>
            </div>
            <p lang="it">{bio}</p>
          </Member>
        ))}
      </Members>
    </section>
  );
}
