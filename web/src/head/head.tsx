import { pageQueries } from '@rombo/shared/contract/pages';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { resolvePath } from '../routing/paths.ts';
import { HeadTags, type HeadTagsProps } from './head-tags.tsx';
import { PageFacts } from './structured-data.tsx';

/** Query of a further page of a list, which is a separate page for search engines; empty on the first. */
export function furtherPage(search: string): string {
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
  /** The picture of the page where it is shared. */
  share?: 'home' | 'company' | 'contact' | 'legal' | 'news' | 'products' | 'where-we-are';
  hidden?: HeadTagsProps['hidden'];
}

/** Head tags of the current page. */
export function Head({ text, share = 'home', hidden = false }: HeadProps): ReactNode {
  const { page, path: pathname } = resolvePath(useLocation()[0]);
  const search = useSearch();
  const path = page === 'products' ? pathname + furtherPage(search) : pathname;
  return (
    <>
      {text.keywords && <meta name="keywords" content={text.keywords} />}
      <HeadTags
        name={text.title}
        description={text.description}
        path={path}
        picture={`/slides/share/${share}.jpg`}
        hidden={hidden}
      >
        {import.meta.env.SSR && page && <PageFacts page={page} name={text.title} path={path} />}
      </HeadTags>
    </>
  );
}
