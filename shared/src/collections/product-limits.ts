export const productLimits = { name: 120, description: 4000, images: 20, turn: { min: 12, max: 36 } } as const;

/** True for a number of pictures that a turn may have; a product without a turn has none. */
export const isTurn = (count: number): boolean =>
  count === 0 || (count >= productLimits.turn.min && count <= productLimits.turn.max);
