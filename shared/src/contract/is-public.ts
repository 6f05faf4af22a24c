/** True for a product that visitors see. */
export const isPublic = ({ status = 'visible' }: { status?: unknown }): boolean => status === 'visible';
