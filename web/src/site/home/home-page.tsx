import styled from 'styled-components';
import { Head } from '../../head/head.tsx';
import { useTexts } from '../../i18n/index.ts';
import { bleed } from '../../theme/bleed.styles.ts';
import { media } from '../../theme/media.ts';
import { displayText } from '../../theme/text.styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { BelowHeading, PageHeading, Sections, SectionTitle } from '../../ui/page-heading.tsx';
import { PageButton, PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { LatestWin } from './latest-win.tsx';
import { Reasons } from './reasons.tsx';
import { Slideshow } from './slideshow/slideshow.tsx';

/* As many lines on a phone in the font that stands in at first as in the other, or what follows would move. */
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
  /* On most phones they never wrap: they would in the font that stands in at first, and move all that follows when the other comes. */
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

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 1px;
  border: 1px solid var(--color-border);
  background: var(--color-border);
  a {
    ${displayText}
    display: block;
    height: 100%;
    overflow: hidden;
    background: var(--color-background);
    font-size: clamp(1.125rem, 2.4vw, var(--font-size-h2));
    text-decoration: none;
    &:focus-visible { outline-offset: -2px; }
    &:hover img { transform: scale(1.03); }
    &:hover svg { transform: translateX(0.25rem); }
  }
  img {
    width: 100%;
    height: auto;
    transition: transform 500ms cubic-bezier(0.2, 0.7, 0.3, 1);
  }
  span {
    position: relative;
    display: flex;
    justify-content: space-between;
    padding: clamp(1rem, 1.7vw, 1.5rem);
    border-top: 1px solid var(--color-border);
    background: inherit;
  }
  svg { flex: none; color: var(--color-brand-hover); transition: transform 160ms; }
  @media (min-width: 100rem) { grid-template-columns: repeat(4, 1fr); }
`;

function Lines() {
  const texts = useTexts('home');
  return (
    <section>
      <SectionTitle>{texts.catalogue}</SectionTitle>
      <Tiles>
        {texts.lines.map(([category, picture, name, alt]) => (
          <li key={category}>
            <PageLink page="products" query={`category=${category}`}>
              <Picture
                src={picture}
                alt={alt}
                width={1200}
                height={900}
                sizes="(min-width: 100rem) calc(25vw - 5.25rem), (min-width: 64rem) calc(50vw - 10.75rem), 44vw"
              />
              <span>
                {name}
                <Icon name="forward" />
              </span>
            </PageLink>
          </li>
        ))}
      </Tiles>
    </section>
  );
}

const Hero = styled.div`
  ${bleed}
  margin-bottom: var(--space-xxl);
`;

export default function HomePage() {
  const { head } = useTexts('home');
  return (
    <>
      <Head text={head} />
      <Hero>
        <Slideshow>
          <HeroText />
        </Slideshow>
      </Hero>
      <BelowHeading>
        <Sections>
          <Reasons />
          <LatestWin />
          <Lines />
        </Sections>
      </BelowHeading>
    </>
  );
}
