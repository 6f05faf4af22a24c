import styled from 'styled-components';
import { displayText } from '../../../../theme/text.styles.ts';
import { FieldBox } from '../../../../ui/field.styles.ts';

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
export const ExtraRow = styled.li`
  display: grid;
  grid-template-columns: 1fr 2.75rem;
  gap: var(--space-s);
  align-items: center;
  padding-block: var(--space-s);
  border-top: 1px solid var(--color-border);
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
