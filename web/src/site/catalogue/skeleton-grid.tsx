import { useTexts } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Grid, SkeletonCard } from './catalogue.styles.ts';

const cards = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Six cards without content, as long as the products are on their way. */
export function SkeletonGrid() {
  const { common } = useTexts('site');
  return (
    <>
      <VisuallyHidden role="status">{common.loading}</VisuallyHidden>
      <Grid aria-hidden data-testid="skeletons">
        {cards.map((card) => (
          <li key={card}>
            <SkeletonCard>
              <Skeleton />
              <Skeleton $height="0.75rem" />
              <Skeleton $height="1.75rem" />
              <Skeleton $height="6rem" />
            </SkeletonCard>
          </li>
        ))}
      </Grid>
    </>
  );
}
