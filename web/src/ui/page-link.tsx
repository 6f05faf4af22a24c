import { type PageName, pathOfPage } from '@rombo/shared/contract/pages';
import { type ComponentProps, createContext, use } from 'react';
import styled from 'styled-components';
import { Link } from 'wouter';
import { type ButtonVariant, buttonStyle } from './button.tsx';

/** Origin of the site, such as 'https://www.example.com', for absolute addresses in structured data. */
export const SiteOrigin = createContext('');

/** Parameters in the path of the current page, by name; provided by the app. */
export const PageParameters = createContext<Record<string, string>>({});

/** Returns the address of a path in the current language; provided by the app. */
export const PageAddress = createContext((path: string): string => path);

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  page: PageName;
  parameters?: Record<string, string>;
  /** Query such as 'category=motori'. */
  query?: string;
  anchor?: string;
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
