import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { displayText, labelText } from '../../../theme/text.styles.ts';

export const Sections = styled.div`
  display: grid;
  gap: var(--space-xl);
`;

export const Countries = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);
  a {
    ${labelText}
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    padding: 0.5rem 0.875rem;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius);
    font-size: var(--font-size-small);
    text-decoration: none;
    &:hover { border-color: var(--color-text); }
  }
  small { color: var(--color-text-muted); font-variant-numeric: tabular-nums; }
`;

/** Of no use without scripts. */
export const Tools = styled.div`
  display: grid;
  gap: var(--space-m);
  ${media.medium} { grid-template-columns: minmax(0, 24rem) auto; align-items: end; justify-content: start; }
  > p { grid-column: 1 / -1; color: var(--color-text-muted); font-size: var(--font-size-small); }
  @media (scripting: none) { display: none; }
`;

/** Clear of the bar at the top of a phone. */
export const Country = styled.section`
  scroll-margin-top: 5rem;
`;

export const Title = styled.h2`
  ${displayText}
  margin-bottom: var(--space-m);
  font-size: var(--font-size-h2);
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: var(--space-m);
`;

export const Card = styled.article`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: var(--space-s);
  height: 100%;
  padding: var(--space-l);
  border: 1px solid var(--color-border);
  background: var(--color-surface);
  overflow-wrap: anywhere;
  h3 { ${displayText} font-size: var(--font-size-h3); line-height: 1.05; }
  address { font-style: normal; }
  break-inside: avoid;
`;

export const Distance = styled.span`
  display: block;
  color: var(--color-text-muted);
  font-variant-numeric: tabular-nums;
`;

export const Note = styled.p`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  white-space: pre-line;
`;

export const Contacts = styled.div`
  display: grid;
  justify-items: start;
  margin-top: auto;
  a { padding-block: 0.375rem; text-underline-offset: 0.2em; }
`;
