export const productLimits = { name: 120, description: 4000, images: 20, turn: { min: 12, max: 36 } } as const;

/** Translated texts of a product besides its specs. A separate file from their schema, which pages do without. */
export const translatedFields = ['name', 'description'] as const;

/** True for an allowed number of pictures of a turn; 0 means no turn. */
export const isTurn = (count: number): boolean =>
  count === 0 || (count >= productLimits.turn.min && count <= productLimits.turn.max);
