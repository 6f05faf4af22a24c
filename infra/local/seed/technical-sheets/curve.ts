import { colors, type Place, RIGHT } from '@rombo/functions/pdf/document';
import type { CurvePoint } from '@rombo/shared/collections/power-curve';
import { cvOf, peaksOf, torqueOf } from '@rombo/shared/collections/spec-figures';
import { fractionOf, ticksAround, ticksTo } from '../../../../web/src/ui/curve/ticks.ts';
import { type SheetPage, small, strong } from './page.ts';

/** Draws power and torque by speed, with the axes of the product's page. */
export function drawCurve(page: SheetPage, curve: readonly CurvePoint[], side: Place, top: number, bottom: number) {
  const { doc, root, element, write, heading, figure, texts } = page;
  const peaks = peaksOf(curve);
  if (!peaks) return;
  const { curve: words } = texts.product;
  const lines = [
    {
      name: words.power,
      peak: peaks.power,
      color: colors.red,
      isDashed: false,
      valueAt: ({ kW }: CurvePoint) => kW,
      value: `${figure(peaks.power.kW, 2)} kW (${figure(cvOf(peaks.power.kW), 2)} ${words.horsepower})`,
    },
    {
      name: words.torque,
      peak: peaks.torque,
      color: colors.ink,
      isDashed: true,
      valueAt: torqueOf,
      value: `${figure(torqueOf(peaks.torque), 2)} Nm`,
    },
  ];
  let y = heading(words.title, side, top) + 4;
  const legend = lines.map(({ name, value, peak }) => `${name}: ${words.at(value, figure(peak.rpm))}`);
  const draw = () => {
    for (const [at, { color, isDashed }] of lines.entries()) {
      doc.lineWidth(1.5).strokeColor(color);
      if (isDashed) doc.dash(4, { space: 2.5 });
      doc
        .moveTo(side.x, y + 5)
        .lineTo(side.x + 18, y + 5)
        .stroke()
        .undash();
      const [label = '', value = ''] = legend[at]?.split(': ') ?? [];
      const place = { x: side.x + 24, width: side.width - 24 };
      write(label, place, y, small);
      write(value, place, y + 10, { ...strong, size: 8 });
      y += 26;
    }
    const plot = { left: side.x + 22, right: RIGHT - 24, top: y + 16, bottom: bottom - 28 };
    const speeds = curve.map(({ rpm }) => rpm);
    const xTicks = ticksAround(Math.min(...speeds), Math.max(...speeds), 4);
    const x = (rpm: number) => plot.left + (plot.right - plot.left) * fractionOf(rpm, xTicks);
    const axes = lines.map(({ valueAt, peak }) => ticksTo(valueAt(peak), 4));
    const height = (value: number, ticks: readonly number[] = []) =>
      plot.bottom - (plot.bottom - plot.top) * fractionOf(value, ticks);
    doc.lineWidth(0.5).strokeColor(colors.rule);
    for (const tick of axes[0] ?? []) {
      const at = height(tick, axes[0]);
      doc.moveTo(plot.left, at).lineTo(plot.right, at).stroke();
    }
    for (const tick of xTicks) doc.moveTo(x(tick), plot.top).lineTo(x(tick), plot.bottom).stroke();
    const tiny = { ...small, size: 7 };
    const [left = [], right = []] = axes;
    const leftPlace = { x: side.x - 4, width: 22 };
    const rightPlace = { x: plot.right + 4, width: 24 };
    for (const tick of left) write(figure(tick), leftPlace, height(tick, left) - 4, { ...tiny, align: 'right' });
    for (const tick of right) write(figure(tick), rightPlace, height(tick, right) - 4, tiny);
    write('kW', leftPlace, plot.top - 16, { ...tiny, font: 'semibold', color: colors.red, align: 'right' });
    write('Nm', rightPlace, plot.top - 16, { ...tiny, font: 'semibold', color: colors.ink });
    for (const tick of xTicks)
      write(figure(tick), { x: x(tick) - 20, width: 40 }, plot.bottom + 4, { ...tiny, align: 'center' });
    const whole = { x: plot.left, width: plot.right - plot.left };
    write(words.speed, whole, plot.bottom + 15, { ...tiny, align: 'center' });
    for (const [at, { valueAt, peak, color, isDashed }] of lines.entries()) {
      const spot = (point: CurvePoint) => [x(point.rpm), height(valueAt(point), axes[at])] as const;
      doc.lineWidth(1.6).lineJoin('round').strokeColor(color);
      if (isDashed) doc.dash(4, { space: 2.5 });
      for (const [index, point] of curve.entries()) doc[index === 0 ? 'moveTo' : 'lineTo'](...spot(point));
      doc.stroke().undash();
      doc.circle(...spot(peak), 2.6).fillAndStroke(colors.paper, color);
    }
  };
  const alt = `${words.title}. ${legend.join('; ')}`;
  root.add(element('Figure', { alt, bbox: [side.x, y, RIGHT, bottom] }, draw));
}
