let last = { content: '', key: '' };

/** The `Idempotency-Key` of a message: the same while the message is the same, so that a second attempt never makes a second message. */
export function keyOfContent(message: unknown): string {
  const content = JSON.stringify(message);
  if (content !== last.content) last = { content, key: crypto.randomUUID() };
  return last.key;
}

/** Lets the same words be sent again as another message: the last one has arrived. */
export const forgetKey = (): void => {
  last = { content: '', key: '' };
};
