import styled from 'styled-components';
import { Head } from '../../head/head.tsx';
import { useTexts } from '../../i18n/index.ts';
import { bleed } from '../../theme/bleed.styles.ts';
import { BelowHeading } from '../../ui/below-heading.tsx';
import { HeroText } from './hero-text.tsx';
import { Lines } from './lines.tsx';
import { Reasons } from './reasons.tsx';
import { Slideshow } from './slideshow/slideshow.tsx';

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
