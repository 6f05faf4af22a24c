import styled, { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { displayText } from '../../../theme/text.styles.ts';
import { FieldBox } from '../../../ui/field.styles.ts';
import { IconButton } from '../../../ui/sortable.styles.ts';

export const Part = styled.fieldset`
  display: grid;
  gap: var(--space-m);
`;

export const Legend = styled.legend`
  ${displayText}
  padding: 0 0 var(--space-m);
  font-size: var(--font-size-h3);
`;

export const SubTitle = styled.h3`
  ${displayText}
  font-size: var(--font-size-lead);
`;

/** A line of two short fields: their labels stand before them, or the list would be twice as long on a phone. */
export const ExtraRow = styled.li<{ $dragging: boolean }>`
  ${({ $dragging }) => $dragging && css`position: relative; z-index: 1; opacity: 0.85;`}
  display: grid;
  grid-template-columns: 2.75rem 1fr 2.75rem;
  ${media.medium} { grid-template-columns: 2.75rem 1fr 8.25rem; }
  gap: var(--space-s);
  align-items: center;
  padding-block: var(--space-s);
  border-top: 1px solid var(--color-border);
  background: var(--color-background);
  ${FieldBox} {
    grid-template-columns: 4rem 1fr;
    align-items: center;
    > p { grid-column: 2; }
  }
`;

export const ExtraFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-s) var(--space-m);
  align-items: start;
`;

/** The buttons of a line: one above the other on a phone. */
export const RowButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
`;

export const Grip = styled(IconButton)`
  cursor: grab;
  touch-action: manipulation;
  -webkit-touch-callout: none;
`;

/** Something to look at that keeps nobody from saving. */
export const Warning = styled.p`
  color: var(--color-accent);
  font-size: var(--font-size-small);
  &:not(:empty) { padding-top: 0.375rem; }
`;
