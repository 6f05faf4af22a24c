/** The most characters of a product's texts, and the most pictures. */
export const productLimits = { name: 120, description: 4000, images: 20 } as const;
