import styled from 'styled-components';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.s};
  ${({ theme }) => theme.media.medium} { padding-inline: calc(${({ theme }) => theme.space.xl} - 0.5rem); }
`;

export const Buttons = styled.div`
  display: flex;
  margin-left: auto;
  button {
    display: grid;
    place-items: center;
    width: 2.5rem;
    height: 2.75rem;
    border: 0;
    background: none;
    color: ${({ theme }) => theme.color.muted};
    cursor: pointer;
    &:hover { color: ${({ theme }) => theme.color.text}; }
  }
`;

/** Where nothing moves by itself there is nothing to stop. */
export const Pause = styled.button`
  ${({ theme }) => theme.media.still} { && { display: none; } }
`;

export const Dots = styled.ul`
  display: flex;
  flex-wrap: wrap;
`;

/** The brand's rhombus, small; the one of the present picture is filled. */
export const Dot = styled.button`
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  &::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border: 1px solid ${({ theme }) => theme.color.muted};
    transform: rotate(45deg);
    transition: background-color 200ms, border-color 200ms;
  }
  &:hover::before { border-color: ${({ theme }) => theme.color.text}; }
  &[aria-current]::before {
    border-color: ${({ theme }) => theme.color.brandHover};
    background: ${({ theme }) => theme.color.brandHover};
  }
`;
