import styled from 'styled-components';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.l};
  ${({ theme }) => theme.media.medium} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${({ theme }) => theme.media.large} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  /* Cards out of sight cost neither layout nor paint; until one was seen it counts as about this high. */
  > li { content-visibility: auto; contain-intrinsic-height: auto 38rem; }
`;

export const Result = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;
  margin-bottom: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.muted};
  font-variant-numeric: tabular-nums;
`;

/** Says that the address asks for something that there is not. */
export const Unknown = styled.p`
  margin-bottom: ${({ theme }) => theme.space.m};
  padding-left: ${({ theme }) => theme.space.m};
  border-left: 3px solid ${({ theme }) => theme.color.gold};
`;

export const End = styled.div`
  display: grid;
  justify-items: center;
  padding-top: ${({ theme }) => theme.space.xl};
`;

export const Before = styled.div`
  display: grid;
  justify-items: center;
  padding-bottom: ${({ theme }) => theme.space.l};
`;

export const SkeletonCard = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  padding-bottom: ${({ theme }) => theme.space.l};
  border: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.panel};
  > * { margin-inline: ${({ theme }) => theme.space.l}; width: auto; }
  > :first-child { margin-inline: 0; aspect-ratio: 4 / 3; height: auto; }
`;
