import type { Mention } from '@rombo/shared/collections/product';
import { PageLink } from '../../ui/page-link.tsx';

interface CodeLinksProps {
  text: string;
  mentions: readonly Mention[] | undefined;
}

/** A text in which the codes of other products lead to their pages. */
export function CodeLinks({ text, mentions = [] }: CodeLinksProps) {
  if (mentions.length === 0) return text;
  const slugOf = new Map(mentions.map(({ code, slug }) => [code, slug]));
  // What is split off stands at the odd places.
  const parts = text.split(/((?<![\w-])[A-Z\d]+(?:-[A-Z\d]+)+(?![\w-]))/);
  return parts.map((part, at) => {
    const slug = slugOf.get(part);
    return slug ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text may name a code twice, and its parts never move
      <PageLink key={at} page="product" parameters={{ slug }}>
        {part}
      </PageLink>
    ) : (
      part
    );
  });
}
