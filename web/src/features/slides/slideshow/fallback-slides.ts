/** The pictures that come with the site, for a homepage that has none of its own. */
export const fallbackSlides: readonly string[] = [
  '/slides/slide-1.jpg',
  '/slides/slide-2.jpg',
  '/slides/slide-3.jpg',
  '/slides/slide-4.jpg',
  '/slides/slide-5.jpg',
  '/slides/slide-6.jpg',
  '/slides/slide-7.jpg',
  '/slides/slide-8.jpg',
  '/slides/slide-9.jpg',
];
