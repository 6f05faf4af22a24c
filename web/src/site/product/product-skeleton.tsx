import { useTexts } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Columns, Words } from './product-sheet.styles.ts';

/** The shape of the page while its product is on its way. */
export function ProductSkeleton() {
  const { common } = useTexts('site');
  return (
    <>
      <VisuallyHidden role="status">{common.loading}</VisuallyHidden>
      <Columns aria-hidden>
        <Skeleton $height="24rem" />
        <Words>
          <Skeleton $height="4rem" />
          <Skeleton $height="6rem" />
          <Skeleton $height="12rem" />
        </Words>
      </Columns>
    </>
  );
}
