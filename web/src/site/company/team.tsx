import { company } from '@rombo/shared/words/company';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { labelText } from '../../theme/text.styles.ts';
import { SectionTitle } from '../../ui/page-heading.tsx';

const HOLE = 'radial-gradient(circle, var(--color-background) 0.2rem, transparent 0.23rem)';

/**
 * In place of a portrait: the turned disc with which an engine's timing is measured, somebody's initials on its hub. The rim has the
 * degrees and the timing mark; the face, from the top, the hub, four holes, the cuts of the lathe and the light on them.
 */
const DegreeDisc = styled.span<{ $turned: number }>`
  position: relative;
  isolation: isolate;
  display: grid;
  place-items: center;
  width: 7.5rem;
  height: 7.5rem;
  border: 1px solid var(--color-border-strong);
  border-radius: 50%;
  background:
    conic-gradient(from ${({ $turned }) => $turned * 120 - 1}deg, var(--color-brand-hover) 2deg, transparent 0),
    repeating-conic-gradient(var(--color-text-muted) 0 1deg, var(--color-surface) 0 5deg);
  font: 600 1.5625rem var(--font-display);
  letter-spacing: 0.02em;
  &::before {
    content: '';
    position: absolute;
    inset: 0.375rem;
    z-index: -1;
    border-radius: 50%;
    background:
      radial-gradient(circle, var(--color-background) 1.65rem, var(--color-border-strong) 0 1.7rem, transparent 0),
      ${HOLE} 1.77rem 1.77rem,
      ${HOLE} -1.77rem 1.77rem,
      ${HOLE} 1.77rem -1.77rem,
      ${HOLE} -1.77rem -1.77rem,
      repeating-radial-gradient(circle, transparent 0 0.16rem, var(--color-border) 0.17rem 0.19rem),
      conic-gradient(from 20deg, var(--color-surface), var(--color-border) 40deg, var(--color-surface) 80deg 190deg,
        var(--color-border-strong) 220deg, var(--color-surface) 250deg);
    background-repeat: no-repeat;
  }
`;

const initials = (name: string) => name.replace(/(\S)\S*\s*/g, '$1');

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
  h3 + p { ${labelText} margin-top: var(--space-s); color: var(--color-danger); font-size: var(--font-size-small); }
  > p { grid-column: 1 / -1; max-width: 52ch; color: var(--color-text-muted); }
  ${media.large} {
    padding: var(--space-xl) var(--space-l);
    border-bottom: 0;
    &:first-child { padding-left: 0; }
    & + & { border-left: 1px solid var(--color-border); }
  }
`;

/** The team. Names and biographies are Italian in every language. */
export function Team() {
  const { people, roles } = useTexts('company').about;
  return (
    <section>
      <SectionTitle>{people}</SectionTitle>
      <Members>
        {company.team.map(({ name, role, bio }, at) => (
          <Member key={name}>
            <DegreeDisc $turned={at} aria-hidden>
              {initials(name)}
            </DegreeDisc>
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
