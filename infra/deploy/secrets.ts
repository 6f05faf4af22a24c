import { GetSecretValueCommand, PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { DeleteParametersCommand, GetParameterCommand, PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { SITE_TAG } from '../config.ts';

/** A store of secret texts. */
export interface SecretStore {
  read: (id: string) => Promise<string>;
  /** Writes a text over the present one. */
  write: (id: string, text: string) => Promise<void>;
}

/** The secrets that CloudFormation makes and refers to. */
export const secretsManager = (client = new SecretsManagerClient()): SecretStore => ({
  read: async (SecretId) => (await client.send(new GetSecretValueCommand({ SecretId }))).SecretString ?? '',
  write: async (SecretId, SecretString) => {
    await client.send(new PutSecretValueCommand({ SecretId, SecretString }));
  },
});

/** The parameters of SSM, encrypted: they cost nothing. */
export const parameterStore = (client = new SSMClient()) => ({
  read: async (Name: string): Promise<string> =>
    (await client.send(new GetParameterCommand({ Name, WithDecryption: true }))).Parameter?.Value ?? '',
  write: async (Name: string, Value: string): Promise<void> => {
    await client.send(new PutParameterCommand({ Name, Value, Type: 'SecureString', Overwrite: true }));
  },
  /** Writes a parameter of this site if absent; returns whether it did. */
  create: async (site: string, Name: string, Value: string): Promise<boolean> => {
    const Tags = [{ Key: SITE_TAG, Value: site }];
    try {
      await client.send(new PutParameterCommand({ Name, Value, Type: 'SecureString', Tags }));
      return true;
    } catch (error) {
      if (error instanceof Error && error.name === 'ParameterAlreadyExists') return false;
      throw error;
    }
  },
  remove: async (Names: string[]): Promise<void> => {
    await client.send(new DeleteParametersCommand({ Names }));
  },
});
