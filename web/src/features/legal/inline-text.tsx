import { type PageName, pages } from '@rombo/shared/pages';
import { Fragment } from 'react';
import { PageLink } from '../../ui/page-link.tsx';
import { type Inline, parseInline } from './inline.ts';
import { Code } from './plate.styles.ts';

const isPage = (target: string): target is PageName => Object.hasOwn(pages, target);

function Part({ part }: { part: Inline }) {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'code') return <Code>{part.text}</Code>;
  const { text, target } = part;
  return isPage(target) ? <PageLink page={target}>{text}</PageLink> : <a href={target}>{text}</a>;
}

/** A text with its links. */
export function InlineText({ children }: { children: string }) {
  return parseInline(children).map((part) => (
    <Fragment key={part.at}>
      <Part part={part} />
    </Fragment>
  ));
}
