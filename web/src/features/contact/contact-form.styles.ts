import styled from 'styled-components';
import { displayText } from '../../theme/text.styles.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';

export const Form = styled.form`
  position: relative;
  display: grid;
  gap: ${({ theme }) => theme.space.l};
`;

export const Title = styled.h2`
  ${displayText}
  font-size: ${({ theme }) => theme.size.h2};
`;

export const Hint = styled.p`
  margin-top: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.muted};
`;

/** Fields two by two where there is room. */
export const Fields = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  ${({ theme }) => theme.media.medium} {
    grid-template-columns: 1fr 1fr;
    column-gap: ${({ theme }) => theme.space.l};
    align-items: start;
    & > [data-wide] { grid-column: 1 / -1; }
  }
`;

export const Message = styled(TextArea)`
  min-height: 12rem;
`;

export const Optional = styled.span`
  color: ${({ theme }) => theme.color.muted};
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
  padding-left: ${({ theme }) => theme.space.m};
  border-left: 3px solid ${({ theme, $failed }) => ($failed ? theme.color.brandHover : theme.color.gold)};
  strong { display: block; color: ${({ theme }) => theme.color.strong}; }
`;
