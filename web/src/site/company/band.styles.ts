import styled from 'styled-components';
import { bleedSides } from '../../theme/bleed.styles.ts';
import { media } from '../../theme/media.ts';

/** From edge to edge: a picture whose subject stands at the right, and words on its dark side; below it on a small screen. */
export const Band = styled.section`
  ${bleedSides}
  display: grid;
  background: var(--color-background);
  & > img { width: 100%; height: 62vw; max-height: 26rem; object-fit: cover; object-position: 100% 50%; }
  & > :last-child { padding-inline: var(--space-m); }
  ${media.medium} { & > :last-child { padding-inline: var(--space-xl); } }
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
