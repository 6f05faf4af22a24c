import styled from 'styled-components';
import { displayText } from '../../theme/text.styles.ts';

export const Section = styled.section`
  margin-top: ${({ theme }) => theme.space.xxl};
`;

/** Three cards beside each other where there is room, and what was done below them in as many columns as fit. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${({ theme }) => theme.space.l};
  align-items: start;
  > :last-child {
    grid-column: 1 / -1;
    > ul {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
      column-gap: ${({ theme }) => theme.space.xl};
    }
  }
`;

export const Card = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  min-width: 0;
  padding: ${({ theme }) => theme.space.l};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius};
  background: ${({ theme }) => theme.color.panel};
`;

export const CardTitle = styled.h3`
  ${displayText}
  font-size: ${({ theme }) => theme.size.h3};
  outline: none;
`;

export const Hint = styled.p`
  max-width: 60ch;
  color: ${({ theme }) => theme.color.muted};
`;

export const CardForm = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  max-width: 30rem;
`;

/** Such a form in a window of its own, which says how wide it is. */
export const DialogForm = styled(CardForm)`
  max-width: none;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  > * { flex: 1 0 auto; }
`;

export const Lines = styled.ul`
  display: grid;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
    padding-block: ${({ theme }) => theme.space.m};
    border-top: 1px solid ${({ theme }) => theme.color.line};
    overflow-wrap: anywhere;
  }
`;

export const Line = styled.div`
  display: grid;
  flex: 1 1 14rem;
  gap: ${({ theme }) => theme.space.xs};
  justify-items: start;
`;

export const Small = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;
