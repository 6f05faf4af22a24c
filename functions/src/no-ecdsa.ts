const refuse = (): never => {
  throw new Error('Tokens are signed with HS256 and nothing else');
};

/** Replaces jwa's ECDSA support. Our tokens never use it, and tokens with another algorithm are refused earlier. */
export const derToJose = refuse;
export const joseToDer = refuse;
