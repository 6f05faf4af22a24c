import type it from '../it/compare.ts';
import curve from './curve.ts';

export default {
  curve,
} satisfies typeof it;
