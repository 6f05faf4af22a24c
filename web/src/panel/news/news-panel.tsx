import { type News, newsLimits } from '@rombo/shared/collections/news';
import { isPublic } from '@rombo/shared/collections/status';
import { pathOfPage } from '@rombo/shared/contract/pages';
import { useTexts } from '../../i18n/index.ts';
import { formOf } from '../collection/collection-form.tsx';
import { CollectionPanel } from '../collection/collection-panel.tsx';
import { FormText } from '../collection/form-fields.tsx';
import { OptionalPicture } from '../collection/picture-field.tsx';
import { Section } from '../collection/section.tsx';
import { StatusFields } from '../collection/status-fields.tsx';
import { ProductsField } from '../products/form/products-field.tsx';
import { TabLink } from '../products/product-parts.tsx';
import { newsKind, translatedNames } from './news-kind.ts';

function NewsFields() {
  const { newsForm: texts } = useTexts('panel');
  return (
    <>
      <FormText name="title" label={texts.title} maxLength={newsLimits.title} aria-required />
      <FormText name="date" label={texts.date} type="date" aria-required />
      <FormText name="text" label={texts.text} hint={texts.textHint} isLong maxLength={newsLimits.text} aria-required />
      <OptionalPicture purpose="news-image" />
      <ProductsField name="product" label={texts.product} hint={texts.productHint} words={texts.finder} isSingle />
      <StatusFields texts={texts} />
      <Section title={texts.english} hint={texts.englishHint}>
        {translatedNames.map((name) => (
          <FormText
            key={name}
            name={`en.${name}`}
            label={texts[name]}
            lang="en"
            isLong={name === 'text'}
            maxLength={newsLimits[name]}
          />
        ))}
      </Section>
    </>
  );
}

const NewsForm = formOf(newsKind, NewsFields);

function OnSite({ item }: { item: News }) {
  const { products: texts } = useTexts('panel');
  if (!isPublic(item)) return null;
  return <TabLink href={pathOfPage('newsItem', { slug: item.slug })} text={texts.seeOnSite} about={item.title} />;
}

export default () => <CollectionPanel kind={newsKind} Form={NewsForm} Action={OnSite} />;
