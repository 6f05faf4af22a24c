import { type Slide, slideLimits } from '@rombo/shared/collections/slide';

/** The numbers for slides in a new order: those that they have, as far as each is larger than the one before. */
function numbersFor(orders: number[]): number[] {
  const numbers: number[] = [];
  for (const order of orders.toSorted((one, other) => one - other)) {
    numbers.push(Math.max(order, (numbers.at(-1) ?? Number.NEGATIVE_INFINITY) + 1));
  }
  return (numbers.at(-1) ?? 0) > slideLimits.order ? orders.map((_, index) => index) : numbers;
}

/** Slides in a new order, with numbers that put them there; numbers that somebody chose, such as 10, 20, 30, are kept. */
export function renumber(slides: Slide[]): Slide[] {
  const numbers = numbersFor(slides.map(({ order }) => order));
  return slides.map((slide, index) => ({ ...slide, order: numbers[index] ?? index }));
}
