import type { ComparedProduct } from '@rombo/shared/collections/comparison';
import { cvOf, peaksOf, writeFigure } from '@rombo/shared/collections/spec-figures';
import { langOf } from '@rombo/shared/contract/in-language';
import { useId } from 'react';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { CurveChart, LineSample } from '../../ui/curve/curve-chart.tsx';
import { Curves } from './comparison.styles.ts';

export function ComparedCurves({ products }: { products: readonly ComparedProduct[] }) {
  const { curve: texts, compare } = useTexts('catalogue');
  const { language } = useLanguage();
  const id = useId();
  const measured = products.flatMap((product) => {
    const { power } = peaksOf(product.powerCurve ?? []) ?? {};
    return power && product.powerCurve ? [{ product, points: product.powerCurve, power }] : [];
  });
  if (measured.length < 2) return null;
  const write = (value: number, digits?: number) => writeFigure(value, language, digits);
  return (
    <Curves aria-labelledby={id}>
      <h2 id={id}>{compare.curves}</h2>
      <ul>
        {measured.map(({ product, power }, line) => (
          <li key={product.id}>
            <LineSample line={line} />
            <span>
              <small lang={langOf(product, 'name')}>{product.name}</small>{' '}
              {texts.at(`${write(power.kW, 2)} kW (${write(cvOf(power.kW), 2)} ${texts.horsepower})`, write(power.rpm))}
            </span>
          </li>
        ))}
      </ul>
      <CurveChart
        label={compare.curves}
        units={{ x: texts.speed, left: 'kW' }}
        lines={measured.map(({ points, power }) => ({
          points: points.map(({ rpm, kW }) => [rpm, kW]),
          peak: [power.rpm, power.kW],
        }))}
      />
    </Curves>
  );
}
