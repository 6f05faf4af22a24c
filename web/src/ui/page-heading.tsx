import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { hasNavigated, navigation } from '../loading/document-state.ts';
import { media } from '../theme/media.ts';

const Heading = styled.h1`
  font-size: var(--font-size-h1);
  letter-spacing: -0.005em;
  outline: none;
`;

/** The title of a page, which is focused after a navigation. */
export function PageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!hasNavigated()) return undefined;
    // Focusing forces a layout: wait for the next frame, which has one anyway.
    const frame = requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}

/** Keeps the footer out of the viewport. Used in the browser only: the CSP forbids style attributes in HTML. */
const SPACE = { minHeight: '100vh' };

/**
 * The content below a page's heading. After a link, the heading renders first, then the content; nested, what is below it follows. The
 * first page, and a page reached by Back, render as a whole, so that the scroll position can be restored.
 */
export function BelowHeading({ children }: { children: ReactNode }) {
  const [isShown, show] = useState(!navigation.followsLink);
  useEffect(() => {
    // Not a transition: each frame between its slices would recalculate the styles that styled-components inserted meanwhile.
    const frame = requestAnimationFrame(() => show(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isShown ? children : <div style={SPACE} />;
}

export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-xxl);
`;

export const SectionTitle = styled.h2`
  margin-bottom: var(--space-l);
  font-size: var(--font-size-section);
`;

const Opening = styled.header<{ $low: boolean }>`
  display: grid;
  gap: ${({ $low }) => ($low ? 'var(--space-s)' : 'var(--space-l)')};
  margin: ${({ $low }) => ($low ? 'calc(-1 * var(--space-m)) 0 var(--space-m)' : '0 0 var(--space-xl)')};
  padding-bottom: ${({ $low }) => ($low ? '0.75rem' : 'var(--space-l)')};
  background: var(--gradient-heat) bottom / 100% 2px no-repeat;
  h1 { ${({ $low }) => $low && 'font-size: clamp(2.5rem, 1.6rem + 3vw, 4rem);'} }
  & > p {
    max-width: 26em;
    color: var(--color-text-muted);
    font-size: ${({ $low }) => ($low ? '0.9375rem' : 'var(--font-size-lead)')};
    text-wrap: balance;
    ${({ $low }) => $low && 'line-height: 1.35;'}
  }
  ${media.medium} {
    ${({ $low }) => $low && 'margin: 0 0 var(--space-l);'}
  }
  ${media.large} {
    grid-template-columns: 1fr minmax(20rem, 28rem);
    align-items: end;
  }
`;

interface PageOpeningProps {
  title: ReactNode;
  lead: ReactNode;
  /** Compact, for pages on which the list is more important. */
  isLow?: boolean;
}

export function PageOpening({ title, lead, isLow = false }: PageOpeningProps) {
  return (
    <Opening $low={isLow}>
      <PageHeading>{title}</PageHeading>
      <p>{lead}</p>
    </Opening>
  );
}
