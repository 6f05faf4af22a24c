import type { Mention } from '@rombo/shared/collections/product';
import styled from 'styled-components';
import { PageLink } from './page-link.tsx';

/** A code stays on one line: browsers break lines at hyphens. */
export const Code = styled.span`white-space: nowrap;`;

interface CodeLinksProps {
  text: string;
  mentions?: readonly Mention[] | undefined;
}

/** A text whose article codes stay on one line, and are links where they are those of other products. */
export function CodeLinks({ text, mentions = [] }: CodeLinksProps) {
  const slugOf = new Map(mentions.map(({ code, slug }) => [code, slug]));
  // Odd indexes are the captured codes.
  const parts = text.split(/((?<![\w-])[A-Z\d]+(?:-[A-Z\d]+)+(?![\w-]))/);
  return parts.map((part, at) => {
    if (at % 2 === 0) return part;
    const slug = slugOf.get(part);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text may name a code twice, and its parts never move
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
