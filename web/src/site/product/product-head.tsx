import type { ProductDetailsIn } from '@rombo/shared/collections/product-in';
import { slugIn } from '@rombo/shared/contract/in-language';
import { pathOfPage } from '@rombo/shared/contract/pages';
import type { Language } from '@rombo/shared/words/languages';
import { HeadTags } from '../../head/head.tsx';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { ProductStructuredData } from './product-structured-data.tsx';

/** The most characters of a description that search engines show. */
const SHOWN = 160;

const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= SHOWN ? line : `${line.slice(0, line.lastIndexOf(' ', SHOWN - 1))}…`;
};

interface ProductHeadProps {
  slug: string;
  /** Undefined while it is on its way, null when there is none. */
  product: ProductDetailsIn | null | undefined;
}

export function ProductHead({ slug, product }: ProductHeadProps) {
  const texts = useTexts('catalogue').product;
  const kinds = useTexts('catalogue');
  const { language } = useLanguage();
  const path = (language: Language) => pathOfPage('product', { slug: product ? slugIn(language, product) : slug });
  if (!product) {
    const name = product === null ? texts.goneTitle : kinds.head.title;
    const description = product === null ? texts.goneText : kinds.head.description;
    return (
      <HeadTags
        path={path}
        name={name}
        description={description}
        picture="/slides/share/products.jpg"
        hidden={product === null}
      />
    );
  }
  const { name, description, images } = product;
  return (
    <HeadTags
      path={path}
      name={name}
      description={shorten(description)}
      picture={images[0] ?? '/slides/share/products.jpg'}
      hidden={false}
    >
      {import.meta.env.SSR && <ProductStructuredData product={product} path={path(language)} />}
    </HeadTags>
  );
}
