import { Head } from '../../head/head.tsx';
import { useTexts } from '../../i18n/index.ts';
import { PageOpening } from '../../ui/page-heading.tsx';
import { Comparison } from './comparison.tsx';

export default function ComparePage() {
  const { head, lead } = useTexts('catalogue').compare;
  return (
    <>
      <Head text={head} share="products" hidden="noindex, follow" />
      <PageOpening title={head.title} lead={lead} />
      <Comparison />
    </>
  );
}
