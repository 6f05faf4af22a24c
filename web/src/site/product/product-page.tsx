import type { ProductDetailsIn } from '@rombo/shared/collections/product-in';
import { langOf, slugIn } from '@rombo/shared/contract/in-language';
import { pathOfPage } from '@rombo/shared/contract/pages';
import { defaultLanguage } from '@rombo/shared/words/languages';
import { use } from 'react';
import { useSWRConfig } from 'swr';
import { Redirect, useLocation } from 'wouter';
import { useProduct } from '../../api/products.ts';
import { useTexts } from '../../i18n/index.ts';
import { resolvePath } from '../../routing/paths.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageAddress, PageLink, PageParameters } from '../../ui/page-link.tsx';
import { previewOf } from './preview.ts';
import { ProductGone } from './product-gone.tsx';
import { ProductHead } from './product-head.tsx';
import { ProductSheet } from './product-sheet.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';

export default function ProductPage() {
  const { slug = '' } = use(PageParameters);
  const addressOf = use(PageAddress);
  const addressed = resolvePath(useLocation()[0]).language ?? defaultLanguage;
  const { nav } = useTexts('site');
  const texts = useTexts('catalogue').product;
  const kinds = useTexts('catalogue');
  const read = useProduct(slug);
  const answers = useSWRConfig();
  const preview = read.data === undefined ? previewOf(slug, addressed, answers) : undefined;
  const failure = { title: kinds.failedTitle, text: texts.failedText };
  const draw = (product: ProductDetailsIn, pictureCount?: number) => (
    <>
      <Breadcrumbs
        label={texts.path}
        home={nav.home}
        between={[
          <PageLink key="all" page="products">
            {nav.products}
          </PageLink>,
          <PageLink key="category" page="products" query={`category=${product.category}`}>
            {kinds[product.category]}
          </PageLink>,
        ]}
        here={<span lang={langOf(product, 'name')}>{product.name}</span>}
      />
      <ProductSheet product={product} pictureCount={pictureCount} />
    </>
  );
  return (
    <>
      <ProductHead slug={slug} product={preview?.product ?? read.data} />
      <AsyncView
        read={read}
        failure={failure}
        loading={preview ? draw(preview.product, preview.pictureCount) : <ProductSkeleton />}
      >
        {(product) => {
          if (!product) return <ProductGone />;
          const wanted = slugIn(addressed, product);
          if (wanted !== slug) return <Redirect to={addressOf(pathOfPage('product', { slug: wanted }))} replace />;
          return draw(product);
        }}
      </AsyncView>
    </>
  );
}
