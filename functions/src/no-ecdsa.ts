const refuse = (): never => {
  throw new Error('Tokens are signed with HS256 and nothing else');
};

/** Replaces jwa's ECDSA support, which our tokens never use; others are refused before. */
export const derToJose = refuse;
export const joseToDer = refuse;
