import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Prompts at a terminal, or reads the next piped line. A `hidden` answer is not echoed. */
function createAsker(input = process.stdin, output: Writable = process.stdout) {
  let muted = false;
  const echo = new Writable({
    write: (chunk, encoding, done) => {
      if (!muted) output.write(chunk, encoding);
      done();
    },
  });
  const lines = createInterface({ input, output: echo, terminal: Boolean(input.isTTY) });
  const iterator = lines[Symbol.asyncIterator]();
  // In raw mode, which readline needs for questions, Ctrl-C is a key like any other and would not end the work between them.
  const setRawMode = (isRaw: boolean) => void (input.isTTY && input.setRawMode(isRaw));
  setRawMode(false);
  const ask = async (question: string, { hidden = false } = {}): Promise<string> => {
    setRawMode(true);
    output.write(question);
    muted = hidden;
    const { value, done } = await iterator.next();
    muted = false;
    setRawMode(false);
    if (hidden || !input.isTTY) output.write('\n');
    if (done) throw new Error('Nobody answered.');
    return value;
  };
  return { ask, close: () => lines.close() };
}

export type Ask = ReturnType<typeof createAsker>['ask'];

export async function whileAsking<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
  const { ask, close } = createAsker();
  try {
    return await work(ask);
  } finally {
    close();
  }
}
