import type { AroundNavHandler } from 'wouter';
import { navigation } from '../loading/navigation.ts';
import { resolvePath } from '../routing/paths.ts';

const pathOfPage = () => resolvePath(window.location.pathname).path;

let last: object | undefined;

/**
 * The page that is left stays until the next one can be drawn, unless another navigation comes first. Another page begins at its top; the
 * same one in another language stays where it is.
 */
export const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const { href } = window.location;
  const own = {};
  last = own;
  const go = () => {
    if (last !== own || window.location.href !== href) return;
    const before = pathOfPage();
    navigate(to, options);
    if (pathOfPage() !== before && !options?.replace) window.scrollTo(0, 0);
  };
  const ready = options?.replace ? undefined : navigation.prepare?.(to);
  if (ready) void ready.then(go);
  else go();
};
