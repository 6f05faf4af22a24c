import styled from 'styled-components';

/** A place for files that are dropped. */
export const Drop = styled.div<{ $over: boolean }>`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.m};
  border: 1px dashed ${({ theme, $over }) => ($over ? theme.color.gold : theme.color.edge)};
  border-radius: ${({ theme }) => theme.radius};
  background: ${({ theme, $over }) => ($over ? theme.color.line : 'none')};
`;

/** Only where there is something to drop with. */
export const DropHint = styled.p`
  display: none;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
  @media (hover: hover) and (pointer: fine) { display: block; }
`;
