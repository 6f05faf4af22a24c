import styled from 'styled-components';

export const Status = styled.div`
  display: grid;
  align-content: center;
  gap: ${({ theme }) => theme.space.s};
  min-height: 2.25rem;
  padding: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

export const Failure = styled.p`
  color: ${({ theme }) => theme.color.danger};
  font-weight: 600;
`;

export const Sizes = styled.span`
  font-variant-numeric: tabular-nums;
`;
