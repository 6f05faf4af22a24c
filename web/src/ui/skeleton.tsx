import styled, { keyframes } from 'styled-components';

const breathe = keyframes`50% { opacity: 0.5; }`;

interface SkeletonProps {
  $width?: string;
  $height?: string;
}

export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<SkeletonProps>`
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1em' }) => $height};
  border-radius: var(--radius);
  background: var(--color-border);
  animation: ${breathe} 1.6s ease-in-out infinite;
`;
