import type { AroundNavHandler } from 'wouter';
import { navigation } from '../loading/navigation.ts';
import { resolvePath } from '../routing/paths.ts';

let last: object | undefined;

// Before the router listens, which draws the page that the visitor returns to. There are no such events on a server.
globalThis.addEventListener?.('popstate', () => {
  navigation.followsLink = false;
});

/**
 * The page that is left stays until the next one can be drawn, unless another navigation comes first. Another page begins at its top; the
 * same one in another language stays where it is.
 */
export const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const { href, pathname } = window.location;
  const own = {};
  last = own;
  const go = () => {
    if (last !== own || window.location.href !== href) return;
    const next = resolvePath(new URL(to, href).pathname);
    const present = resolvePath(pathname);
    // A product has another name in another language.
    const isOther = next.path !== present.path && (next.page !== present.page || next.language === present.language);
    navigation.followsLink = isOther && !options?.replace;
    navigate(to, options);
    if (navigation.followsLink) window.scrollTo(0, 0);
  };
  const ready = options?.replace ? undefined : navigation.prepare?.(to);
  if (ready) void ready.then(go);
  else go();
};
