import { company } from '@rombo/shared/company';
import type { PageName } from '@rombo/shared/pages';
import { useLanguage, useText } from '../i18n/index.ts';
import { addressIn } from './paths.ts';
import type { Screen } from './screens.ts';
import { ShareTags } from './share-tags.tsx';
import { StructuredData } from './structured-data/structured-data.tsx';

export interface HeadProps {
  page: PageName | null;
  screen: Pick<Screen, 'title' | 'description' | 'keywords' | 'share' | 'hidden'>;
  /** Where the site is, such as 'https://www.example.com'. */
  origin: string;
  /** The page's own path, without the language. */
  path: string;
  /** The language that the address asks for. */
  english: boolean;
}

/** What the head of the document says of a page; React moves it there. */
export function Head({ page, screen, origin, path, english }: HeadProps) {
  const t = useText();
  const { language } = useLanguage();
  const name = t(screen.title);
  const title = `${name} | ${company.brand}`;
  const description = t(screen.description);
  const italian = origin + path;
  const translated = origin + addressIn('en', path);
  const canonical = english ? translated : italian;
  const home = origin + addressIn(english ? 'en' : 'it', '/');
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {screen.keywords && <meta name="keywords" content={t(screen.keywords)} />}
      <ShareTags
        title={title}
        description={description}
        address={canonical}
        language={language}
        picture={origin + (screen.share ?? '/slides/slide-1.jpg')}
      />
      {screen.hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          <link rel="alternate" hrefLang="it" href={italian} />
          <link rel="alternate" hrefLang="en" href={translated} />
          <link rel="alternate" hrefLang="x-default" href={italian} />
          {page && <StructuredData page={page} name={name} canonical={canonical} home={home} origin={origin} />}
        </>
      )}
    </>
  );
}
