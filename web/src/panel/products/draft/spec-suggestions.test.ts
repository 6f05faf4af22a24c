import { expect, test } from 'vitest';
import { suggestLabels } from './spec-suggestions.ts';

const withLabels = (category: 'motori' | 'ricambi', ...labels: string[]) => ({
  category,
  technicalSpecs: Object.fromEntries(labels.map((label) => [label, 'x'])),
});

test('labels come from products of the category, the most frequent first, without the fixed ones', () => {
  const products = [
    withLabels('motori', 'Potenza', 'Corsa', 'Peso'),
    withLabels('motori', 'Peso', 'Alesaggio'),
    withLabels('motori', 'Peso', 'Travasi', 'Corsa'),
    withLabels('ricambi', 'Materiale'),
  ];
  expect(suggestLabels(products, 'motori')).toEqual({
    labels: ['Peso', 'Corsa', 'Alesaggio', 'Travasi'],
    usual: ['Peso', 'Corsa'],
  });
  expect(suggestLabels(products, 'ricambi').usual).toEqual(['Materiale']);
  expect(suggestLabels([], 'motori')).toEqual({ labels: [], usual: [] });
});
