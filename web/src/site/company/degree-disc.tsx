import styled from 'styled-components';

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
export function DegreeDisc({ name, turned }: DegreeDiscProps) {
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
