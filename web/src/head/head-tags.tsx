import { company } from '@rombo/shared/company';
import { defaultLanguage, type Language, languageCodes } from '@rombo/shared/languages';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/index.ts';
import { Late } from '../loading/late.tsx';
import { lazyDefault } from '../loading/lazy-code.ts';
import { addressIn } from '../routing/paths.ts';
import { useBelowHeading } from '../ui/below-heading.tsx';

const shareTags = lazyDefault(() => import('./share-tags.tsx'));
// The server's first page has them too.
if (import.meta.env.SSR) await shareTags.load();

export interface HeadTagsProps {
  /** Title of the page; the brand is appended. */
  name: string;
  description: string;
  origin: string;
  /** The page's own path, without the language, in each language. */
  path: string | ((language: Language) => string);
  /** The page's picture, without the origin. */
  picture: string;
  /** Search engines are asked to leave the page out, and by the text what else. */
  hidden: boolean | 'noindex, follow';
  children?: ReactNode;
}

export function HeadTags(props: HeadTagsProps) {
  const { name, description, origin, path, picture, hidden, children } = props;
  const addressOf = (language: Language) =>
    origin + addressIn(language, typeof path === 'string' ? path : path(language));
  const { language } = useLanguage();
  const title = `${name} | ${company.brand}`;
  const canonical = addressOf(language);
  if (!useBelowHeading()) return <title>{title}</title>;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <Late code={shareTags}>
        {(ShareTags) => (
          <ShareTags
            name={name}
            title={title}
            description={description}
            address={canonical}
            language={language}
            picture={origin + picture}
          />
        )}
      </Late>
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
