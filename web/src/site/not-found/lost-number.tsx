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
function Bearing() {
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

const Digits = styled.div`
  display: flex;
  align-items: center;
  gap: 0.06em;
  color: var(--color-text);
  font-family: var(--font-display);
  font-weight: 600;
  font-size: clamp(9rem, 40vw, 20rem);
  line-height: 0.8;
  user-select: none;
  ${media.large} { font-size: clamp(14rem, 55vw - 30rem, 27rem); }
`;

/** 404, its nought a bearing that fell off somewhere. */
export function LostNumber() {
  return (
    <Digits aria-hidden>
      4<Bearing />4
    </Digits>
  );
}
