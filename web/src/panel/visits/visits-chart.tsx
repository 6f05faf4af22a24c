import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { ticksTo } from '../../ui/curve/ticks.ts';

const Figure = styled.figure`
  display: grid;
  gap: var(--space-m);
  margin-bottom: var(--space-l);
  font-variant-numeric: tabular-nums;
  > div { height: 14rem; margin: 0.5rem 0 1.5rem 2.75rem; }
  svg { width: 100%; height: 100%; overflow: visible; stroke: var(--color-border); }
  rect { fill: var(--color-brand-hover); stroke: none; }
  text { fill: var(--color-text-muted); stroke: none; font-size: 12px; }
  summary { min-height: 2.75rem; align-content: center; cursor: pointer; }
  table { border-collapse: collapse; }
  th, td { padding: 0.25rem var(--space-m) 0.25rem 0; text-align: left; }
  td { text-align: right; }
  tr { border-top: 1px solid var(--color-border); }
`;

const INTERVALS = 4;
/** Share of its place that a bar takes. */
const BAR = 0.7;

interface Bar {
  key: string;
  /** Name below the axis. */
  label: string;
  name: string;
  views: number;
}

interface ChartProps {
  title: string;
  bars: readonly Bar[];
  step: number;
  children: ReactNode;
}

/** Bars of consecutive days or months, with their table. Shows the label of every `step`-th bar, counted from the last. */
export function VisitsChart({ title, bars, step, children }: ChartProps) {
  const { locale, visits: texts } = useTexts('panel');
  const ticks = ticksTo(Math.max(INTERVALS, ...bars.map(({ views }) => views)), INTERVALS);
  const top = ticks.at(-1) ?? 1;
  const percent = (share: number) => `${Math.round(10_000 * share) / 100}%`;
  return (
    <Figure>
      <figcaption>{title}</figcaption>
      <div>
        <svg role="img" aria-label={title}>
          {ticks.map((tick) => (
            <g key={tick}>
              <line x2="100%" y1={percent(1 - tick / top)} y2={percent(1 - tick / top)} />
              <text x="-8" y={percent(1 - tick / top)} dy="4" textAnchor="end">
                {tick.toLocaleString(locale)}
              </text>
            </g>
          ))}
          {bars.map(({ key, label, name, views }, at) => (
            <g key={key}>
              <rect
                x={percent((at + (1 - BAR) / 2) / bars.length)}
                y={percent(1 - views / top)}
                width={percent(BAR / bars.length)}
                height={percent(views / top)}
              >
                <title>{`${name}: ${views.toLocaleString(locale)}`}</title>
              </rect>
              {(bars.length - 1 - at) % step === 0 && (
                <text x={percent((at + 0.5) / bars.length)} y="100%" dy="18" textAnchor="middle">
                  {label}
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
      {children}
      <details>
        <summary>{texts.asTable}</summary>
        <table>
          <caption hidden>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.when}</th>
              <th scope="col">{texts.views}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ key, name, views }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{views.toLocaleString(locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Figure>
  );
}
