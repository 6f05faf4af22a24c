import type { PageName } from '@rombo/shared/pages';
import { useSearch } from 'wouter';
import { HeadTags } from '../head/head-tags.tsx';
import { StructuredData } from '../head/structured-data/structured-data.tsx';
import { useLanguage, useText } from '../i18n/index.ts';
import { addressIn } from '../routing/paths.ts';
import { furtherPage } from './further-page.ts';
import type { Screen } from './screens.ts';

export interface HeadProps {
  page: PageName | null;
  screen: Pick<Screen, 'title' | 'description' | 'keywords' | 'share' | 'hidden'>;
  /** Where the site is, such as 'https://www.example.com'. */
  origin: string;
  /** The page's path, without the language. */
  path: string;
}

/** What the head of the document says of a page; React moves it there. */
export function Head({ page, screen, origin, path: pathname }: HeadProps) {
  const t = useText();
  const { language } = useLanguage();
  const search = useSearch();
  const path = page === 'products' ? pathname + furtherPage(search) : pathname;
  const name = t(screen.title);
  const canonical = origin + addressIn(language, path);
  const home = origin + addressIn(language, '/');
  return (
    <>
      {screen.keywords && <meta name="keywords" content={t(screen.keywords)} />}
      <HeadTags
        name={name}
        description={t(screen.description)}
        origin={origin}
        path={path}
        picture={screen.share ?? '/slides/share/home.jpg'}
        hidden={screen.hidden ?? false}
      >
        {page && <StructuredData page={page} name={name} canonical={canonical} home={home} origin={origin} />}
      </HeadTags>
    </>
  );
}
