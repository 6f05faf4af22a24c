import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { arrowed, ruled } from '../../theme/layout.styles.ts';
import { displayText } from '../../theme/text.styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sections, SectionTitle } from '../../ui/page-heading.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Recent } from '../catalogue/recent.tsx';
import { LatestNews } from '../news/latest-news.tsx';
import { Engines } from './engines.tsx';
import { LatestWin } from './latest-win.tsx';
import { Reasons } from './reasons.tsx';

const Tiles = styled.ul`
  ${ruled}
  grid-template-columns: 1fr 1fr;
  a {
    ${displayText}
    ${arrowed}
    display: block;
    height: 100%;
    overflow: hidden;
    background: var(--color-background);
    font-size: clamp(1.125rem, 2.4vw, var(--font-size-h2));
    &:focus-visible { outline-offset: -2px; }
    &:hover img { transform: scale(1.03); }
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
  @media (min-width: 100rem) { grid-template-columns: repeat(4, 1fr); }
`;

const lines = [
  ['motori', '/pictures/engine-3c2319.jpg'],
  ['marmitte', '/pictures/pipe-2a3140.jpg'],
  ['ricambi', '/pictures/piston-282a2d.jpg'],
  ['accessori', '/pictures/wrench-5e311f.jpg'],
] as const;

function Lines() {
  const texts = useTexts('home');
  return (
    <section>
      <SectionTitle>{texts.catalogue}</SectionTitle>
      <Tiles>
        {lines.map(([category, picture]) => (
          <li key={category}>
            <PageLink page="products" query={`category=${category}`}>
              <Picture
                src={picture}
                alt={texts.lines[category].alt}
                width={1200}
                height={900}
                sizes="(min-width: 100rem) calc(25vw - 5.25rem), (min-width: 64rem) calc(50vw - 10.75rem), 44vw"
              />
              <span>
                {texts.lines[category].name}
                <Icon name="forward" />
              </span>
            </PageLink>
          </li>
        ))}
      </Tiles>
    </section>
  );
}

/** Content below the fold of the homepage. Its code loads after the slideshow's. */
export default function HomeSections() {
  const { news } = useTexts('home');
  return (
    <Sections>
      <Engines />
      <Recent />
      <Reasons />
      <LatestWin />
      <LatestNews title={news} />
      <Lines />
    </Sections>
  );
}
