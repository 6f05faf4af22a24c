import { openStore } from '../local/object-store/store.ts';

/** Writes objects without end, three at a time and over one another, and prints each key that is written. */
const store = await openStore(process.argv[2] ?? '');

async function* bytes() {
  for (let piece = 0; piece < 8; piece += 1) yield Buffer.alloc(20_000, piece);
}

const write = async (writer: number) => {
  for (let at = 0; ; at += 1) {
    const key = `media/${writer}/${at % 40}`;
    await store.put(key, { 'content-type': 'image/png' }, bytes());
    console.log(key);
  }
};
await Promise.all([write(1), write(2), write(3)]);
