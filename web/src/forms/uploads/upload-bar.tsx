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
  border-radius: var(--radius);
  background: var(--color-border);
  appearance: none;
  overflow: hidden;
  &::-webkit-progress-bar { background: var(--color-border); }
  &::-webkit-progress-value { background: var(--color-accent); transition: width 120ms; }
  &::-moz-progress-bar { background: var(--color-accent); }
  &:indeterminate {
    background: linear-gradient(90deg, var(--color-border) 35%, var(--color-accent) 50%, var(--color-border) 65%);
    background-size: 300% 100%;
    animation: ${glide} 1.6s linear infinite;
  }
  &:indeterminate::-webkit-progress-bar { background: none; }
  &:indeterminate::-moz-progress-bar { background: none; }
  @media (prefers-reduced-motion: reduce) { &:indeterminate { animation: none; background-position: 50% 0; } }
`;

interface UploadBarProps {
  label: string;
  /** From 0 to 1, or null where it cannot be told. */
  progress: number | null;
}

export function UploadBar({ label, progress }: UploadBarProps) {
  return (
    <Bar aria-label={label} max={1} value={progress ?? undefined}>
      {progress !== null && `${Math.round(progress * 100)}%`}
    </Bar>
  );
}
