import styled from 'styled-components';
import { displayText } from '../../../../theme/text.styles.ts';
import { FieldBox } from '../../../../ui/field.styles.ts';

export const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  max-width: 56rem;
`;

export const Heading = styled.h2`
  ${displayText}
  font-size: ${({ theme }) => theme.size.h2};
  outline: none;
  overflow-wrap: anywhere;
`;

/** Everything that rests while the form is being saved. */
export const Parts = styled.fieldset`
  display: grid;
  gap: ${({ theme }) => theme.space.xl};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Part = styled.fieldset`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  ${displayText}
  padding: 0 0 ${({ theme }) => theme.space.m};
  font-size: ${({ theme }) => theme.size.h3};
`;

/** Fields side by side where there is room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${({ theme }) => theme.space.m};
`;

export const SubTitle = styled.h3`
  ${displayText}
  font-size: ${({ theme }) => theme.size.lead};
`;

/** A line of two short fields: their labels stand before them, or the list would be twice as long on a phone. */
export const ExtraRow = styled.li`
  display: grid;
  grid-template-columns: 1fr 2.75rem;
  gap: ${({ theme }) => theme.space.s};
  align-items: center;
  padding-block: ${({ theme }) => theme.space.s};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  ${FieldBox} {
    grid-template-columns: 4rem 1fr;
    align-items: center;
    > p { grid-column: 2; }
  }
`;

export const ExtraFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  align-items: start;
`;

/** Stays in reach of a thumb. */
export const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  padding-block: ${({ theme }) => theme.space.m};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.ground};
`;

export const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space.s};
  > [type='submit'] { flex: 1; max-width: 20rem; }
`;

export const Problem = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space.s};
  padding-left: ${({ theme }) => theme.space.m};
  border-left: 3px solid ${({ theme }) => theme.color.danger};
  color: ${({ theme }) => theme.color.danger};
`;

export const Note = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;
