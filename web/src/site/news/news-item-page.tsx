import { langOf } from '@rombo/shared/collections/in-language';
import type { NewsPage } from '@rombo/shared/collections/news-in';
import { use } from 'react';
import styled from 'styled-components';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { ruled } from '../../theme/layout.styles.ts';
import { media } from '../../theme/media.ts';
import { displayText, labelText, smallLabel } from '../../theme/text.styles.ts';
import { ArrowLink } from '../../ui/content/links.tsx';
import { altIn } from '../../ui/content/picture-alt.ts';
import { RaceDate } from '../../ui/content/race-date.tsx';
import { EditSlot } from '../../ui/edit-slot.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageLink, PageParameters } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ItemPage } from '../item-page.tsx';
import { useNewsPage } from './api.ts';

const Article = styled.article`
  display: grid;
  gap: var(--space-xl);
`;

const Opening = styled.header`
  display: grid;
  gap: var(--space-m);
  padding-bottom: var(--space-l);
  background: var(--gradient-heat) bottom / 100% 2px no-repeat;
  time { ${labelText} color: var(--color-accent); }
  h1 { max-width: 20em; font-size: clamp(2.25rem, 1.4rem + 3.4vw, 4.5rem); overflow-wrap: anywhere; }
`;

const Cover = styled.div`
  img { width: 100%; height: auto; max-height: 34rem; aspect-ratio: 16 / 9; object-fit: cover; }
`;

const Story = styled.div`
  display: grid;
  gap: var(--space-xl) var(--space-xxl);
  > div:first-child {
    display: grid;
    gap: var(--space-m);
    max-width: 37em;
    p { white-space: pre-line; overflow-wrap: anywhere; line-height: 1.6; }
    p:first-child { color: var(--color-text-strong); font-size: var(--font-size-lead); }
  }
  ${media.large} { grid-template-columns: minmax(0, 37em) minmax(16rem, 1fr); }
`;

const About = styled.aside`
  align-self: start;
  padding-left: var(--space-m);
  border-left: 3px solid var(--color-accent);
  h2 { ${smallLabel} margin-bottom: var(--space-s); color: var(--color-accent); }
`;

const AdjacentNews = styled.nav`
  ul {
    ${ruled}
    ${media.medium} { grid-auto-flow: column; grid-auto-columns: 1fr; }
  }
  li { background: var(--color-background); }
  a {
    display: grid;
    gap: var(--space-s);
    height: 100%;
    padding: var(--space-l);
    text-decoration: none;
    &:hover strong { text-decoration: underline; }
    &:focus-visible { outline-offset: -4px; }
  }
  small { ${smallLabel} }
  strong { ${displayText} font-size: var(--font-size-h3); line-height: 1.1; }
`;

const paragraphsOf = (text: string): string[] => text.split(/(?:\r?\n[^\S\n]*){2,}/).filter(Boolean);

function Item({ page: { item, newer, older } }: { page: NewsPage }) {
  const texts = useTexts('news');
  const { language } = useLanguage();
  const { title, date, text, picture, products } = item;
  const neighbours = [
    [texts.newer, newer],
    [texts.older, older],
  ] as const;
  return (
    <Article>
      <Opening>
        <RaceDate start={date} />
        <PageHeading>
          <span lang={langOf(item, 'title')}>{title}</span>
        </PageHeading>
        <EditSlot tab="news" id={item.id} name={title} />
      </Opening>
      {picture && (
        <Cover>
          <Picture
            src={picture}
            {...altIn(language, picture.alt)}
            width={1600}
            height={900}
            eager
            sizes="(min-width: 64rem) calc(100vw - 20rem), 100vw"
          />
        </Cover>
      )}
      <Story>
        <div lang={langOf(item, 'text')}>
          {[...paragraphsOf(text).entries()].map(([at, paragraph]) => (
            <p key={at}>{paragraph}</p>
          ))}
        </div>
        {products.map((product) => (
          <About key={product.id}>
            <h2>{texts.product}</h2>
            <ArrowLink page="product" parameters={{ slug: product.slug }} lang={langOf(product, 'name')}>
              {product.name}
            </ArrowLink>
          </About>
        ))}
      </Story>
      {(newer || older) && (
        <AdjacentNews aria-label={texts.neighbours}>
          <ul>
            {neighbours.map(
              ([label, other]) =>
                other && (
                  <li key={label}>
                    <PageLink page="newsItem" parameters={{ slug: other.slug }}>
                      <small>{label}</small>
                      <strong lang={langOf(other, 'title')}>{other.title}</strong>
                    </PageLink>
                  </li>
                ),
            )}
          </ul>
        </AdjacentNews>
      )}
    </Article>
  );
}

export default function NewsItemPage() {
  const { slug = '' } = use(PageParameters);
  return (
    <ItemPage
      list="news"
      share="/slides/share/news.jpg"
      read={useNewsPage(slug)}
      factsOf={({ title, text, date }) => ({
        description: text,
        published: date,
        field: 'text',
        facts: { '@type': 'NewsArticle', headline: title },
      })}
    >
      {(page) => <Item key={page.item.id} page={page} />}
    </ItemPage>
  );
}
