import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { displayText } from '../../theme/text.styles.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';

export const Form = styled.form`
  position: relative;
  display: grid;
  gap: var(--space-l);
`;

export const Title = styled.h2`
  ${displayText}
  font-size: var(--font-size-h2);
`;

export const Hint = styled.p`
  margin-top: var(--space-s);
  color: var(--color-text-muted);
`;

export const Fields = styled.div`
  display: grid;
  gap: var(--space-l);
  ${media.medium} {
    grid-template-columns: 1fr 1fr;
    column-gap: var(--space-l);
    align-items: start;
    & > [data-wide] { grid-column: 1 / -1; }
  }
`;

export const Message = styled(TextArea)`
  min-height: 12rem;
`;

export const Optional = styled.span`
  color: var(--color-text-muted);
  letter-spacing: 0;
  text-transform: none;
`;

/** Stays focusable while it waits, so that a keyboard does not lose its place. */
export const Send = styled(Button)`
  min-width: 14rem;
  min-height: 3.25rem;
  &[aria-disabled='true'] { opacity: 0.55; cursor: progress; }
`;

export const Outcome = styled.p<{ $failed: boolean }>`
  max-width: 56ch;
  padding-left: var(--space-m);
  border-left: 3px solid ${({ $failed }) => ($failed ? 'var(--color-brand-hover)' : 'var(--color-accent)')};
  strong { display: block; color: var(--color-text-strong); }
`;
