import { company } from '@rombo/shared/company';
import { defaultLanguage, type Language, languageCodes, languages } from '@rombo/shared/languages';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/index.ts';
import { addressIn } from '../routing/paths.ts';

interface ShareTagsProps {
  /** Title of the page, without the brand. */
  name: string;
  title: string;
  description: string;
  /** The page's whole address. */
  address: string;
  language: Language;
  /** The whole address of a picture; those that come with the site are all of one size. */
  picture: string;
}

const openGraphLocale = (language: Language) => languages[language].locale.replace('-', '_');

/** Tags of share previews: Open Graph and Twitter cards. */
function ShareTags({ name, title, description, address, language, picture }: ShareTagsProps) {
  const others = languageCodes.filter((code) => code !== language);
  const openGraph = (property: string, content: string, key = property) => (
    <meta key={key} property={`og:${property}`} content={content} />
  );
  const twitter = (name: string, content: string) => <meta name={`twitter:${name}`} content={content} />;
  return (
    <>
      {openGraph('site_name', company.brand)}
      {openGraph('type', 'website')}
      {openGraph('title', title)}
      {openGraph('description', description)}
      {openGraph('url', address)}
      {openGraph('locale', openGraphLocale(language))}
      {others.map((code) => openGraph('locale:alternate', openGraphLocale(code), code))}
      {openGraph('image', picture)}
      {!picture.includes('/media/') && (
        <>
          {openGraph('image:type', 'image/jpeg')}
          {openGraph('image:width', '1200')}
          {openGraph('image:height', '630')}
        </>
      )}
      {openGraph('image:alt', `${company.brand}: ${name}`)}
      {twitter('card', 'summary_large_image')}
      {twitter('title', title)}
      {twitter('description', description)}
      {twitter('image', picture)}
    </>
  );
}

export interface HeadTagsProps {
  /** Title of the page; the brand is appended. */
  name: string;
  description: string;
  origin: string;
  /** The page's own path, without the language, in each language. */
  path: string | ((language: Language) => string);
  /** The page's picture, without the origin. */
  picture: string;
  /** Search engines are asked to leave the page out. */
  hidden: boolean;
  children?: ReactNode;
}

export function HeadTags(props: HeadTagsProps) {
  const { name, description, origin, path, picture, hidden, children } = props;
  const addressOf = (language: Language) =>
    origin + addressIn(language, typeof path === 'string' ? path : path(language));
  const { language } = useLanguage();
  const title = `${name} | ${company.brand}`;
  const canonical = addressOf(language);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <ShareTags
        name={name}
        title={title}
        description={description}
        address={canonical}
        language={language}
        picture={origin + picture}
      />
      {hidden ? (
        <meta name="robots" content="noindex" />
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
