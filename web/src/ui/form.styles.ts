import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  max-width: 56rem;
`;

/** Everything that rests while a form is being saved. */
export const Parts = styled.fieldset`
  display: grid;
  gap: ${({ theme }) => theme.space.xl};
`;

/** Fields side by side where there is room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${({ theme }) => theme.space.m};
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
