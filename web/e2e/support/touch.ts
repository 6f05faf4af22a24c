import type { Locator, Page } from '@playwright/test';

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

/** The driver of Firefox sends no touches. */
const hasTouches = (page: Page) => page.context().browser()?.browserType().name() === 'chromium';

/** Taps something with a finger: a real touch in Chromium, a click elsewhere. */
export const tap = (target: Locator) => (hasTouches(target.page()) ? target.tap() : target.click());

/** The same at a point of the window. */
export const tapAt = (page: Page, x: number, y: number) =>
  hasTouches(page) ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);

/** Start and end of a stroke in pixels from the left, and its distance from the top. */
interface Stroke {
  from: number;
  to: number;
  y: number;
}

/** A finger's stroke sideways: a real touch in Chromium; elsewhere, where none can be had, the events that it would have made. */
export async function strokeSideways(page: Page, { from, to, y }: Stroke): Promise<void> {
  const steps = [from, (from + to) / 2, to];
  if (hasTouches(page)) {
    const session = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    for (const [at, x] of steps.entries()) await send(at === 0 ? 'touchStart' : 'touchMove', [{ x, y }]);
    await send('touchEnd', []);
    return;
  }
  await page.evaluate(
    ({ steps, y }) => {
      const touch = { pointerId: 2, pointerType: 'touch', isPrimary: true, bubbles: true, clientY: y };
      const target = document.elementFromPoint(steps[0] ?? 0, y);
      const events = ['pointerdown', 'pointermove', 'pointerup'];
      for (const [at, type] of events.entries())
        target?.dispatchEvent(new PointerEvent(type, { ...touch, clientX: steps[at] ?? 0 }));
    },
    { steps, y },
  );
}
