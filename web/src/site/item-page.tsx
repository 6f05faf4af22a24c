import type { GuidePage } from '@rombo/shared/collections/guides-in';
import { langOf, slugIn } from '@rombo/shared/collections/in-language';
import type { NewsPage } from '@rombo/shared/collections/news-in';
import { itemPages, pages, pathOfPage } from '@rombo/shared/contract/pages';
import { sharePicture } from '@rombo/shared/contract/picture';
import { company } from '@rombo/shared/words/company';
import { defaultLanguage, type Language } from '@rombo/shared/words/languages';
import { type ReactNode, use } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { Read } from '../api/swr.ts';
import { descriptionOf, HeadTags } from '../head/head.tsx';
import { BreadcrumbFacts, JsonLd } from '../head/structured-data.tsx';
import { useLanguage, useTexts } from '../i18n/index.ts';
import { addressIn, resolvePath } from '../routing/paths.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { PageAddress, PageButton, PageLink, PageParameters, SiteOrigin } from '../ui/page-link.tsx';
import { Gone } from './not-found/gone.tsx';

/** The lists whose items have pages of their own. Each names its area of texts and its page. */
const pageOfList = { guides: itemPages.guide, news: itemPages.news };
type List = keyof typeof pageOfList;

export function ListBreadcrumbs({ list, current }: { list: List; current: ReactNode }) {
  const { head } = useTexts(list);
  const link = (
    <PageLink key={list} page={list}>
      {head.title}
    </PageLink>
  );
  return <Breadcrumbs ancestors={[link]} current={current} />;
}

export function ItemGone({ list }: { list: List }) {
  const texts = useTexts(list);
  return (
    <Gone title={texts.goneTitle} text={texts.goneText}>
      <PageButton page={list}>{texts.toAll}</PageButton>
    </Gone>
  );
}

type Page = GuidePage | NewsPage;

interface ItemPageProps<P extends Page> {
  list: List;
  /** Path of the picture for previews of an item without one. */
  share: string;
  read: Read<{ page: P | null }>;
  /** Facts of an item for search engines. `field` is the one that holds its text. */
  factsOf: (item: P['item']) => { description: string; published: string; field: string; facts: object };
  children: (page: P) => ReactNode;
}

function ItemHead<P extends Page>({ list, share, read, factsOf }: Omit<ItemPageProps<P>, 'children'>) {
  const { slug = '' } = use(PageParameters);
  const texts = useTexts(list);
  const { language } = useLanguage();
  const origin = use(SiteOrigin);
  const item = read.data?.page?.item;
  const path = (of: Language) => pathOfPage(pageOfList[list], { slug: item ? slugIn(of, item) : slug });
  if (!item) {
    const isGone = read.data !== undefined;
    const [name, description] = isGone ? [texts.goneTitle, texts.goneText] : [texts.head.title, texts.head.description];
    return <HeadTags path={path} name={name} description={description} picture={share} noindex={isGone} />;
  }
  const { title, updatedAt, picture } = item;
  const { description, published, field, facts } = factsOf(item);
  const preview = picture ? sharePicture(picture.url) : share;
  return (
    <HeadTags path={path} name={title} description={descriptionOf(description)} picture={preview} noindex={false}>
      {import.meta.env.SSR && (
        <>
          <JsonLd
            data={{
              ...facts,
              url: origin + addressIn(language, path(language)),
              inLanguage: langOf(item, field) ?? language,
              datePublished: published,
              dateModified: updatedAt,
              image: origin + (picture?.url ?? share),
              author: { '@id': `${origin}/#organization` },
              publisher: { '@type': 'Organization', '@id': `${origin}/#organization`, name: company.brand },
            }}
          />
          <BreadcrumbFacts
            trail={[
              { name: texts.head.title, path: pages[list] },
              { name: title, path: path(language) },
            ]}
          />
        </>
      )}
    </HeadTags>
  );
}

/** The page of one item of a list. A former address, or that of another language, leads to the item's own. */
export function ItemPage<P extends Page>({ children, ...props }: ItemPageProps<P>) {
  const { list, read } = props;
  const { slug } = use(PageParameters);
  const addressOf = use(PageAddress);
  const addressLanguage = resolvePath(useLocation()[0]).language ?? defaultLanguage;
  return (
    <>
      <ItemHead {...props} />
      <AsyncView read={read}>
        {({ page }) => {
          if (!page) return <ItemGone list={list} />;
          const { item } = page;
          const wanted = slugIn(addressLanguage, item);
          if (wanted !== slug)
            return <Redirect to={addressOf(pathOfPage(pageOfList[list], { slug: wanted }))} replace />;
          return (
            <>
              <ListBreadcrumbs list={list} current={<span lang={langOf(item, 'title')}>{item.title}</span>} />
              {children(page)}
            </>
          );
        }}
      </AsyncView>
    </>
  );
}
