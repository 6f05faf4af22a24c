import { vi } from 'vitest';

/** Runs something and gives what it wrote to its log: the logger writes to the process's own output. */
export async function logOf(work: () => Promise<unknown>): Promise<string> {
  let text = '';
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      text += String(chunk);
      return true;
    }),
  );
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return text;
}
