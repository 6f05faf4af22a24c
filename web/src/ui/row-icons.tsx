/** Icons of lines that are put in order; apart from those of the site, which visitors load. */
const shapes = {
  up: 'm4 15 8-8 8 8',
  down: 'm4 9 8 8 8-8',
  grip: 'M9 5v2M9 11v2M9 17v2M15 5v2M15 11v2M15 17v2',
  first: 'm4 19 8-8 8 8M4 5h16',
} as const;

export function RowIcon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
      <path d={shapes[name]} />
    </svg>
  );
}
