const refuse = (): never => {
  throw new Error('Tokens are signed with HS256 and nothing else');
};

/** What jwa would read and write ECDSA's signatures with: no token of ours has one, and others are refused before it comes to that. */
export const derToJose = refuse;
export const joseToDer = refuse;
