import { type ComponentProps, memo, use } from 'react';
import { lazy, preload } from '../../loading/lazy.ts';
import { LoadBoundary } from '../../loading/load-boundary.tsx';
import type * as Parts from './other-products.tsx';

/** Code of the lower parts of the page, which would be 6 kB too much for a first page. What the server rendered stays until it has loaded. */
const parts = lazy(() => import('./other-products.tsx'));
if (!import.meta.env.SSR) void preload(parts);

const Diagram = (props: ComponentProps<typeof Parts.PowerDiagram>) => {
  const { PowerDiagram } = use(parts.promise());
  return <PowerDiagram {...props} />;
};

// An update before the code has loaded would have React discard what the server rendered.
export const PowerDiagram = memo((props: ComponentProps<typeof Parts.PowerDiagram>) => (
  <LoadBoundary failed={() => null}>
    <Diagram {...props} />
  </LoadBoundary>
));

const Others = (props: ComponentProps<typeof Parts.OtherProducts>) => {
  const { OtherProducts } = use(parts.promise());
  return <OtherProducts {...props} />;
};

export const OtherProducts = memo((props: ComponentProps<typeof Parts.OtherProducts>) => (
  <LoadBoundary failed={() => null}>
    <Others {...props} />
  </LoadBoundary>
));
