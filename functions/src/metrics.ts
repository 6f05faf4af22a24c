import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';

const metrics = new Metrics();

/** Counts an event in CloudWatch, by function. The deployment sets the namespace. */
export const count = (name: string, value: number): void => {
  metrics.singleMetric().addMetric(name, MetricUnit.Count, value);
};
