import { langOf, slugIn } from '@rombo/shared/collections/in-language';
import type { ProductDetailsIn } from '@rombo/shared/collections/product-in';
import { slugsOf } from '@rombo/shared/contract/language-fields';
import { pathOfPage } from '@rombo/shared/contract/pages';
import { previewToken } from '@rombo/shared/contract/slug';
import { defaultLanguage } from '@rombo/shared/words/languages';
import { use, useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { Redirect, useLocation } from 'wouter';
import { useProduct } from '../../api/reads.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { resolvePath } from '../../routing/paths.ts';
import { AsyncView, Skeleton } from '../../ui/async-view.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { VisuallyHidden } from '../../ui/icon.tsx';
import { PageAddress, PageButton, PageLink, PageParameters } from '../../ui/page-link.tsx';
import { MAX_RECENT, recent, withoutSlugs } from '../catalogue/seen.ts';
import { Gone } from '../not-found/gone.tsx';
import { previewOf } from './preview.ts';
import { ProductHead } from './product-head.tsx';
import { Columns, ProductSheet, Words } from './product-sheet.tsx';

function ProductSkeleton() {
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

function ProductGone() {
  const texts = useTexts('product');
  return (
    <Gone title={texts.goneTitle} text={texts.goneText}>
      <PageButton page="products">{texts.toCatalogue}</PageButton>
      <PageButton page="contact" variant="secondary">
        {texts.toContact}
      </PageButton>
    </Gone>
  );
}

/** Records a view, once for the addresses in all languages. A former address, or one of a product that is gone (null), is removed. */
function useRecordView(slug: string, product: ProductDetailsIn | null | undefined): void {
  const { language } = useLanguage();
  useEffect(() => {
    if (product === undefined || previewToken(slug)) return;
    const slugs = product ? slugsOf(product) : [];
    const others = withoutSlugs(slug, ...slugs);
    if (!product && others.length === recent.get().length) return;
    const viewed =
      product && slugs.includes(slug)
        ? [{ slug, name: product.name, lang: langOf(product, 'name') ?? language, cover: product.pictures[0]?.url }]
        : [];
    recent.set([...viewed, ...others].slice(0, MAX_RECENT));
  }, [slug, product, language]);
}

export default function ProductPage() {
  const { slug = '' } = use(PageParameters);
  const addressOf = use(PageAddress);
  const addressLanguage = resolvePath(useLocation()[0]).language ?? defaultLanguage;
  const { nav } = useTexts('site');
  const kinds = useTexts('catalogue');
  const { language } = useLanguage();
  const read = useProduct(slug, language);
  const answers = useSWRConfig();
  const preview = read.data === undefined ? previewOf(slug, addressLanguage, answers) : undefined;
  useRecordView(slug, read.data);
  const draw = (product: ProductDetailsIn, pictureCount?: number) => (
    <>
      <Breadcrumbs
        ancestors={[
          <PageLink key="all" page="products">
            {nav.products}
          </PageLink>,
          <PageLink key="category" page="products" query={`category=${product.category}`}>
            {kinds[product.category]}
          </PageLink>,
        ]}
        current={<span lang={langOf(product, 'name')}>{product.name}</span>}
      />
      <ProductSheet key={product.id} product={product} pictureCount={pictureCount} />
    </>
  );
  return (
    <>
      <ProductHead slug={slug} product={preview?.product ?? read.data} />
      <AsyncView read={read} loading={preview ? draw(preview.product, preview.pictureCount) : <ProductSkeleton />}>
        {(product) => {
          if (!product) return <ProductGone />;
          const wanted = slugIn(addressLanguage, product);
          if (wanted !== slug) return <Redirect to={addressOf(pathOfPage('product', { slug: wanted }))} replace />;
          return draw(product);
        }}
      </AsyncView>
    </>
  );
}
