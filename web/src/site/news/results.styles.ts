import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { displayText, labelText, smallLabel } from '../../theme/text.styles.ts';

export const Board = styled.ol`
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);
`;

export const Row = styled.li`
  display: grid;
  gap: var(--space-m);
  padding: var(--space-l) var(--space-m);
  & + & { border-top: 1px solid var(--color-border); }
  ${media.medium} {
    grid-template-columns: 12.5rem 1fr;
    gap: var(--space-m) var(--space-xl);
    padding-inline: var(--space-l);
  }
  ${media.large} { grid-template-columns: 12.5rem minmax(0, 1fr) minmax(18rem, 0.7fr); align-items: center; }
`;

export const When = styled.div`
  ${media.medium} { grid-area: 1 / 1; }
  display: grid;
  align-content: start;
  justify-items: start;
  gap: 0.375rem;
  p:first-child {
    ${displayText}
    font-size: var(--font-size-h3);
    line-height: 1.1;
  }
  p + p { color: var(--color-text-muted); }
  time { white-space: nowrap; }
`;

export const What = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--space-s);
  p { max-width: 52ch; color: var(--color-text-muted); text-wrap: balance; }
`;

export const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-s) var(--space-m);
`;

export const Scope = styled.span`${smallLabel}`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s) var(--space-l);
  margin-top: var(--space-s);
  font-size: var(--font-size-small);
  div { display: flex; align-items: baseline; gap: 0.5rem; }
  dt { ${labelText} color: var(--color-text-muted); font-size: inherit; }
  dd { margin: 0; }
`;

export const Photo = styled.div`
  width: 100%;
  margin-top: var(--space-s);
  img { width: 100%; height: auto; aspect-ratio: 3 / 2; object-fit: cover; }
`;

export const Engines = styled.p`
  margin-top: var(--space-m);
  color: var(--color-text-muted);
  a { ${displayText} display: inline-block; padding-block: 0.375rem; color: var(--color-text); font-size: var(--font-size-h3); text-decoration-color: var(--color-accent); }
`;

export const Won = styled.div`
  padding-left: var(--space-m);
  border-left: 3px solid var(--color-accent);
  ${media.medium} { grid-column: 2; }
  ${media.large} { grid-column: 3; padding-left: var(--space-l); }
  h4 { ${smallLabel} color: var(--color-accent); }
  li {
    ${displayText}
    display: flex;
    align-items: baseline;
    gap: 0.625rem;
    margin-top: 0.375rem;
    color: var(--color-text-strong);
    font-size: clamp(1.75rem, 2.6vw, 2.5rem);
    line-height: 1;
  }
  small { ${labelText} min-width: 2.25rem; color: var(--color-text-muted); }
`;
