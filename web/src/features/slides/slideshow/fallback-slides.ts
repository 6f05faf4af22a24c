/** The pictures that come with the site, for a homepage that has none of its own. */
export const fallbackSlides: readonly string[] = [
  '/slides/slide-1-231b1d-070.jpg',
  '/slides/slide-2-24232c-065.jpg',
  '/slides/slide-3-222326-070.jpg',
  '/slides/slide-4-1a1b25-030.jpg',
  '/slides/slide-5-462a2e-070.jpg',
  '/slides/slide-6-1f161a-065.jpg',
  '/slides/slide-7-242327-030.jpg',
  '/slides/slide-8-37332d-035.jpg',
  '/slides/slide-9-191b1f-070.jpg',
];
