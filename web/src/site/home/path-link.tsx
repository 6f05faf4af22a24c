import { splitLanguage } from '@rombo/shared/words/languages';
import { type ReactNode, use } from 'react';
import { Link } from 'wouter';
import { resolvePath } from '../../routing/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageAddress } from '../../ui/page-link.tsx';

/** A link to a path that the owner typed: a page, in the language of the current address, or a file such as a data sheet. */
export function PathLink({ path, children }: { path: string; children: ReactNode }) {
  const toAddress = use(PageAddress);
  const content = (
    <>
      {children}
      <Icon name="forward" />
    </>
  );
  if (!resolvePath(path.replace(/[?#].*/, '')).page) return <a href={path}>{content}</a>;
  return <Link href={toAddress(splitLanguage(path).path)}>{content}</Link>;
}
