interface Price {
  label: string;
  /** The unit of the price. */
  unit: string;
  /** Dollars for one, at the list price of eu-south-1 or of CloudFront in Europe. */
  list: number;
  /** Monthly free tier, without end. */
  free?: number;
}

/** When the prices were looked up. */
export const PRICED_ON = '2026-11-22';

/** Everything that the site is billed for. What always is free is left out: SSM parameters, scheduled events, budgets, certificates. */
export const prices = {
  edgeRequests: { label: 'CloudFront requests', unit: 'million', list: 1.2, free: 10 },
  traffic: { label: 'CloudFront traffic', unit: 'GB', list: 0.085, free: 1000 },
  edgeFunctions: { label: 'edge functions', unit: 'million', list: 0.1, free: 2 },
  invalidations: { label: 'invalidated paths', unit: 'thousand', list: 5, free: 1 },
  edgeLog: { label: 'log of the edge', unit: 'GB', list: 0.5, free: 4 },
  logs: { label: 'logs of functions and API', unit: 'GB', list: 0.57, free: 1 },
  calls: { label: 'Lambda, calls', unit: 'million', list: 0.2, free: 1 },
  compute: { label: 'Lambda, arm64', unit: 'thousand GB-s', list: 0.0133, free: 400 },
  apiCalls: { label: 'API Gateway', unit: 'million', list: 4.1 },
  reads: { label: 'DynamoDB, read units', unit: 'million', list: 0.3 },
  writes: { label: 'DynamoDB, write units', unit: 'million', list: 1.5 },
  restorable: { label: 'point-in-time recovery', unit: 'GB', list: 0.24 },
  stored: { label: 'S3', unit: 'GB', list: 0.025 },
  objectReads: { label: 'S3, reads', unit: 'million', list: 0.43 },
  objectWrites: { label: 'S3, writes', unit: 'million', list: 5.3 },
  secrets: { label: 'secrets', unit: '', list: 0.4 },
  alarmMetrics: { label: 'metrics of alarms', unit: '', list: 0.1, free: 10 },
  dashboards: { label: 'dashboards', unit: '', list: 3, free: 3 },
  customMetrics: { label: 'metrics counted in logs', unit: '', list: 0.3, free: 10 },
  traces: { label: 'traces', unit: 'million', list: 5, free: 0.1 },
  queueRequests: {
    label: "Lambda's polls of the queue of pictures",
    unit: 'million',
    list: 0.4,
    free: 1,
  },
  mails: { label: 'mails by SNS', unit: 'thousand', list: 0.02, free: 1 },
  healthChecks: { label: 'health checks', unit: '', list: 1.5 },
  zones: { label: 'zones of Route 53', unit: '', list: 0.5 },
} as const satisfies Record<string, Price>;

export type Item = keyof typeof prices;
