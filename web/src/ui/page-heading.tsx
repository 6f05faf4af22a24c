import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { displayText } from '../theme/text.styles.ts';

/** True once the visitor has gone from one page to another: the next page's heading then takes the focus. */
export const FocusHeading = createContext(false);

const Heading = styled.h1`
  ${displayText}
  font-size: var(--font-size-h1);
  letter-spacing: -0.005em;
  outline: none;
`;

/** A page's own heading, one to a page. */
export function PageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = useRef(use(FocusHeading));
  useEffect(() => {
    if (takesFocus.current) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}
