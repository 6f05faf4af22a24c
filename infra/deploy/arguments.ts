import { type Config, readConfig } from '../config.ts';

/** Parsed arguments of an operator command: the site's configuration, options for CDK, and the rest. */
export interface Arguments {
  config: Config;
  choices: string[];
  rest: string[];
}

/** Reads a command line: `-c key=value` as CDK takes it, and words. */
export function readArguments(args: string[]): Arguments {
  const choices: string[] = [];
  const rest: string[] = [];
  const given: Record<string, string> = {};
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    if (arg !== '-c' && arg !== '--context') {
      rest.push(arg);
      continue;
    }
    at += 1;
    const [key = '', ...value] = (args[at] ?? '').split('=');
    given[key] = value.join('=');
    choices.push('-c', args[at] ?? '');
  }
  return { config: readConfig((key) => given[key]), choices, rest };
}
