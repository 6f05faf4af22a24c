import brand from '../theme/brand.svg';

/** The brand as it is engraved on the engines: the rhombus, and the two words above each other. */
export function Wordmark() {
  return <img src={brand} width="119" height="40" alt="" />;
}

/** One word of the brand in a line of text; the drawing has a view of each. */
export function BrandWord({ word }: { word: string }) {
  return <img src={`${brand}#${word.toLowerCase()}`} width="75" height="20" alt={word} />;
}
