import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { hasMoved, navigation } from '../loading/document-state.ts';
import { media } from '../theme/media.ts';
import { displayText } from '../theme/text.styles.ts';

const Heading = styled.h1`
  ${displayText}
  font-size: var(--font-size-h1);
  letter-spacing: -0.005em;
  outline: none;
`;

/** The title of a page; it takes the focus where the visitor has come from another one. */
export function PageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!hasMoved()) return undefined;
    // Focusing makes the browser lay out the page: in the frame that does so anyway.
    const frame = requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}

/** Keeps the footer out of the window. Only the browser draws it: the policy forbids style attributes in HTML. */
const SPACE = { minHeight: '100vh' };

/**
 * The content below a page's heading. After a link was followed the heading is drawn at once, and the rest in slices after it. A first
 * page and one that the visitor returns to are drawn as a whole: the place in it is restored.
 */
export function BelowHeading({ children }: { children: ReactNode }) {
  return useDeferredValue(true, !navigation.followsLink) ? children : <div style={SPACE} />;
}

const Opening = styled.header`
  display: grid;
  gap: var(--space-l);
  margin-bottom: var(--space-xl);
  padding-bottom: var(--space-l);
  background: var(--gradient-heat) bottom / 100% 2px no-repeat;
  & > p {
    max-width: 46ch;
    color: var(--color-text-muted);
    font-size: var(--font-size-lead);
    text-wrap: balance;
  }
  ${media.large} {
    grid-template-columns: 1fr minmax(20rem, 28rem);
    align-items: end;
  }
`;

export function PageOpening({ title, lead }: { title: ReactNode; lead: ReactNode }) {
  return (
    <Opening>
      <PageHeading>{title}</PageHeading>
      <p>{lead}</p>
    </Opening>
  );
}
