import styled from 'styled-components';

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
`;

export interface UploadBarProps {
  /** What is under way, for those who cannot see it. */
  label: string;
  /** From 0 to 1. */
  progress: number;
}

/** How much of a file has been sent. */
export function UploadBar({ label, progress }: UploadBarProps) {
  return (
    <Bar aria-label={label} max={1} value={progress}>
      {Math.round(progress * 100)}%
    </Bar>
  );
}
