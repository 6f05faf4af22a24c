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
  return (
    <>
      <meta property="og:site_name" content={company.brand} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={openGraphLocale(language)} />
      {others.map((code) => (
        <meta key={code} property="og:locale:alternate" content={openGraphLocale(code)} />
      ))}
      <meta property="og:image" content={picture} />
      {!picture.includes('/media/') && (
        <>
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta property="og:image:alt" content={`${company.brand}: ${name}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
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
