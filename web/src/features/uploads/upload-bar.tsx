import styled, { keyframes } from 'styled-components';

const glide = keyframes`
  from { background-position: 100% 0; }
  to { background-position: -50% 0; }
`;

const Bar = styled.progress`
  display: block;
  width: 100%;
  height: 0.375rem;
  border: 0;
  border-radius: ${({ theme }) => theme.radius};
  background: ${({ theme }) => theme.color.line};
  appearance: none;
  overflow: hidden;
  &::-webkit-progress-bar { background: ${({ theme }) => theme.color.line}; }
  &::-webkit-progress-value { background: ${({ theme }) => theme.color.gold}; transition: width 120ms; }
  &::-moz-progress-bar { background: ${({ theme }) => theme.color.gold}; }
  &:indeterminate {
    background: linear-gradient(90deg, ${({ theme }) => `${theme.color.line} 35%, ${theme.color.gold} 50%, ${theme.color.line} 65%`});
    background-size: 300% 100%;
    animation: ${glide} 1.6s linear infinite;
  }
  &:indeterminate::-webkit-progress-bar { background: none; }
  &:indeterminate::-moz-progress-bar { background: none; }
  @media (prefers-reduced-motion: reduce) { &:indeterminate { animation: none; background-position: 50% 0; } }
`;

export interface UploadBarProps {
  /** What is under way, for those who cannot see it. */
  label: string;
  /** From 0 to 1, or null where it cannot be told. */
  progress: number | null;
}

/** How far a file has come. */
export function UploadBar({ label, progress }: UploadBarProps) {
  return (
    <Bar aria-label={label} max={1} value={progress ?? undefined}>
      {progress !== null && `${Math.round(progress * 100)}%`}
    </Bar>
  );
}
