import styled from 'styled-components';
import { focalPosition } from '../../slideshow/slideshow.styles.ts';

export const Layout = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-m) var(--space-l);
  width: 100%;
`;

export const Cuts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-m);
`;

export const Cut = styled.figure<{ $ratio: number }>`
  margin: 0;
  width: 9rem;
  > div {
    container-type: size;
    aspect-ratio: ${({ $ratio }) => $ratio};
    overflow: hidden;
    background: var(--color-background);
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: ${focalPosition('var(--focal-x)', 'var(--focal-y)')};
  }
  figcaption { color: var(--color-text-muted); font-size: var(--font-size-small); }
`;
