import type it from '../../it/panel/specs.ts';
import { plural } from '../../plural.ts';

export default {
  hint: 'Enter goes to the next line. You can paste two columns copied from a spreadsheet here.',
  ofRow: (label, number) => (label ? `the spec ${label}` : `spec ${number}`),
  addUsual: (category) => `Add the usual labels: ${category}`,
  pasted: (count) => plural(count, 'spec pasted.', 'specs pasted.'),
  noRoom: (count) => `${plural(count, 'line was', 'lines were')} left out: the limit is reached.`,
  sameName: (code) => `There is a product with this name already${code && `, with code ${code}`}.`,
  sameCode: (name) => `This code belongs to “${name}” already.`,
} satisfies typeof it;
