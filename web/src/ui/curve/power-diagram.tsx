import type { CurvePoint } from '@rombo/shared/collections/power-curve';
import { cvOf, peaksOf, torqueOf } from '@rombo/shared/collections/spec-figures';
import { formatFigure } from '@rombo/shared/words/format-figure';
import styled from 'styled-components';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { useHydrated } from '../../loading/document-state.ts';
import { Diagram } from './curve-chart.tsx';

const Values = styled.details`
  summary { padding-block: 0.625rem; cursor: pointer; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding-block: 0.375rem; border-top: 1px solid var(--color-border); font-weight: 400; text-align: right; }
`;

/** Power and torque of an engine by speed, with their peaks. After hydration, a table has the same values. */
export function PowerDiagram({ curve }: { curve: readonly CurvePoint[] }) {
  const { curve: texts } = useTexts('product');
  const { language } = useLanguage();
  const isHydrated = useHydrated();
  const peaks = peaksOf(curve);
  if (!peaks) return null;
  const write = (value: number, digits?: number) => formatFigure(value, language, digits);
  const power = ({ kW }: CurvePoint) => `${write(kW, 2)} kW (${write(cvOf(kW), 2)} ${texts.horsepower})`;
  const torque = (point: CurvePoint) => `${write(torqueOf(point), 2)} Nm`;
  return (
    <Diagram
      title={texts.title}
      units={{ x: texts.speed, left: 'kW', right: 'Nm' }}
      lines={[
        {
          name: texts.power,
          text: texts.at(power(peaks.power), write(peaks.power.rpm)),
          points: curve.map(({ rpm, kW }) => [rpm, kW]),
          peak: [peaks.power.rpm, peaks.power.kW],
        },
        {
          name: texts.torque,
          text: texts.at(torque(peaks.torque), write(peaks.torque.rpm)),
          points: curve.map((point) => [point.rpm, torqueOf(point)]),
          peak: [peaks.torque.rpm, torqueOf(peaks.torque)],
          isRight: true,
        },
      ]}
    >
      {isHydrated && (
        <Values>
          <summary>{texts.values}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.speed}</th>
                <th scope="col">kW</th>
                <th scope="col">{texts.horsepower}</th>
                <th scope="col">Nm</th>
              </tr>
            </thead>
            <tbody>
              {curve.map((point) => (
                <tr key={point.rpm}>
                  <th scope="row">{write(point.rpm)}</th>
                  <td>{write(point.kW, 2)}</td>
                  <td>{write(cvOf(point.kW), 2)}</td>
                  <td>{write(torqueOf(point), 2)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Values>
      )}
    </Diagram>
  );
}
