import { company } from '@rombo/shared/words/company';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Head } from '../../head/head.tsx';
import { useTexts } from '../../i18n/index.ts';
import { bleedSides, columns } from '../../theme/layout.styles.ts';
import { media } from '../../theme/media.ts';
import { displayText, labelText } from '../../theme/text.styles.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ArrowLink } from '../../ui/content/links.tsx';
import { BelowHeading, PageOpening, Sections, SectionTitle } from '../../ui/page-heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Team } from './team.tsx';

const Spread = styled.section`
  ${columns('1.15fr 1fr')}
  ${media.large} { align-items: center; }
`;

const Photo = styled(Picture)`
  width: calc(100% + 2 * var(--space-m));
  max-width: none;
  height: auto;
  aspect-ratio: 4 / 3;
  margin-inline: calc(-1 * var(--space-m));
  object-fit: cover;
  object-position: 20% 50%;
  ${media.medium} {
    width: 100%;
    margin: 0;
    border: 1px solid var(--color-border);
  }
`;

const Text = styled.div`
  display: grid;
  gap: var(--space-l);
  max-width: 33.5em;
  h2 { font-size: var(--font-size-section); }
  p + p { color: var(--color-text-muted); }
`;

function Excellence() {
  const texts = useTexts('company').about;
  return (
    <Spread>
      <Photo
        src="/slides/slide-8-262023-035.jpg"
        alt={texts.excellencePicture}
        width={1920}
        height={1080}
        sizes="(min-width: 80rem) 55vw, (min-width: 64rem) 90vw, 133vw"
        eager
        fetchPriority="high"
      />
      <Text>
        <h2>{texts.excellence}</h2>
        <p>{texts.craft}</p>
        <p>{texts.team}</p>
      </Text>
    </Spread>
  );
}

/** Full-width picture with the subject on the right and text on its dark side; on small screens the text is below it. */
const Wide = styled.section`
  ${bleedSides}
  display: grid;
  background: var(--color-background);
  & > img { width: 100%; height: 62vw; max-height: 26rem; object-fit: cover; object-position: 100% 50%; }
  & > :last-child { padding-inline: var(--gutter); }
  ${media.wide} {
    grid-template-columns: 42% 58%;
    align-items: center;
    min-height: 34rem;
    & > img {
      grid-area: 1 / 2;
      height: 100%;
      max-height: none;
      min-height: 0;
      mask-image: linear-gradient(90deg, transparent, var(--color-background) 30%);
    }
    & > :last-child { grid-area: 1 / 1; padding-right: 0; }
  }
`;

function Band({ src, alt, children }: { src: string; alt: string; children: ReactNode }) {
  return (
    <Wide>
      <Picture src={src} alt={alt} width={1920} height={1080} sizes="(min-width: 64rem) max(61rem, 52vw), 110vw" />
      {children}
    </Wide>
  );
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-l);
  padding-block: var(--space-xl);
  strong {
    ${displayText}
    display: block;
    color: var(--color-text-strong);
    font-size: clamp(4rem, 17vw, 9rem);
    line-height: 0.85;
    letter-spacing: -0.02em;
  }
  span { ${labelText} display: block; margin-top: var(--space-m); }
  ${media.wide} {
    grid-template-columns: auto;
    gap: var(--space-xl);
    strong { font-size: clamp(6rem, 11vw, 13rem); }
  }
`;

function Figures() {
  const texts = useTexts('company').about;
  return (
    <Band src="/slides/slide-5-401d18-070.jpg" alt={texts.figuresPicture}>
      <Tiles>
        <li>
          <strong>{company.claims.years}</strong>
          <span>{texts.years}</span>
        </li>
        <li>
          <strong>{company.claims.engines}</strong>
          <span>{texts.engines}</span>
        </li>
      </Tiles>
    </Band>
  );
}

const Cards = styled.ul`border-bottom: 1px solid var(--color-border);`;

const Card = styled.li`
  display: grid;
  gap: var(--space-m);
  padding-block: var(--space-xl);
  border-top: 1px solid var(--color-border);
  h2 { font-size: clamp(2.5rem, 6vw, 5.5rem); line-height: 0.85; }
  p {
    max-width: 29em;
    color: var(--color-text-muted);
    font-size: var(--font-size-lead);
    text-wrap: balance;
  }
  ${media.wide} { grid-template-columns: 42% 1fr; align-items: center; gap: 0; }
`;

function Principles() {
  const { principles } = useTexts('company').about;
  return (
    <Cards>
      {principles.map(({ title, text }) => (
        <Card key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </Card>
      ))}
    </Cards>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: var(--space-l);
  counter-reset: step;
  li {
    display: grid;
    grid-template-columns: 8.5rem 1fr;
    gap: var(--space-s) var(--space-m);
    align-content: start;
    align-items: start;
    counter-increment: step;
  }
  img { width: 100%; height: auto; aspect-ratio: 3 / 2; object-fit: cover; border-radius: var(--radius); }
  h3::before { content: counter(step) '.\\00a0'; color: var(--color-danger); }
  p { margin-top: var(--space-xs); max-width: 26em; color: var(--color-text-muted); }
  ${media.medium} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: var(--space-xl) var(--space-l);
    li { grid-column: span 2; grid-template-columns: minmax(0, 1fr); }
    li:nth-child(-n + 2) { grid-column: span 3; }
  }
`;

const stepPictures = [
  '/pictures/turning-34302d.jpg',
  '/pictures/honing-322f2c.jpg',
  '/pictures/matching-9f9c93.jpg',
  '/pictures/test-bench-332a27.jpg',
  '/pictures/packing-a7957c.jpg',
];

function Making() {
  const { making, steps } = useTexts('company').about;
  return (
    <section>
      <SectionTitle>{making}</SectionTitle>
      <Steps>
        {steps.map(({ title, text, picture }, at) => (
          <li key={title}>
            <Picture
              src={stepPictures[at] ?? ''}
              alt={picture}
              width={960}
              height={640}
              sizes={`(min-width: 40rem) ${at < 2 ? 45 : 30}vw, 8.5rem`}
            />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </Steps>
    </section>
  );
}

const Way = styled.p`
  padding-block: var(--space-xl);
  a {
    ${displayText}
    gap: 1.25rem;
    font-size: clamp(1.75rem, 2.7vw, 3.25rem);
    ${media.wide} { white-space: nowrap; }
    letter-spacing: 0;
  }
`;

function Closing() {
  const texts = useTexts('company').about;
  return (
    <Band src="/slides/slide-3-333942-070.jpg" alt={texts.closingPicture}>
      <Way>
        <ArrowLink page="products">{texts.next}</ArrowLink>
      </Way>
    </Band>
  );
}

const CompanySections = styled(Sections)`
  ${media.large} { gap: 6rem; }
  & > :last-child { margin-bottom: calc(-1 * var(--space-xxl)); }
`;

export default function CompanyPage() {
  const texts = useTexts('company').about;
  return (
    <>
      <Head text={texts.head} share="company" />
      <Breadcrumbs current={texts.head.title} />
      <PageOpening title={texts.head.title} lead={texts.subtitle} />
      <BelowHeading>
        <CompanySections>
          <Excellence />
          <Figures />
          <Making />
          <Principles />
          <Team />
          <Closing />
        </CompanySections>
      </BelowHeading>
    </>
  );
}
