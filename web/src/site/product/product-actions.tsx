import { langOf, sheetsIn, slugIn, type Untranslated } from '@rombo/shared/collections/in-language';
import type { ProductDetailsIn } from '@rombo/shared/collections/product-in';
import { comparisonQuery } from '@rombo/shared/collections/query-rules';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import styled from 'styled-components';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { useHydrated } from '../../loading/document-state.ts';
import { media } from '../../theme/media.ts';
import { labelText } from '../../theme/text.styles.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon, VisuallyHidden } from '../../ui/icon.tsx';
import { PageButton, PageLink } from '../../ui/page-link.tsx';
import { toast, usePreloadedToasts } from '../../ui/toast.tsx';
import { type ComparedItem, useCompared } from '../compare/chosen.ts';
import { CompanyLines } from '../contact/company-lines.tsx';

const productQuery = (slug: string) => `prodotto=${encodeURIComponent(slug)}`;

const Actions = styled.div`
  display: grid;
  gap: var(--space-m);
  /* As high as its two lines, which appear after hydration, because the footer has them too. */
  p { min-height: 4.5rem; color: var(--color-text-muted); font-size: var(--font-size-small); }
`;

const Lines = styled.span`
  > * { display: inline-block; margin-right: var(--space-m); }
  > a { padding-block: 0.75rem; }
`;

/** Two columns. With an odd number of buttons the first one spans both. On a phone, a link on the last row spans the row. */
const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: var(--space-s) var(--space-m);
  text-align: center;
  > * { min-height: 3.25rem; padding-inline: var(--space-s); }
  > [data-in-bar] { display: none; }
  > a:last-child:not([data-in-bar]) { grid-column: 1 / -1; }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    > [data-in-bar] { display: inline-flex; }
    > a:last-child:not([data-in-bar]) { grid-column: auto; }
    > :first-child:nth-last-child(odd) { grid-column: 1 / -1; }
  }
`;

const CompareToggle = styled(Button)`
  &[aria-pressed='true'] { border-color: var(--color-accent); box-shadow: inset 0 -3px var(--color-accent); }
`;

/** Adds the product to the comparison; without scripts, a link to a comparison with this product. */
function CompareButton({ product }: { product: ComparedItem & Untranslated }) {
  const texts = useTexts('catalogue').compare;
  const { isChosen, toggle } = useCompared(product);
  const label = (
    <>
      {isChosen && <span aria-hidden>✓ </span>}
      {texts.compare} <VisuallyHidden lang={langOf(product, 'name')}>{product.name}</VisuallyHidden>
    </>
  );
  if (!useHydrated())
    return (
      <PageButton page="compare" query={comparisonQuery([product.slug])} rel="nofollow" variant="secondary">
        {label}
      </PageButton>
    );
  return (
    <CompareToggle variant="secondary" aria-pressed={isChosen} onClick={toggle}>
      {label}
    </CompareToggle>
  );
}

/** Opens the share sheet of the device, or copies the page's address without one. */
function ShareButton() {
  const texts = useTexts('product').share;
  usePreloadedToasts();
  const share = async () => {
    const url = location.origin + location.pathname;
    if (navigator.share) {
      // Rejects when the user closes the share sheet.
      await navigator.share({ url }).catch(() => {});
      return;
    }
    // `navigator.clipboard` is undefined without HTTPS.
    const copied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    toast({ title: copied ? texts.copied : texts.failed, description: url });
  };
  return (
    <Button variant="secondary" onClick={share}>
      {texts.label}
    </Button>
  );
}

/** Actions for a product. On a phone, the bar at the bottom replaces some of them. */
export function ProductActions({ product }: { product: ProductDetailsIn }) {
  const { common } = useTexts('site');
  const texts = useTexts('product');
  const { language } = useLanguage();
  const isHydrated = useHydrated();
  return (
    <Actions data-screen>
      <Buttons>
        <PageButton data-in-bar page="contact" query={productQuery(slugIn(language, product))}>
          {texts.ask}
        </PageButton>
        <PageButton data-in-bar page="dealers" query={productQuery(slugIn(language, product))} variant="secondary">
          {texts.whereToBuy}
        </PageButton>
        <CompareButton product={product} />
        <ShareButton />
        {sheetsIn(language, product).map((sheet, at, { length }) => (
          <ButtonLink
            key={sheet.url}
            data-in-bar={at === 0 || undefined}
            variant="secondary"
            href={sheet.url}
            hrefLang={sheet.language}
            target="_blank"
            rel="noopener"
          >
            {((length > 1 || sheet.language !== language) && texts.sheetIn[sheet.language]) || texts.sheet}{' '}
            <Icon name="external" size={16} />
            <VisuallyHidden>{common.newTab}</VisuallyHidden>
          </ButtonLink>
        ))}
      </Buttons>
      <p>
        {isHydrated && (
          <Lines>
            <CompanyLines about={[product.name, product.technicalSpecs[ARTICLE_CODE]].filter(Boolean).join(', ')} />
          </Lines>
        )}
      </p>
    </Actions>
  );
}

/** Sticky at the bottom of a phone while the product is in view, above the comparison tray. In the flow, it is at the end of the page. */
const Bar = styled.nav`
  position: sticky;
  bottom: var(--toast-room, 0px);
  z-index: 8;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  margin: var(--space-l) calc(-1 * var(--gutter)) 0;
  padding-bottom: max(0px, env(safe-area-inset-bottom) - var(--toast-room, 0px));
  border-top: 1px solid var(--color-border-strong);
  background: var(--color-surface);
  a {
    ${labelText}
    display: grid;
    place-items: center;
    min-height: 3.1875rem;
    padding-inline: var(--space-xs);
    font-size: 0.9375rem;
    letter-spacing: 0.04em;
    text-align: center;
    text-decoration: none;
  }
  a + a { border-left: 1px solid var(--color-border); }
  a:first-child { background: var(--color-brand); color: var(--color-on-brand); }
  a:focus-visible { outline-offset: -3px; }
  ${media.tablet} { display: none; }
`;

export function ActionBar({ product }: { product: ProductDetailsIn }) {
  const { common } = useTexts('site');
  const texts = useTexts('product');
  const { language } = useLanguage();
  const [sheet] = sheetsIn(language, product);
  return (
    <Bar aria-label={texts.bar.label} data-page-bar data-screen>
      <PageLink page="contact" query={productQuery(slugIn(language, product))} aria-label={texts.ask}>
        {texts.bar.ask}
      </PageLink>
      <PageLink page="dealers" query={productQuery(slugIn(language, product))}>
        {texts.whereToBuy}
      </PageLink>
      {sheet && (
        <a
          href={sheet.url}
          hrefLang={sheet.language}
          target="_blank"
          rel="noopener"
          aria-label={`${(sheet.language !== language && texts.sheetIn[sheet.language]) || texts.sheet}, ${common.newTab}`}
        >
          {texts.bar.sheet}
        </a>
      )}
    </Bar>
  );
}
