import { useTexts } from '../../i18n/index.ts';
import { PageLink } from '../../ui/page-link.tsx';
import type { Fit } from './my-engine.ts';

/** Tells whether a part fits the visitor's engine; if not, links the part of the same kind that does. */
export function FitText({ fit, engine }: { fit: Fit; engine: string }) {
  const texts = useTexts('catalogue').fit;
  if (fit === true) return texts.yes(engine);
  const { instead } = fit;
  return (
    <span>
      {texts.no(engine)}
      {instead && (
        <>
          :{' '}
          <PageLink page="product" parameters={{ slug: instead.slug }}>
            {texts.instead(instead.code)}
          </PageLink>
        </>
      )}
    </span>
  );
}
