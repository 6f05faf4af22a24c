import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { hasMoved } from '../loading/navigation.ts';
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
