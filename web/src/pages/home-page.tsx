import styled from 'styled-components';
import { HeroText } from '../features/home/hero-text.tsx';
import { Lines } from '../features/home/lines.tsx';
import { Reasons } from '../features/home/reasons.tsx';
import { Slideshow } from '../features/slides/slideshow/slideshow.tsx';
import { Head } from '../head/head.tsx';
import { useTexts } from '../i18n/index.ts';
import { bleed } from '../theme/bleed.styles.ts';
import { BelowHeading } from '../ui/below-heading.tsx';

const Hero = styled.div`
  ${bleed}
  margin-bottom: var(--space-xxl);
`;

const Sections = styled.div`
  display: grid;
  gap: var(--space-xxl);
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
          <Lines />
        </Sections>
      </BelowHeading>
    </>
  );
}
