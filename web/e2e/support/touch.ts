import type { Locator, Page } from '@playwright/test';

/** Simulates a pinch by dispatching pointer events: none of the drivers supports two touches. */
export const pinch = (picture: Locator, from: number, to: number) =>
  picture.evaluate(
    async (target, distances) => {
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
      send('pointerdown', distances.from);
      for (const part of [0.25, 0.5, 0.75, 1]) {
        send('pointermove', distances.from + (distances.to - distances.from) * part);
        await frame();
        await frame();
      }
      send('pointerup', distances.to);
    },
    { from, to },
  );

/** Firefox's driver does not send touches. */
const hasTouches = (page: Page) => page.context().browser()?.browserType().name() === 'chromium';

/** Taps an element: a real touch in Chromium, a click elsewhere. */
export const tap = (target: Locator) => (hasTouches(target.page()) ? target.tap() : target.click());

/** Taps a point of the viewport. */
export const tapAt = (page: Page, x: number, y: number) =>
  hasTouches(page) ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);

/** Horizontal start and end of a swipe, and its distance from the top, in pixels. */
interface Swipe {
  from: number;
  to: number;
  y: number;
}

/** Swipes sideways, in Chromium. */
export async function swipe(page: Page, { from, to, y }: Swipe): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const steps = [from, (from + to) / 2, to];
  for (const [at, x] of steps.entries()) await send(at === 0 ? 'touchStart' : 'touchMove', [{ x, y }]);
  await send('touchEnd', []);
}
