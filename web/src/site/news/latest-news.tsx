import { langOf } from '@rombo/shared/collections/in-language';
import type { NewsTeaser } from '@rombo/shared/collections/news-in';
import styled from 'styled-components';
import { cardLink, ruled } from '../../theme/layout.styles.ts';
import { media } from '../../theme/media.ts';
import { smallLabel } from '../../theme/text.styles.ts';
import { RaceDate } from '../../ui/content/race-date.tsx';
import { EditSlot } from '../../ui/edit-slot.tsx';
import { SectionTitle } from '../../ui/page-heading.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useLatestNews } from './api.ts';

const Wall = styled.ol`
  ${ruled}
  overflow-wrap: anywhere;
  > li:first-child h3 { font-size: var(--font-size-section); }
  ${media.large} {
    grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
    > li:first-child { grid-row: span 2; }
    > li:only-child { grid-column: span 2; }
  }
`;

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  background: var(--color-background);
  img {
    width: 100%;
    height: auto;
    aspect-ratio: 2;
    object-fit: cover;
    border-bottom: 1px solid var(--color-border);
  }
  ${media.large} {
    &:not(:first-child) img { display: none; }
  }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-s);
  padding: var(--space-l);
  time { ${smallLabel} color: var(--color-accent); }
  h3 { font-size: var(--font-size-h2); line-height: 1; }
  p { max-width: 33.5em; color: var(--color-text-muted); }
  a { ${cardLink} }
`;

function Teaser({ item, eager }: { item: NewsTeaser; eager: boolean }) {
  const { id, slug, title, date, text, picture } = item;
  return (
    <Item>
      {picture && (
        <Picture
          src={picture}
          alt=""
          width={1600}
          height={800}
          eager={eager}
          sizes="(min-width: 80rem) calc(63vw - 14rem), 100vw"
        />
      )}
      <Words>
        <RaceDate start={date} />
        <h3 lang={langOf(item, 'title')}>
          <PageLink page="newsItem" parameters={{ slug }}>
            {title}
          </PageLink>
        </h3>
        <p lang={langOf(item, 'text')}>{text}</p>
      </Words>
      <EditSlot tab="news" id={id} name={title} />
    </Item>
  );
}

interface LatestNewsProps {
  title: string;
  /** True if the first picture is above the fold. */
  eager?: boolean;
}

export function LatestNews({ title, eager = false }: LatestNewsProps) {
  const { data } = useLatestNews();
  if (!data || data.news.length === 0) return null;
  return (
    <section>
      <SectionTitle>{title}</SectionTitle>
      <Wall>
        {data.news.map((item, at) => (
          <Teaser key={item.id} item={item} eager={eager && at === 0} />
        ))}
      </Wall>
    </section>
  );
}
