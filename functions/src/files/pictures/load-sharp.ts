/** Loads sharp when the first picture needs it: a save without new pictures does not wait for native code. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // A picture is one thread's work, which leaves the others free for everything else.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
