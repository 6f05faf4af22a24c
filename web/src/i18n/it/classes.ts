import type { ClassColumn } from '@rombo/shared/collections/classes';

export default {
  head: {
    title: 'Motori per classe',
    description:
      'Che motore serve per la tua classe, e con che cosa si monta: marmitta con numero EFRA, candela, miscela, sottotesta e volano.',
  },
  title: 'Che motore per la mia classe?',
  lead: 'Ogni classe con i suoi motori e con quello che serve per correre. I dati sono quelli delle schede.',
  choose: 'Scegli la classe',
  engine: 'Motore',
  columns: {
    pipe: 'Marmitta',
    plug: 'Candela',
    fuel: 'Miscela',
    insert: 'Sottotesta',
    flywheel: 'Volano',
  } satisfies Record<ClassColumn, string>,
  parts: (engine: string) => `Tutti i ricambi per ${engine}`,
  missing: 'non indicato',
  noneTitle: 'Nessuna classe',
  noneText: 'Nessun motore in catalogo indica per che classe è.',
};
