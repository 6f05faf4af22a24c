import { type PageName, pathOfPage } from '@rombo/shared/contract/pages';
import { type ComponentProps, createContext, use } from 'react';
import styled from 'styled-components';
import { Link } from 'wouter';
import { type ButtonVariant, buttonStyle } from './button.tsx';

/** Origin of the site, such as 'https://www.example.com', for absolute addresses in structured data. */
export const SiteOrigin = createContext('');

/** The parameters in the current page's path, by name; the app provides them. */
export const PageParameters = createContext<Record<string, string>>({});

/** Turns a page's own path into its address in the language of the visit; the app provides it. */
export const PageAddress = createContext((path: string): string => path);

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  page: PageName;
  parameters?: Record<string, string>;
  /** The query, such as 'category=motori'. */
  query?: string;
  /** The id of what it leads to on that page. */
  anchor?: string;
  /** Replaces the current history entry. */
  replace?: boolean;
}

/** A link to a page of the site, in the language of the current address. */
export function PageLink({ page, parameters, query, anchor, children, ...rest }: PageLinkProps) {
  const address = use(PageAddress)(pathOfPage(page, parameters));
  return (
    <Link href={address + (query ? `?${query}` : '') + (anchor ? `#${anchor}` : '')} {...rest}>
      {children}
    </Link>
  );
}

const Pressable = styled(PageLink)<{ $variant: ButtonVariant }>`${buttonStyle}`;

interface PageButtonProps extends PageLinkProps {
  variant?: ButtonVariant;
}

export function PageButton({ variant = 'primary', ...rest }: PageButtonProps) {
  return <Pressable $variant={variant} {...rest} />;
}
