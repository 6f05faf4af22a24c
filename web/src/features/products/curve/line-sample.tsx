/** The line that a legend is about. */
export const LineSample = ({ line }: { line: number }) => (
  <svg viewBox="0 0 32 12" aria-hidden>
    <path data-line={line} d="M0 6H32" />
  </svg>
);
