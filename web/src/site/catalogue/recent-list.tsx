import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { labelText } from '../../theme/text.styles.ts';
import { IconButton } from '../../ui/button.tsx';
import { focusNeighbour } from '../../ui/focus-neighbour.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { recent, withoutSlugs } from './seen.ts';

/** No `section`, by which a place on the page is found again: it appears later. */
const Section = styled.div`
  margin-top: var(--space-xl);
  padding-top: var(--space-l);
  border-top: 1px solid var(--color-border);
  /* In a grid, whose gap is enough. */
  &:not(:last-child) { margin-top: 0; }
  h2 { ${labelText} margin-bottom: var(--space-s); color: var(--color-text-muted); }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); gap: 0 var(--space-l); }
  li { display: grid; grid-template-columns: minmax(0, 1fr) 2.75rem; border-bottom: 1px solid var(--color-border); }
  a { display: flex; align-items: center; gap: var(--space-m); min-height: 3.5rem; text-decoration: none; overflow-wrap: anywhere; }
  a:hover { text-decoration: underline; }
  img { width: 3.5rem; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  button { height: auto; }
`;

export function RecentList({ except }: { except?: string }) {
  const texts = useTexts('catalogue').recent;
  const products = recent.use().filter(({ slug }) => slug !== except);
  if (products.length === 0) return null;
  return (
    <Section role="region" aria-labelledby="recent" data-screen data-late>
      <h2 id="recent">{texts.title}</h2>
      <ul>
        {products.map(({ slug, name, lang, cover }) => (
          <li key={slug}>
            <PageLink page="product" parameters={{ slug }}>
              {cover && <Picture src={cover} color={null} alt="" width={4} height={3} sizes="3.5rem" />}
              <span lang={lang}>{name}</span>
            </PageLink>
            <IconButton
              muted
              icon="close"
              size={16}
              aria-label={texts.remove(name)}
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget);
                recent.set(withoutSlugs(slug));
              }}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
