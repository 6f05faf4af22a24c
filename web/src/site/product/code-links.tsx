import type { Mention } from '@rombo/shared/collections/product';
import { PageLink } from '../../ui/page-link.tsx';

interface CodeLinksProps {
  text: string;
  mentions: readonly Mention[] | undefined;
}

/** A text whose article codes of other products are links. */
export function CodeLinks({ text, mentions = [] }: CodeLinksProps) {
  if (mentions.length === 0) return text;
  const slugOf = new Map(mentions.map(({ code, slug }) => [code, slug]));
  // Odd indexes are the captured codes.
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
