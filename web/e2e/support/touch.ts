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

/** Swipes sideways: real touches in Chromium, dispatched pointer events elsewhere. */
export async function swipe(page: Page, { from, to, y }: Swipe): Promise<void> {
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
