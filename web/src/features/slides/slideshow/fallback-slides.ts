/** The pictures that come with the site, for a homepage that has none of its own. */
export const fallbackSlides: readonly string[] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
  (number) => `/slides/slide-${number}.jpg`,
);
