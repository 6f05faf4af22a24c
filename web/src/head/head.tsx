import { clip } from '@rombo/shared/collections/plain-text';
import { pageQueries } from '@rombo/shared/contract/pages';
import { SHARE_PICTURE } from '@rombo/shared/contract/picture';
import { company } from '@rombo/shared/words/company';
import { defaultLanguage, type Language, languageCodes, languages } from '@rombo/shared/words/languages';
import { type ReactNode, use } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useLanguage } from '../i18n/index.ts';
import { addressIn, resolvePath } from '../routing/paths.ts';
import { SiteOrigin } from '../ui/page-link.tsx';
import { PageFacts } from './structured-data.tsx';

const openGraphLocale = (language: Language) => languages[language].locale.replace('-', '_');

/** Returns a text as a description for search results, which show about 160 characters. */
export const descriptionOf = (text: string): string => clip(text.replace(/\s+/g, ' '), 160);

interface HeadTagsProps {
  /** Title of the page; the brand is appended. */
  name: string;
  description: string;
  /** Path of the page, without the language prefix. */
  path: string | ((language: Language) => string);
  /** Path of the page's picture: a JPEG in the size of share previews. */
  picture: string;
  /** True for `noindex`; a string is the whole robots directive. */
  noindex: boolean | 'noindex, follow';
  children?: ReactNode;
}

/** Head tags of a page; React hoists them. Share tags and structured data exist only on the server: crawlers read no others. */
export function HeadTags(props: HeadTagsProps) {
  const { name, description, path, picture, noindex, children } = props;
  const origin = use(SiteOrigin);
  const addressOf = (language: Language) =>
    origin + addressIn(language, typeof path === 'string' ? path : path(language));
  const { language } = useLanguage();
  const title = `${name} | ${company.brand}`;
  const canonical = addressOf(language);
  const openGraph = () => [
    ['site_name', company.brand],
    ['type', 'website'],
    ['title', title],
    ['description', description],
    ['url', canonical],
    ['locale', openGraphLocale(language)],
    ...languageCodes.flatMap((code) => (code === language ? [] : [['locale:alternate', openGraphLocale(code)]])),
    ['image', origin + picture],
    ['image:width', String(SHARE_PICTURE.width)],
    ['image:height', String(SHARE_PICTURE.height)],
    ['image:alt', `${company.brand}: ${name}`],
  ];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {import.meta.env.SSR && (
        <>
          {openGraph().map(([property = '', content = '']) => (
            <meta key={property + content} property={`og:${property}`} content={content} />
          ))}
          {/* Twitter takes title, text and picture from the Open Graph tags. */}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {noindex ? (
        <meta name="robots" content={noindex === true ? 'noindex' : noindex} />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          {languageCodes.map((code) => (
            <link key={code} rel="alternate" hrefLang={code} href={addressOf(code)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressOf(defaultLanguage)} />
          {children}
        </>
      )}
    </>
  );
}

/** Returns the query of a further page of a list, which is a separate page for search engines; empty for the first page. */
function paginationQuery(search: string): string {
  const query = new URLSearchParams(search);
  if (!(Number(query.get('page')) > 1)) return '';
  const known = pageQueries.products.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  return `?${new URLSearchParams(known)}`;
}

interface HeadProps {
  text: { title: string; description: string; keywords?: string };
  share?: 'home' | 'company' | 'contact' | 'legal' | 'news' | 'products' | 'where-we-are';
  noindex?: HeadTagsProps['noindex'];
}

export function Head({ text, share = 'home', noindex = false }: HeadProps): ReactNode {
  const { page, path: pathname } = resolvePath(useLocation()[0]);
  const search = useSearch();
  const path = page === 'products' ? pathname + paginationQuery(search) : pathname;
  return (
    <HeadTags
      name={text.title}
      description={text.description}
      path={path}
      picture={`/slides/share/${share}.jpg`}
      noindex={noindex}
    >
      {text.keywords && <meta name="keywords" content={text.keywords} />}
      {import.meta.env.SSR && page && <PageFacts page={page} name={text.title} path={path} />}
    </HeadTags>
  );
}
