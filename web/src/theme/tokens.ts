const palette = {
  ink: '#08090B',
  graphite: '#14171B',
  slate: '#262B31',
  iron: '#5C646D',
  steel: '#8C949C',
  light: '#E9ECEF',
  white: '#FFFFFF',
  red: '#B01020',
  ember: '#E0303A',
  coral: '#FF6B70',
  violet: '#5A3FA6',
  blue: '#2C5FC4',
  gold: '#D2A03C',
  bronze: '#8A5A2B',
} as const;

/** Colours by what they are for. */
export const color = {
  ground: palette.ink,
  panel: palette.graphite,
  line: palette.slate,
  /** Borders of inputs and other things that must be seen: 3:1 against the ground. */
  edge: palette.iron,
  text: palette.light,
  muted: palette.steel,
  strong: palette.white,
  brand: palette.red,
  brandHover: palette.ember,
  onBrand: palette.white,
  /** Small red texts: 4.5:1 on ground and panel. */
  danger: palette.coral,
  class12: palette.violet,
  info: palette.blue,
  gold: palette.gold,
  bronze: palette.bronze,
  focus: palette.gold,
  backdrop: 'rgb(8 9 11 / 0.84)',
} as const;

/** The colours that steel takes as an exhaust heats up; a thin rule at most. */
export const heat =
  'linear-gradient(90deg, #C9CCD0, #D8B878 18%, #B07A3A 34%, #7C3B6E 50%, #4B3FA8 66%, #2F6FD0 82%, #7FB4DC)';

/** Steps of the spacing scale. */
export const space = {
  xs: '0.25rem',
  s: '0.5rem',
  m: '1rem',
  l: '1.5rem',
  xl: '2.5rem',
  xxl: '4rem',
} as const;

export const font = {
  text: "Barlow, 'Barlow Fallback', system-ui, sans-serif",
  display: "'Barlow Condensed', 'Barlow Condensed Fallback', 'Arial Narrow', sans-serif",
} as const;

export const size = {
  small: '0.8125rem',
  text: '1rem',
  lead: '1.125rem',
  h3: '1.375rem',
  h2: '1.75rem',
  section: 'clamp(2rem, 3.6vw, 3.25rem)',
  h1: 'clamp(2.75rem, 1.6rem + 4.6vw, 5.5rem)',
} as const;

export const radius = '2px';

/** Width of the fixed sidebar on wide screens. */
export const sidebar = '15.5rem';
