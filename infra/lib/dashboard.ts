import { Duration } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Dashboard, GraphWidget, type IMetric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { Config } from '../config.ts';
import { apiMetric, edgeMetric, siteMetric } from './metrics.ts';

interface Shown {
  config: Config;
  api: RestApi;
  table: Table;
  distribution: Distribution;
}

const period = Duration.minutes(5);
const row = (title: string, left: IMetric[], right?: IMetric[]) =>
  new GraphWidget({ title, left, width: 12, height: 6, ...(right && { right }) });

/** One page that says how the site is: visitors at the edge, the API, the table, the work behind. */
export function addDashboard(scope: Construct, { config, api, table, distribution }: Shown): void {
  const edge = (name: string, statistic: string) => edgeMetric(distribution, name, statistic, 'us-east-1');
  const ofApi = (name: string, statistic: string) => apiMetric(api, name, statistic);
  const counted = (name: string, service: string) => siteMetric(config.name, name, service);
  new Dashboard(scope, 'dashboard', {
    dashboardName: config.name,
    widgets: [
      [
        row(
          'Visitors',
          [edge('Requests', Stats.SUM)],
          [edge('4xxErrorRate', Stats.AVERAGE), edge('5xxErrorRate', Stats.AVERAGE)],
        ),
        row('API', [ofApi('Count', Stats.SUM)], [ofApi('4XXError', Stats.SUM), ofApi('5XXError', Stats.SUM)]),
      ],
      [
        row('Milliseconds of the API', [ofApi('Latency', Stats.p(50)), ofApi('Latency', Stats.p(99))]),
        row(
          'Table',
          [table.metricConsumedReadCapacityUnits({ period })],
          [table.metricConsumedWriteCapacityUnits({ period })],
        ),
      ],
      [
        row('Events', [
          counted('MessagesMailed', 'notify-contact'),
          counted('Purges', 'purge-cache'),
          counted('OrphansSwept', 'sweep-media'),
        ]),
        row('Refused', [
          counted('SignInsRefused', 'login'),
          counted('Throttled', 'login'),
          counted('Throttled', 'send-contact'),
          counted('Unavailable', 'list-products'),
          counted('PagesFailed', 'render-page'),
        ]),
      ],
    ],
  });
}
