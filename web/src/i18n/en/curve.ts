import type it from '../it/curve.ts';

export default {
  title: 'On the dyno',
  power: 'Peak power',
  torque: 'Peak torque',
  at: (value: string, rpm: string) => `${value} at ${rpm} rpm`,
  horsepower: 'hp',
  speed: 'rpm',
  values: 'Table of values',
} satisfies typeof it;
