/** The background, for the browser's own frame: a meta tag cannot use a custom property. */
export const THEME_COLOR = '#08090b';
