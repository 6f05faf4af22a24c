import { CloudFormationClient, DescribeStacksCommand, UpdateStackCommand } from '@aws-sdk/client-cloudformation';
import {
  DeleteFunctionCommand,
  type GetAliasCommand,
  LambdaClient,
  ListVersionsByFunctionCommand,
} from '@aws-sdk/client-lambda';
import { omit } from '@rombo/shared/contract/keys-of';
import { describe, expect, it } from 'vitest';
import { lastUpdates, readVersions, removeVersions, setVersions } from './versions.ts';

type Parameters = Record<string, string>;

/** Fake account whose aliases point to the versions in stack parameters; 0 means the newest. */
function account(stacks: Record<string, Parameters>, newest: Record<string, string>) {
  const updates: string[] = [];
  const cloudFormation = new CloudFormationClient();
  cloudFormation.send = async (command: unknown) => {
    const { StackName = '' } = (command as DescribeStacksCommand).input;
    const own = stacks[StackName];
    if (!own) throw new Error(`Stack with id ${StackName} does not exist`);
    if (command instanceof DescribeStacksCommand) {
      const Parameters = Object.entries(own).map(([ParameterKey, ParameterValue]) => ({
        ParameterKey,
        ParameterValue,
      }));
      const LastUpdatedTime = new Date(updates.filter((name) => name === StackName).length);
      return { Stacks: [{ StackStatus: 'UPDATE_COMPLETE', LastUpdatedTime, Parameters }] };
    }
    const { UsePreviousTemplate, Parameters = [], Capabilities } = (command as UpdateStackCommand).input;
    expect([UsePreviousTemplate, Capabilities]).toEqual([true, ['CAPABILITY_NAMED_IAM']]);
    expect(Parameters.map(({ ParameterKey }) => ParameterKey)).toEqual(Object.keys(own));
    for (const { ParameterKey = '', ParameterValue } of Parameters)
      if (ParameterValue !== undefined) own[ParameterKey] = ParameterValue;
    updates.push(StackName);
    return {};
  };
  const lambda = new LambdaClient();
  lambda.send = async (command: unknown) => {
    const { FunctionName = '', Name } = (command as GetAliasCommand).input;
    expect(Name).toBe('live');
    const id = FunctionName.replace('rombo-', '');
    const parameter = `${id.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}LiveVersion`;
    const chosen = Object.values(stacks).find((own) => parameter in own)?.[parameter];
    return { FunctionVersion: chosen === '0' ? newest[id] : chosen };
  };
  return { clients: { cloudFormation, lambda }, updates, stacks };
}

const deployed = () =>
  account(
    {
      'rombo-api': { BootstrapVersion: '/cdk', ListProductsLiveVersion: '0', LoginLiveVersion: '0' },
      'rombo-site': { RenderPageLiveVersion: '0' },
    },
    { 'list-products': '12', login: '4', 'render-page': '9' },
  );

describe('the live versions of a site', () => {
  it('are set together through stack parameters, so that stack and alias agree; other parameters stay', async () => {
    const { clients, updates, stacks } = deployed();
    const former = { 'list-products': '11', login: '4', 'render-page': '9', gone: '3' };
    await setVersions('rombo', former, clients);
    expect(updates).toEqual(['rombo-api']);
    expect(stacks['rombo-api']).toEqual({
      BootstrapVersion: '/cdk',
      ListProductsLiveVersion: '11',
      LoginLiveVersion: '4',
    });
    expect(await readVersions('rombo', clients)).toEqual(omit(former, 'gone'));
  });

  it('show a stack update by its time', async () => {
    const { clients, stacks } = deployed();
    const before = await lastUpdates('rombo', clients);
    await setVersions('rombo', { login: '4' }, clients);
    expect(await lastUpdates('rombo', clients)).toBe(before);
    await setVersions('rombo', { login: '3' }, clients);
    expect(await lastUpdates('rombo', clients)).not.toBe(before);
    // A function that the release did not contain keeps its version.
    expect(stacks['rombo-api']).toMatchObject({ ListProductsLiveVersion: '0', LoginLiveVersion: '3' });
  });

  it('cause an error if an alias does not have them after the update', async () => {
    const { clients, stacks } = deployed();
    const { send } = clients.cloudFormation;
    clients.cloudFormation.send = async (command: unknown) => {
      if (command instanceof UpdateStackCommand) return {};
      return send(command as never);
    };
    await expect(setVersions('rombo', { login: '3' }, clients)).rejects.toThrow('aliases of rombo-api');
    expect(stacks['rombo-api']).toMatchObject({ LoginLiveVersion: '0' });
  });
});

describe('former versions of functions', () => {
  /** Fake account with these versions, listed one a page. A missing function causes Lambda's error. */
  function functionsWith(versions: Record<string, string[]>) {
    const lambda = new LambdaClient();
    lambda.send = async (command: unknown) => {
      const {
        FunctionName = '',
        Marker = '0',
        Qualifier,
      } = (command as ListVersionsByFunctionCommand).input as {
        FunctionName?: string;
        Marker?: string;
        Qualifier?: string;
      };
      const own = versions[FunctionName.replace('rombo-', '')];
      if (!own) throw Object.assign(new Error('Function not found'), { name: 'ResourceNotFoundException' });
      if (command instanceof DeleteFunctionCommand) {
        if (!Qualifier) throw new Error('This would delete the function');
        own.splice(own.indexOf(Qualifier), 1);
        return {};
      }
      expect(command).toBeInstanceOf(ListVersionsByFunctionCommand);
      const next = Number(Marker) + 1;
      return { Versions: [{ Version: own[next - 1] }], ...(next < own.length && { NextMarker: String(next) }) };
    };
    return { lambda, cloudFormation: new CloudFormationClient() };
  }

  it('are deleted unless a kept release names them; $LATEST and missing functions are left alone', async () => {
    const versions = {
      login: ['$LATEST', '1', '2', '3', '4'],
      'render-page': ['$LATEST', '8', '9'],
      other: ['1', '2'],
    };
    const kept: Record<string, string>[] = [
      { login: '2', gone: '5', 'render-page': '8' },
      { login: '4', 'render-page': '9' },
    ];
    expect(await removeVersions('rombo', kept, functionsWith(versions))).toBe(2);
    expect(versions).toEqual({ login: ['$LATEST', '2', '4'], 'render-page': ['$LATEST', '8', '9'], other: ['1', '2'] });
  });

  it('cause an error if they cannot be deleted', async () => {
    const clients = functionsWith({ login: ['1', '2'] });
    const { send } = clients.lambda;
    clients.lambda.send = async (command: unknown) => {
      if (command instanceof DeleteFunctionCommand) throw new Error('AccessDenied');
      return send(command as never);
    };
    await expect(removeVersions('rombo', [{ login: '2' }], clients)).rejects.toThrow('AccessDenied');
  });
});
