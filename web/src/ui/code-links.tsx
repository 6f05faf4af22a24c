import type { MentionIn } from '@rombo/shared/collections/product';
import styled from 'styled-components';
import { PageLink } from './page-link.tsx';

/** Keeps a code on one line: browsers break lines at hyphens. */
export const Code = styled.span`white-space: nowrap;`;

interface CodeLinksProps {
  text: string;
  mentions?: readonly MentionIn[] | undefined;
}

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;

/** Matches ranges of figures, '37.000–42.000' or '12-34.567', article codes, and a unit that Firefox breaks after its slash. */
const UNBROKEN = new RegExp(
  `((?<=^|[^\\w.,-]|(?:^|\\D)[.,])(?:${NUMBER}[–-]${NUMBER}|[A-Z\\d]+(?:-[A-Z\\d]+)+)(?![\\w-])|giri/min)`,
);

/** Renders a text with unbroken ranges and article codes. Codes of other products are links. */
export function CodeLinks({ text, mentions = [] }: CodeLinksProps) {
  const slugOf = new Map(mentions.map(({ code, slug }) => [code, slug]));
  // Parts at odd indexes must stay on one line.
  return text.split(UNBROKEN).map((part, at) => {
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
