import type { Locator } from '@playwright/test';

/** Two fingers on a picture that move apart, as the events that they would make: no browser can be touched by two here. */
export const pinch = (picture: Locator, from: number, to: number) =>
  picture.evaluate(
    async (target, way) => {
      const frame = () => new Promise(requestAnimationFrame);
      const { left, top, width, height } = target.getBoundingClientRect();
      const send = (type: string, apart: number) => {
        for (const [pointerId, side] of [
          [11, -1],
          [12, 1],
        ] as const) {
          const clientX = left + width / 2 + side * apart;
          const init = { pointerId, pointerType: 'touch', clientX, clientY: top + height / 2 };
          target.dispatchEvent(new PointerEvent(type, { ...init, bubbles: true, cancelable: true }));
        }
      };
      send('pointerdown', way.from);
      for (const part of [0.25, 0.5, 0.75, 1]) {
        send('pointermove', way.from + (way.to - way.from) * part);
        await frame();
        await frame();
      }
      send('pointerup', way.to);
    },
    { from, to },
  );
