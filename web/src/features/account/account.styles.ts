import styled from 'styled-components';
import { Cards } from '../../ui/card.styles.ts';

export const Section = styled.section`
  margin-top: ${({ theme }) => theme.space.xxl};
`;

/** Three cards, and what was done below them in as many columns as fit. */
export const AccountCards = styled(Cards)`
  > :last-child {
    grid-column: 1 / -1;
    > ul {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
      column-gap: ${({ theme }) => theme.space.xl};
    }
  }
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
