import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

describe('the arguments of a command', () => {
  it('choose as those of CDK do, and leave words alone', () => {
    const { config, choices, rest } = readArguments(['create', '-c', 'name=prova', '--context', 'region=eu-west-1']);
    expect(config).toMatchObject({ name: 'prova', region: 'eu-west-1' });
    expect(choices).toEqual(['-c', 'name=prova', '-c', 'region=eu-west-1']);
    expect(rest).toEqual(['create']);
  });
});
