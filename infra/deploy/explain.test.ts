import type { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { describe, expect, it } from 'vitest';
import { explain } from './explain.ts';
import { requireBootstrap } from './outputs.ts';

const failure = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('an error of AWS', () => {
  it.each([
    ['CredentialsProviderError', 'Set AWS_PROFILE'],
    ['ExpiredToken', 'Sign in again'],
    ['UnrecognizedClientException', 'enable the region'],
    ['AccessDenied', 'those of an administrator'],
  ])('%s says what to do, and what AWS said', (name, remedy) => {
    expect(explain(failure(name, 'in words of AWS'))).toMatch(new RegExp(`${remedy}.*\\n  \\(in words of AWS\\)`));
  });

  it('that is none of these is said as it is', () => {
    expect(explain(new Error('cdk deploy failed'))).toBe('cdk deploy failed');
  });
});

describe('the toolkit of CDK', () => {
  const present =
    (...regions: string[]) =>
    (region: string) =>
      ({
        send: async () => {
          if (!regions.includes(region)) throw new Error('Stack with id CDKToolkit does not exist');
          return {};
        },
      }) as unknown as CloudFormationClient;

  it('is asked for in both regions before anything is deployed, with the command that makes it', async () => {
    await expect(requireBootstrap('eu-south-1', present('eu-south-1', 'us-east-1'))).resolves.toBeUndefined();
    await expect(requireBootstrap('eu-south-1', present('eu-south-1'))).rejects.toThrow(
      'CDK is not set up in us-east-1. Run once: npx cdk bootstrap aws://ACCOUNT/us-east-1',
    );
  });
});
