import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';

const metrics = new Metrics();

/** Counts something in CloudWatch, by the function that counts it; the deployment names the namespace. */
export const count = (name: string, value: number): void => {
  metrics.singleMetric().addMetric(name, MetricUnit.Count, value);
};
