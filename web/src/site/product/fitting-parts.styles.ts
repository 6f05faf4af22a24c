import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { displayText, labelText } from '../../theme/text.styles.ts';
import { PageLink } from '../../ui/page-link.tsx';

export const Title = styled.h2`
  ${displayText}
  margin-bottom: var(--space-l);
  font-size: var(--font-size-h2);
`;

export const Groups = styled.div`
  display: grid;
  gap: var(--space-l) var(--space-xl);
  ${media.medium} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.large} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

export const Group = styled.div`
  h3 {
    ${labelText}
    margin-bottom: var(--space-s);
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }
  break-inside: avoid;
`;

export const Part = styled(PageLink)`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: var(--space-m);
  align-items: center;
  min-height: 2.75rem;
  padding-block: 0.375rem;
  border-top: 1px solid var(--color-border);
  text-decoration: none;
  img { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  &:hover strong { text-decoration: underline; }
`;

/** Keeps the place of a picture that there is not. */
export const NoPicture = styled.span`
  aspect-ratio: 4 / 3;
  background: var(--color-surface);
`;

export const Words = styled.span`
  display: grid;
  strong { overflow-wrap: anywhere; }
  small { color: var(--color-text-muted); font-size: var(--font-size-small); font-variant-numeric: tabular-nums; }
`;
