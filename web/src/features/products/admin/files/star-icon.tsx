export interface StarIconProps {
  filled: boolean;
}

/** The cover among the pictures; the button's label says so. */
export function StarIcon({ filled }: StarIconProps) {
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" stroke="currentColor" strokeWidth="2" aria-hidden>
      <path
        fill={filled ? 'currentColor' : 'none'}
        d="m12 3 2.8 5.9 6.4.8-4.7 4.4 1.2 6.4L12 17.4l-5.7 3.1 1.2-6.4L2.8 9.7l6.4-.8z"
      />
    </svg>
  );
}
