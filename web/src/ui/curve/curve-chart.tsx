import { formatFigure } from '@rombo/shared/words/format-figure';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { smallLabel } from '../../theme/text.styles.ts';
import { fractionOf, ticksAround, ticksTo } from './ticks.ts';

/** A diagram with legend and table. Dashes distinguish the lines if colours do not. */
const Figure = styled.figure`
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr);
  gap: var(--space-m);
  break-inside: avoid;
  font-variant-numeric: tabular-nums;
  ul { display: flex; flex-wrap: wrap; gap: var(--space-s) var(--space-l); }
  li { display: flex; align-items: center; gap: 0.625rem; }
  small { ${smallLabel} display: block; }
  li svg { flex: none; width: 2rem; }
  svg { fill: none; stroke: var(--color-border); }
  > div { position: relative; min-height: 13rem; margin: 1.5rem 2.25rem 2.5rem; ${media.medium} { min-height: 20rem; } }
  > div svg { position: absolute; width: 100%; height: 100%; overflow: visible; }
  path { vector-effect: non-scaling-stroke; }
  text { fill: var(--color-text-muted); stroke: none; font-size: 12px; }
  [data-line] { stroke: var(--color-brand-hover); stroke-width: 2.5; }
  [data-line='1'] { stroke: var(--color-accent); stroke-dasharray: 7 4; }
  circle[data-line] { fill: var(--color-background); stroke-dasharray: none; }
`;

/** Size of the plot in line units. Lines stretch with the plot; texts and markers keep their size. */
const WIDTH = 400;
const HEIGHT = 300;
/** Number of intervals on both vertical axes, which share the grid lines. */
const INTERVALS = 4;

type PlotPoint = readonly [x: number, y: number];

interface CurveLine {
  points: readonly PlotPoint[];
  /** True for a line on the right axis. */
  isRight?: boolean;
  peak: PlotPoint;
}

interface CurveChartProps {
  label: string;
  /** Unit of each axis; the right axis exists only if it has a unit. */
  units: { x: string; left: string; right?: string };
  lines: readonly CurveLine[];
}

const percent = (share: number): string => `${Math.round(1000 * share) / 10}%`;

/** Returns a path through points, with relative coordinates, which keep the HTML small. */
const pathOf = (spots: readonly PlotPoint[]): string =>
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
  const x = (rpm: number) => fractionOf(rpm, xTicks);
  const y = (value: number, ticks = leftTicks) => 1 - fractionOf(value, ticks);
  const ticksOf = ({ isRight }: CurveLine) => (isRight ? rightTicks : leftTicks);
  const write = (value: number) => formatFigure(value, language);
  const grid =
    leftTicks.map((tick) => `M0 ${HEIGHT * y(tick)}H${WIDTH}`).join('') +
    xTicks.map((tick) => `M${Math.round(WIDTH * x(tick))} 0V${HEIGHT}`).join('');
  return (
    <div>
      <svg role="img" aria-label={label}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: part of the labelled SVG around it */}
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          <path d={grid} />
          {lines.map((line, at) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its index
              key={at}
              data-line={at}
              d={pathOf(
                line.points.map(([rpm, value]) => [
                  Math.round(WIDTH * x(rpm)),
                  Math.round(HEIGHT * y(value, ticksOf(line))),
                ]),
              )}
            />
          ))}
        </svg>
        {lines.map((line, at) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={at}
            data-line={at}
            cx={percent(x(line.peak[0]))}
            cy={percent(y(line.peak[1], ticksOf(line)))}
            r="4"
          />
        ))}
        {leftTicks.map((tick) => (
          <text key={tick} x="-6" y={percent(y(tick))} dy="4" textAnchor="end">
            {write(tick)}
          </text>
        ))}
        <text y="-12" textAnchor="middle">
          {units.left}
        </text>
        {units.right && (
          <>
            {rightTicks.map((tick) => (
              <text key={tick} x="100%" y={percent(y(tick, rightTicks))} dx="6" dy="4">
                {write(tick)}
              </text>
            ))}
            <text x="100%" y="-12" textAnchor="middle">
              {units.right}
            </text>
          </>
        )}
        {xTicks.map((tick) => (
          <text key={tick} x={percent(x(tick))} y="100%" dy="16" textAnchor="middle">
            {write(tick)}
          </text>
        ))}
        <text x="50%" y="100%" dy="34" textAnchor="middle">
          {units.x}
        </text>
      </svg>
    </div>
  );
}

interface DiagramProps extends Pick<CurveChartProps, 'units'> {
  title: string;
  lines: readonly (CurveLine & { name: string; text: string; lang?: string | undefined })[];
  children?: ReactNode;
}

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
