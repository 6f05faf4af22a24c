export function ZoomIcon({ out }: { out: boolean }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
      <path d={`M10 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM14.5 14.5 21 21M7 10h6${out ? '' : 'M10 7v6'}`} />
    </svg>
  );
}
