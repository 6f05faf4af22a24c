/** Power curves, on pages of products, in the comparison and in the product form. */
export default {
  title: 'Al banco',
  power: 'Potenza massima',
  torque: 'Coppia massima',
  at: (value: string, rpm: string) => `${value} a ${rpm} giri/min`,
  horsepower: 'CV',
  speed: 'giri/min',
  values: 'Tabella dei valori',
};
