export const productLimits = { name: 120, description: 4000, images: 20 } as const;
