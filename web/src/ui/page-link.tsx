import { type PageName, pages } from '@rombo/shared/pages';
import { type ComponentProps, createContext, use } from 'react';
import { Link } from 'wouter';

/** Turns a page's own path into its address in the language of the visit; the app provides it. */
export const PageAddress = createContext((path: string): string => path);

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  page: PageName;
  /** The query, such as 'category=motori'. */
  query?: string;
}

/** A link to a page of the site, in the language of the address that the visitor is at. */
export function PageLink({ page, query, children, ...rest }: PageLinkProps) {
  const address = use(PageAddress)(pages[page]);
  return (
    <Link href={query ? `${address}?${query}` : address} {...rest}>
      {children}
    </Link>
  );
}
