import styled, { keyframes } from 'styled-components';
import { media } from '../../theme/media.ts';

const BALLS = 9;
const angles = Array.from({ length: BALLS }, (_, index) => (index * 360) / BALLS);
const runDown = keyframes`from { transform: rotate(-2.5turn); }`;

const Drawing = styled.svg`
  width: 0.72em;
  height: 0.72em;
  margin-bottom: -0.11em;
  fill: none;
  stroke: currentColor;
  .cage { transform-origin: 100px 100px; animation: ${runDown} 4.5s cubic-bezier(0.1, 0.55, 0.25, 1); }
  .ball { fill: var(--color-text); stroke: none; }
  .race { stroke: var(--color-border-strong); }
  .mark { fill: var(--color-brand-hover); stroke: none; }
  ${media.still} { .cage { animation: none; } }
`;

/** A ball bearing seen from the front, running down as if somebody had given it a flick. */
export function Bearing() {
  return (
    <Drawing viewBox="0 0 200 200" aria-hidden>
      <circle cx="100" cy="100" r="92" strokeWidth="15" />
      <circle cx="100" cy="100" r="80" strokeWidth="2" className="race" />
      <circle cx="100" cy="100" r="50" strokeWidth="2" className="race" />
      <circle cx="100" cy="100" r="42" strokeWidth="13" />
      <g className="cage">
        {angles.map((angle) => (
          <circle key={angle} cx="100" cy="35" r="11.5" className="ball" transform={`rotate(${angle} 100 100)`} />
        ))}
      </g>
      <path d="M100 82 118 100 100 118 82 100Z" className="mark" />
    </Drawing>
  );
}
