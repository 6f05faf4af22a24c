import type { ComparedProduct } from '@rombo/shared/collections/comparison';
import { langOf } from '@rombo/shared/collections/in-language';
import { cvOf, peaksOf } from '@rombo/shared/collections/spec-figures';
import { formatFigure } from '@rombo/shared/words/format-figure';
import styled from 'styled-components';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { Diagram } from '../../ui/curve/curve-chart.tsx';

const Curves = styled.div`
  margin-top: var(--space-xl);
  [data-line='2'] { stroke: var(--color-text-strong); stroke-dasharray: 2 3; }
  [data-line='3'] { stroke: var(--color-text-muted); stroke-dasharray: 12 3 2 3; }
`;

export function ComparedCurves({ products }: { products: readonly ComparedProduct[] }) {
  const { curves } = useTexts('compare');
  const { curve: texts } = useTexts('product');
  const { language } = useLanguage();
  const measured = products.flatMap((product) => {
    const { power } = peaksOf(product.powerCurve ?? []) ?? {};
    return power && product.powerCurve ? [{ product, points: product.powerCurve, power }] : [];
  });
  if (measured.length < 2) return null;
  const write = (value: number, digits?: number) => formatFigure(value, language, digits);
  return (
    <Curves>
      <Diagram
        title={curves}
        units={{ x: texts.speed, left: 'kW' }}
        lines={measured.map(({ product, points, power }) => ({
          name: product.name,
          lang: langOf(product, 'name'),
          text: texts.at(
            `${write(power.kW, 2)} kW (${write(cvOf(power.kW), 2)} ${texts.horsepower})`,
            write(power.rpm),
          ),
          points: points.map(({ rpm, kW }) => [rpm, kW]),
          peak: [power.rpm, power.kW],
        }))}
      />
    </Curves>
  );
}
