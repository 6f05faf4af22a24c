import { company } from '@rombo/shared/words/company';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { displayText, labelText } from '../../theme/text.styles.ts';

const Drawing = styled.svg`
  display: block;
  width: 7.5rem;
  height: 7.5rem;
  .body { fill: var(--color-surface); stroke: var(--color-border-strong); }
  .degrees { fill: none; stroke: var(--color-text-muted); stroke-width: 4; }
  .cut { fill: none; stroke: var(--color-border); stroke-width: 0.7; }
  .shine { fill: var(--color-text); }
  .hole, .hub { fill: var(--color-background); stroke: var(--color-border-strong); }
  .mark { stroke: var(--color-brand-hover); stroke-width: 2; }
  text {
    fill: var(--color-text);
    font: 600 25px var(--font-display);
    letter-spacing: 0.02em;
    text-anchor: middle;
  }
`;

const CUTS = [33, 35.5, 38, 40.5, 43, 45.5];
const HOLES = [45, 135, 225, 315];
/** Reflectance of the turned face, by the start angle of each sector of fifteen degrees. */
const SHINE = {
  200: 0.05,
  215: 0.12,
  230: 0.2,
  245: 0.12,
  260: 0.05,
  20: 0.03,
  35: 0.07,
  50: 0.13,
  65: 0.07,
  80: 0.03,
};
const SECTOR = 15;

const point = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(60 + radius * Math.cos(angle)).toFixed(2)} ${(60 + radius * Math.sin(angle)).toFixed(2)}`;
};

/** A piece of the ring between hub and rim. */
const sector = (from: number) =>
  `M${point(30, from)}L${point(48, from)}A48 48 0 0 1 ${point(48, from + SECTOR)}L${point(30, from + SECTOR)}A30 30 0 0 0 ${point(30, from)}Z`;

const initials = (name: string) =>
  name
    .split(' ')
    .map(([first]) => first)
    .join('');

interface DegreeDiscProps {
  name: string;
  /** Position of the timing mark, in thirds of a turn from the top. */
  turned: number;
}

/** In place of a portrait: the turned disc with which an engine's timing is measured, somebody's initials on its hub. */
function DegreeDisc({ name, turned }: DegreeDiscProps) {
  return (
    <Drawing viewBox="0 0 120 120" aria-hidden>
      <circle className="body" cx="60" cy="60" r="59" />
      <circle className="degrees" cx="60" cy="60" r="54.5" strokeDasharray="0.8 3.955" />
      {CUTS.map((radius) => (
        <circle key={radius} className="cut" cx="60" cy="60" r={radius} />
      ))}
      {Object.entries(SHINE).map(([from, strength]) => (
        <path key={from} className="shine" d={sector(Number(from))} fillOpacity={strength} />
      ))}
      {HOLES.map((at) => {
        const [cx, cy] = point(40, at).split(' ');
        return <circle key={at} className="hole" cx={cx} cy={cy} r="3.2" />;
      })}
      <circle className="hub" cx="60" cy="60" r="27" />
      <path className="mark" d="M60 1v11" transform={`rotate(${turned * 120} 60 60)`} />
      <text x="60" y="69">
        {initials(name)}
      </text>
    </Drawing>
  );
}

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
