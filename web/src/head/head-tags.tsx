import { company } from '@rombo/shared/company';
import { languageCodes } from '@rombo/shared/languages';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/index.ts';
import { addressIn } from '../routing/paths.ts';
import { ShareTags } from './share-tags.tsx';

export interface HeadTagsProps {
  /** Title of the page; the brand is appended. */
  name: string;
  description: string;
  /** Origin of the site, such as 'https://www.example.com'. */
  origin: string;
  /** The page's own path, without the language. */
  path: string;
  /** The page's picture, without the origin. */
  picture: string;
  /** Search engines are asked to leave the page out. */
  hidden: boolean;
  /** Structured data. */
  children?: ReactNode;
}

/** The tags of a page's head: its names, its address in each language, how it looks where it is shared. */
export function HeadTags(props: HeadTagsProps) {
  const { name, description, origin, path, picture, hidden, children } = props;
  const { language } = useLanguage();
  const title = `${name} | ${company.brand}`;
  const canonical = origin + addressIn(language, path);
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
            <link key={code} rel="alternate" hrefLang={code} href={origin + addressIn(code, path)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={origin + path} />
          {children}
        </>
      )}
    </>
  );
}
