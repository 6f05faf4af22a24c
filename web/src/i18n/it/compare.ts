import curve from './curve.ts';

/** Comparison of products, and power curves wherever they are drawn. */
export default {
  curve,
};
