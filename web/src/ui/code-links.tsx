import type { Mention } from '@rombo/shared/collections/product';
import styled from 'styled-components';
import { PageLink } from './page-link.tsx';

/** Keeps a code on one line: browsers break lines at hyphens. */
export const Code = styled.span`white-space: nowrap;`;

interface CodeLinksProps {
  text: string;
  mentions?: readonly Mention[] | undefined;
}

/** Renders a text with its article codes unbroken, and linked if they belong to other products. */
export function CodeLinks({ text, mentions = [] }: CodeLinksProps) {
  const slugOf = new Map(mentions.map(({ code, slug }) => [code, slug]));
  // Odd indexes are the captured codes.
  const parts = text.split(/((?<![\w-])[A-Z\d]+(?:-[A-Z\d]+)+(?![\w-]))/);
  return parts.map((part, at) => {
    if (at % 2 === 0) return part;
    const slug = slugOf.get(part);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text may contain a code twice, and its parts are never reordered
      <Code key={at}>
        {slug ? (
          <PageLink page="product" parameters={{ slug }}>
            {part}
          </PageLink>
        ) : (
          part
        )}
      </Code>
    );
  });
}
