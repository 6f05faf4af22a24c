import { writeFigure } from '@rombo/shared/collections/spec-figures';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/index.ts';
import { labelText } from '../../theme/text.styles.ts';

/** Steps between two ticks that are easy to read, in every power of ten. */
const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** Without the noise of binary fractions. */
const rounded = (value: number): number => Number(value.toPrecision(6));

/** The smallest readable step that reaches `length` within so many intervals. */
function stepOf(length: number, intervals: number): number {
  const least = length / intervals;
  const power = 10 ** Math.floor(Math.log10(least));
  return (STEPS.find((step) => rounded(step * power) >= rounded(least)) ?? 10) * power;
}

const ticksFrom = (start: number, step: number, intervals: number): number[] =>
  Array.from({ length: intervals + 1 }, (_, at) => rounded(start + at * step));

/** Ticks from 0 to at least `max`. */
export const ticksTo = (max: number, intervals: number): number[] =>
  ticksFrom(0, stepOf(max > 0 ? max : 1, intervals), intervals);

/** Ticks around a range, on multiples of their step. */
export function ticksAround(min: number, max: number, intervals: number): number[] {
  const step = stepOf(max > min ? max - min : 1, intervals);
  const start = Math.floor(min / step) * step;
  return ticksFrom(start, step, Math.max(1, Math.ceil(rounded((max - start) / step))));
}

/** Diagrams of curves with their legend and their table. Dashes tell the lines apart where colours do not. */
const Figure = styled.figure`
  display: grid;
  gap: var(--space-m);
  break-inside: avoid;
  font-variant-numeric: tabular-nums;
  ul { display: flex; flex-wrap: wrap; gap: var(--space-s) var(--space-l); }
  li { display: flex; align-items: center; gap: 0.625rem; }
  small { ${labelText} display: block; color: var(--color-text-muted); font-size: var(--font-size-small); }
  li svg { flex: none; width: 2rem; }
  svg { fill: none; stroke: var(--color-border); }
  > svg { width: 100%; max-width: 44rem; }
  text { fill: var(--color-text-muted); stroke: none; font-size: 12px; }
  [data-line] { stroke: var(--color-brand-hover); stroke-width: 2.5; }
  [data-line='1'] { stroke: var(--color-accent); stroke-dasharray: 7 4; }
  circle[data-line] { fill: var(--color-background); stroke-dasharray: none; }
  summary { padding-block: 0.625rem; cursor: pointer; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding-block: 0.375rem; border-top: 1px solid var(--color-border); font-weight: 400; text-align: right; }
  @media print {
    > svg { max-height: 50mm; }
    details { display: none; }
    text { fill: currentColor; }
    [data-line] { stroke: currentColor; }
    circle[data-line] { fill: Canvas; }
  }
  @media (forced-colors: active) {
    text { fill: CanvasText; }
    [data-line] { stroke: CanvasText; }
    circle[data-line] { fill: Canvas; }
  }
`;

const WIDTH = 360;
const HEIGHT = 224;
const EDGE = { left: 36, right: 36, top: 24, bottom: 40 };
/** Intervals of the vertical axes, which share the lines of the grid. */
const INTERVALS = 4;

type Spot = readonly [x: number, y: number];

interface CurveLine {
  points: readonly Spot[];
  /** True for a line that is read on the right axis. */
  isRight?: boolean;
  peak: Spot;
}

interface CurveChartProps {
  label: string;
  /** Unit of each axis; without one on the right there is no such axis. */
  units: { x: string; left: string; right?: string };
  /** Each is drawn in its own way. */
  lines: readonly CurveLine[];
}

const place = (value: number, ticks: readonly number[], from: number, to: number): number => {
  const [first = 0, last = 1] = [ticks[0], ticks.at(-1)];
  return Math.round(from + ((value - first) / (last - first)) * (to - from));
};

/** Lines through points, each told by its distance from the one before: the page carries them. */
const pathOf = (spots: readonly Spot[]): string =>
  spots
    .map(([x, y], at) => {
      const [fromX, fromY] = spots[at - 1] ?? [0, 0];
      return `${at === 0 ? 'M' : 'l'}${x - fromX} ${y - fromY}`;
    })
    .join('');

const highest = (lines: readonly CurveLine[], isRight: boolean): number =>
  Math.max(0, ...lines.filter((line) => Boolean(line.isRight) === isRight).map(({ peak }) => peak[1]));

function CurveChart({ label, units, lines }: CurveChartProps) {
  const { language } = useLanguage();
  const speeds = lines.flatMap(({ points }) => points.map(([rpm]) => rpm));
  const xTicks = ticksAround(Math.min(...speeds), Math.max(...speeds), 4);
  const leftTicks = ticksTo(highest(lines, false), INTERVALS);
  const rightTicks = ticksTo(highest(lines, true), INTERVALS);
  const bottom = HEIGHT - EDGE.bottom;
  const right = WIDTH - EDGE.right;
  const x = (rpm: number) => place(rpm, xTicks, EDGE.left, right);
  const y = (value: number, ticks = leftTicks) => place(value, ticks, bottom, EDGE.top);
  const ticksOf = ({ isRight }: CurveLine) => (isRight ? rightTicks : leftTicks);
  const write = (value: number) => writeFigure(value, language);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path
        d={
          leftTicks.map((tick) => `M${EDGE.left} ${y(tick)}H${right}`).join('') +
          xTicks.map((tick) => `M${x(tick)} ${EDGE.top}V${bottom}`).join('')
        }
      />
      {leftTicks.map((tick) => (
        <text key={tick} x={EDGE.left - 6} y={y(tick) + 4} textAnchor="end">
          {write(tick)}
        </text>
      ))}
      <text x={EDGE.left} y={12} textAnchor="middle">
        {units.left}
      </text>
      {units.right && (
        <>
          {rightTicks.map((tick) => (
            <text key={tick} x={right + 6} y={y(tick, rightTicks) + 4}>
              {write(tick)}
            </text>
          ))}
          <text x={right} y={12} textAnchor="middle">
            {units.right}
          </text>
        </>
      )}
      {xTicks.map((tick) => (
        <text key={tick} x={x(tick)} y={bottom + 16} textAnchor="middle">
          {write(tick)}
        </text>
      ))}
      <text x={(EDGE.left + right) / 2} y={HEIGHT - 6} textAnchor="middle">
        {units.x}
      </text>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is told by its place
        <g key={at}>
          <path data-line={at} d={pathOf(line.points.map(([rpm, value]) => [x(rpm), y(value, ticksOf(line))]))} />
          <circle data-line={at} cx={x(line.peak[0])} cy={y(line.peak[1], ticksOf(line))} r="4" />
        </g>
      ))}
    </svg>
  );
}

interface DiagramProps extends Pick<CurveChartProps, 'units'> {
  title: string;
  lines: readonly (CurveLine & { name: string; text: string; lang?: string | undefined })[];
  children?: ReactNode;
}

/** Curves below their title and a legend with the peak of each. */
export function Diagram({ title, units, lines, children }: DiagramProps) {
  const id = useId();
  return (
    <Figure aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {lines.map(({ name, lang, text }, line) => (
          <li key={name}>
            <svg viewBox="0 0 32 12" aria-hidden>
              <path data-line={line} d="M0 6H32" />
            </svg>
            <span>
              <small lang={lang}>{name}</small> {text}
            </span>
          </li>
        ))}
      </ul>
      <CurveChart label={title} units={units} lines={lines} />
      {children}
    </Figure>
  );
}
