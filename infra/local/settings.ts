/** Start error that is printed as one line, without a stack trace. */
export class Refusal extends Error {}

/** Environment variable with additional host names of the local site. */
export const HOSTS_VARIABLE = 'SITE_HOSTS';

const readPort = (text: string | undefined): number => {
  if (!text) return 3000;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new Refusal(`PORT is ${text}: it must be a number from 0 to 65535.`);
};

const readSeed = (text: string | undefined): 'demo' | 'none' => {
  if (!text || text === 'demo') return 'demo';
  if (text === 'none') return 'none';
  throw new Refusal(`SEED is ${text}: it must be demo or none.`);
};

const HOST = /^([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(:\d{1,5})?$/;

const readHosts = (text: string | undefined): string[] => {
  const hosts = (text ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const wrong = hosts.find((host) => !HOST.test(host));
  if (wrong === undefined) return hosts;
  throw new Refusal(
    `SITE_HOSTS has ${wrong}: it must be names or addresses such as 192.168.1.5, with commas between them.`,
  );
};

/** The variables with their descriptions, in the order of `--help`. */
const variables = {
  PORT: 'port of the site, 0 for any free one (default: 3000)',
  DATA_DIR: 'folder of its data (default: .local)',
  SEED: '"none" starts without the demo catalogue (default: demo)',
  ADMIN_USERNAME: "the administrator's name (default: admin)",
  ADMIN_PASSWORD: "the administrator's password (default: generated)",
  [HOSTS_VARIABLE]: 'further host names that the site answers to, such as 192.168.1.5',
};

export const usage = `Settings are environment variables, as in "PORT=4000 npm start":

${Object.entries(variables)
  .map(([name, description]) => `  ${name.padEnd(16)}${description}`)
  .join('\n')}

  --help          prints this text`;

/** Returns true if help is requested. Refuses all other arguments. */
export function requestsHelp(args: readonly string[]): boolean {
  if (args.some((arg) => arg === '--help' || arg === '-h')) return true;
  if (args.length > 0) throw new Refusal(`Unknown: ${args.join(' ')}\n\n${usage}`);
  return false;
}

export const readSettings = (env: { [name in keyof typeof variables]?: string | undefined }) => ({
  port: readPort(env.PORT),
  dataDir: env.DATA_DIR || '.local',
  seed: readSeed(env.SEED),
  hosts: readHosts(env[HOSTS_VARIABLE]),
  adminUsername: env.ADMIN_USERNAME,
  adminPassword: env.ADMIN_PASSWORD,
});
