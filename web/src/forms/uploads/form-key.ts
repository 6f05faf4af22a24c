/** Gives the `Idempotency-Key` of a form: the same as last time while the form says the same, a new one otherwise. */
export function createFormKey(makeKey: () => string = () => crypto.randomUUID()): (form: FormData) => string {
  let last = { content: '', key: '' };
  return (form) => {
    const content = JSON.stringify([...form]);
    if (content !== last.content) last = { content, key: makeKey() };
    return last.key;
  };
}
