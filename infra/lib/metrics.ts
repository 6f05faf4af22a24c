import { Duration } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { STAGE } from './api-stack.ts';

const period = Duration.minutes(5);

/** A metric of the API's stage, by the names that are known before it is deployed. */
export const apiMetric = (api: RestApi, metricName: string, statistic: string) =>
  new Metric({
    namespace: 'AWS/ApiGateway',
    metricName,
    statistic,
    period,
    dimensionsMap: { ApiName: api.restApiName, Stage: STAGE },
  });

/** A metric of the distribution, which is in us-east-1 alone. */
export const edgeMetric = ({ distributionId }: Distribution, metricName: string, statistic: string, region?: string) =>
  new Metric({
    namespace: 'AWS/CloudFront',
    metricName,
    statistic,
    period,
    region,
    dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
  });

/** Failed calls of a function, by its name. */
export const functionErrors = (FunctionName: string) =>
  new Metric({
    namespace: 'AWS/Lambda',
    metricName: 'Errors',
    statistic: Stats.SUM,
    period,
    dimensionsMap: { FunctionName },
  });

/** Custom metrics, by the function that emits them. */
export const siteMetric = (site: string, metricName: string, service: string) =>
  new Metric({ namespace: site, metricName, statistic: Stats.SUM, period, dimensionsMap: { service } });

/** Counts failed renderings only; the 503 of a closed site is not one. */
export const pagesFailed = (site: string) => siteMetric(site, 'PagesFailed', 'render-page');
