import { expect, it, vi } from 'vitest';
import { waitForName } from './wait-for-name.ts';

it('waits for a name that resolvers do not know yet, until they no longer may have that cached', async () => {
  const said: string[] = [];
  const resolve = vi.fn(async (): Promise<string> => '192.0.2.1');
  const wait = () => waitForName('www.example.com', (line) => said.push(line), resolve, 1);
  await wait();
  expect(said).toEqual([]);
  resolve.mockRejectedValueOnce(new Error('ENOTFOUND')).mockRejectedValueOnce(new Error('ENOTFOUND'));
  await wait();
  expect(resolve).toHaveBeenCalledTimes(4);
  expect(said).toEqual([expect.stringContaining('www.example.com cannot be resolved here yet')]);
  resolve.mockReset().mockRejectedValue(new Error('ENOTFOUND'));
  await wait();
  expect(resolve).toHaveBeenCalledTimes(60);
});
