/** Pictures that are made at once. A function on AWS has one request at a time; on one machine all of a page's come together. */
const AT_ONCE = 2;

const waiting: (() => void)[] = [];
let free = AT_ONCE;

/** Does some work when it is its turn, in the order in which it was asked for. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}
