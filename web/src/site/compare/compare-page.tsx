import { Head } from '../../head/head.tsx';
import { useTexts } from '../../i18n/index.ts';
import { Late } from '../../loading/late.tsx';
import { lazyDefault } from '../../loading/lazy-code.ts';
import { PageOpening } from '../../ui/page-opening.tsx';

const comparison = lazyDefault(() => import('./comparison.tsx'));
// The server's first page has it too.
if (import.meta.env.SSR) await comparison.load();

export default function ComparePage() {
  const { head, lead } = useTexts('catalogue').compare;
  return (
    <>
      <Head text={head} share="products" hidden="noindex, follow" />
      <PageOpening title={head.title} lead={lead} />
      <Late code={comparison}>{(Comparison) => <Comparison />}</Late>
    </>
  );
}
