import { company } from '@rombo/shared/words/company';
import { defaultLanguage, type Language, languageCodes } from '@rombo/shared/words/languages';
import { type ReactNode, use } from 'react';
import { useLanguage } from '../i18n/index.ts';
import { addressIn } from '../routing/paths.ts';
import { SiteOrigin } from '../ui/site-origin.ts';
import { ShareTags } from './share-tags.tsx';

export interface HeadTagsProps {
  /** Title of the page; the brand is appended. */
  name: string;
  description: string;
  /** The page's own path, without the language, in each language. */
  path: string | ((language: Language) => string);
  /** The page's picture, without the origin. */
  picture: string;
  /** Search engines are asked to leave the page out, and by the text what else. */
  hidden: boolean | 'noindex, follow';
  /** Structured data, on the server. */
  children?: ReactNode;
}

/**
 * Head tags of a page; React hoists them. Share tags and structured data are left as the server wrote them for the first page: crawlers
 * read nothing else.
 */
export function HeadTags(props: HeadTagsProps) {
  const { name, description, path, picture, hidden, children } = props;
  const origin = use(SiteOrigin);
  const addressOf = (language: Language) =>
    origin + addressIn(language, typeof path === 'string' ? path : path(language));
  const { language } = useLanguage();
  const title = `${name} | ${company.brand}`;
  const canonical = addressOf(language);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {import.meta.env.SSR && (
        <ShareTags
          name={name}
          title={title}
          description={description}
          address={canonical}
          language={language}
          picture={origin + picture}
        />
      )}
      {hidden ? (
        <meta name="robots" content={hidden === true ? 'noindex' : hidden} />
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
