import styled from 'styled-components';
import { displayText, labelText } from '../../theme/text.styles.ts';

export const Card = styled.article`
  display: flex;
  flex-direction: column;
  height: 100%;
  border: 1px solid var(--color-border);
  background: var(--color-surface);
  animation: settle 240ms cubic-bezier(0.2, 0.7, 0.3, 1);
  transition: border-color 160ms;
  &:hover { border-color: var(--color-border-strong); }
`;

export const Cover = styled.button`
  position: relative;
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: var(--color-background);
  overflow: hidden;
  cursor: zoom-in;
  img { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; transition: transform 400ms; }
  &:hover img { transform: scale(1.03); }
  &:focus-visible { outline-offset: -2px; }
`;

export const NoCover = styled.div`
  ${labelText}
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  background: var(--color-background);
  color: var(--color-text-muted);
`;

export const More = styled.span`
  ${labelText}
  position: absolute;
  right: 0;
  bottom: 0;
  padding: 0.3125rem 0.625rem;
  background: var(--color-surface);
  color: var(--color-text);
  font-size: var(--font-size-small);
`;

export const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
  padding: 1.25rem var(--space-l) var(--space-l);
`;

/** Category and displacement; the rhombus has the colour of the class, as the cooling heads do. */
export const Kind = styled.p<{ $small: boolean }>`
  ${labelText}
  display: flex;
  align-items: center;
  gap: 0.625rem;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  &::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    background: ${({ $small }) => ($small ? 'var(--color-class-12)' : 'var(--color-brand-hover)')};
    transform: rotate(45deg);
  }
  span { text-transform: none; }
`;

export const Name = styled.h2`
  ${displayText}
  font-size: var(--font-size-h2);
  line-height: 1;
  overflow-wrap: anywhere;
  a { text-decoration: none; }
  a:hover { text-decoration: underline; text-decoration-color: var(--color-brand-hover); text-decoration-thickness: 3px; text-underline-offset: 0.15em; }
`;

export const Description = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: var(--color-text-muted);
  overflow: hidden;
  overflow-wrap: anywhere;
`;

export const Plate = styled.div`
  margin-top: auto;
  padding-top: 0.75rem;
  border-top: 1px solid var(--color-border);
  ul { display: flex; gap: 1.25rem; padding-block: 0.25rem; font-size: var(--font-size-small); }
  strong { display: block; font-size: var(--font-size-h3); line-height: 1.1; }
`;

export const PlateTitle = styled.h3`
  ${labelText}
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`;

export const Code = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 1rem;
  margin-top: 0.25rem;
  dd { font-weight: 600; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
`;

export const AllSpecs = styled.button`
  margin: 0.25rem 0 -0.5rem;
  padding: 0.5rem 0;
  border: 0;
  background: none;
  color: var(--color-text);
  font-size: 0.9375rem;
  text-decoration: underline;
  text-decoration-color: var(--color-brand-hover);
  text-decoration-thickness: 2px;
  text-underline-offset: 0.3em;
  cursor: pointer;
  &:hover { text-decoration-color: currentColor; }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);
  > * {
    flex: 1 1 auto;
    padding-inline: 0.75rem;
    font-size: 0.9375rem;
    letter-spacing: 0.06em;
    white-space: nowrap;
  }
  > :first-child { flex-basis: 100%; }
`;
