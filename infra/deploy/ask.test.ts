import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { whileAsking } from './ask.ts';

it('reads keys one by one only while it asks, so that Ctrl-C ends the work between two questions', async () => {
  let isRaw = false;
  const setRawMode = (raw: boolean) => {
    isRaw = raw;
  };
  const terminal = Object.assign(new PassThrough(), { isTTY: true, setRawMode });
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(terminal as unknown as typeof process.stdin);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const modes: boolean[] = [];
  const work = () => modes.push(isRaw);
  const answers = await whileAsking(async (ask) => {
    work();
    const first = ask('Name: ');
    modes.push(isRaw);
    terminal.write('rombo\r');
    const name = await first;
    work();
    const second = ask('More: ');
    terminal.write('yes\r');
    return [name, await second];
  });
  vi.restoreAllMocks();
  expect(answers).toEqual(['rombo', 'yes']);
  expect(modes).toEqual([false, true, false]);
});
