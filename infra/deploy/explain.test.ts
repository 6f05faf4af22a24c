import { describe, expect, it } from 'vitest';
import { explain } from './explain.ts';

const failure = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('an error of AWS', () => {
  it.each([
    ['CredentialsProviderError', 'Set AWS_PROFILE'],
    ['ExpiredToken', 'Sign in again'],
    ['UnrecognizedClientException', 'enable the region'],
    ['AccessDenied', '--check'],
  ])('%s says what to do, and what AWS said', (name, remedy) => {
    expect(explain(failure(name, 'in words of AWS'))).toMatch(new RegExp(`${remedy}.*\\n  \\(in words of AWS\\)`));
  });

  it('that is none of these is said as it is', () => {
    expect(explain(new Error('cdk deploy failed'))).toBe('cdk deploy failed');
  });
});
