import { announcementIn } from '@rombo/shared/collections/company-in';
import { announcementPart } from '@rombo/shared/contract/pages';
import { Suspense } from 'react';
import styled from 'styled-components';
import { usePart } from '../../api/swr.ts';
import { Head } from '../../head/head.tsx';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { arrowed, bleedSides } from '../../theme/layout.styles.ts';
import { media } from '../../theme/media.ts';
import { BelowHeading, PageHeading } from '../../ui/page-heading.tsx';
import { PageButton } from '../../ui/page-link.tsx';
import HomeSections from './home-sections.tsx';
import { PathLink } from './path-link.tsx';
import { Slideshow } from './slideshow/slideshow.tsx';

/* The fallback font must wrap to the same number of lines on a phone as the web font, or the content below shifts. */
const Block = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-m);
  h1 {
    font-size: clamp(2.75rem, 6.6vw, 5rem);
    line-height: 0.9;
    @media (max-width: 30rem) { max-width: 8.4em; }
  }
  ${media.beside} {
    h1 { font-size: clamp(2.25rem, min(8.5vw - 2.1rem, 15svh), 7.75rem); }
  }
  p {
    max-width: 28rem;
    color: var(--color-text-muted);
    font-size: var(--font-size-lead);
    line-height: 1.45;
    @media (max-width: 30rem) { min-height: calc(3 * 1.45em); }
    @media (max-width: 21rem) { min-height: calc(4 * 1.45em); }
  }
  ${media.large} { gap: var(--space-l); }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);
  /* Prevents wrapping on most phones: in the fallback font the buttons would wrap, and the content below would shift when the web font
     loads. */
  @media (min-width: 23rem) and (max-width: 27rem) {
    flex-wrap: nowrap;
    > a { padding-inline: 0.9rem; white-space: nowrap; }
  }
`;

function HeroText() {
  const texts = useTexts('home');
  return (
    <Block>
      <PageHeading>{texts.headline}</PageHeading>
      <p>{texts.subtitle}</p>
      <Actions>
        <PageButton page="products">{texts.explore}</PageButton>
        <PageButton page="company" variant="secondary">
          {texts.more}
        </PageButton>
      </Actions>
    </Block>
  );
}

/** Extends to the edges of the page, and to the top. */
const Hero = styled.div`
  ${bleedSides}
  margin-block: calc(-1 * var(--space-xl)) var(--space-xxl);
  ${media.wide} { margin-top: calc(-1 * var(--space-xxl)); }
`;

const News = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 2.75rem;
  padding: 0.5rem var(--gutter);
  border-bottom: 1px solid var(--color-border);
  background: var(--color-surface);
  color: var(--color-text-strong);
  a { ${arrowed} display: flex; align-items: center; gap: var(--space-s); min-height: 2.75rem; }
`;

/** The owner's announcement above the slideshow, in the languages in which it is written. */
function Announcement() {
  const { language } = useLanguage();
  const { data } = usePart('getCompany', announcementPart(language), (profile) => ({
    announcement: announcementIn(language, profile),
  }));
  if (!data?.announcement) return null;
  const { text, link } = data.announcement;
  return <News>{link ? <PathLink path={link}>{text}</PathLink> : text}</News>;
}

export default function HomePage() {
  const { head } = useTexts('home');
  return (
    <>
      <Head text={head} />
      <Hero>
        <Announcement />
        <Slideshow>
          <HeroText />
        </Slideshow>
      </Hero>
      <BelowHeading>
        <Suspense>
          <HomeSections />
        </Suspense>
      </BelowHeading>
    </>
  );
}
