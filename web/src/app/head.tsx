import { company } from '@rombo/shared/company';
import { useLanguage, useText } from '../i18n/index.ts';
import { addressIn } from './paths.ts';
import type { Screen } from './screens.ts';

export interface HeadProps {
  screen: Pick<Screen, 'title' | 'description' | 'hidden'>;
  /** Where the site is, such as 'https://www.example.com'. */
  origin: string;
  /** The page's own path, without the language. */
  path: string;
  /** The language that the address asks for. */
  english: boolean;
}

/** What the head of the document says of a page; React moves it there. */
export function Head({ screen, origin, path, english }: HeadProps) {
  const t = useText();
  const { language } = useLanguage();
  const title = `${t(screen.title)} | ${company.brand}`;
  const description = t(screen.description);
  const italian = origin + path;
  const translated = origin + addressIn('en', path);
  const canonical = english ? translated : italian;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:site_name" content={company.brand} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={language === 'it' ? 'it_IT' : 'en_US'} />
      <meta name="twitter:card" content="summary_large_image" />
      {screen.hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          <link rel="alternate" hrefLang="it" href={italian} />
          <link rel="alternate" hrefLang="en" href={translated} />
          <link rel="alternate" hrefLang="x-default" href={italian} />
        </>
      )}
    </>
  );
}
