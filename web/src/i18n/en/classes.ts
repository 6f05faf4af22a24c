import type it from '../it/classes.ts';

export default {
  head: {
    title: 'Engines by class',
    description:
      'Which engine your class needs and what goes with it: pipe with its EFRA number, plug, fuel, combustion insert and flywheel.',
  },
  title: 'Which engine for my class?',
  lead: 'Every class with its engines and what you need to race them. The figures are those of the spec sheets.',
  choose: 'Choose a class',
  engine: 'Engine',
  columns: {
    pipe: 'Pipe',
    plug: 'Plug',
    fuel: 'Fuel',
    insert: 'Combustion insert',
    flywheel: 'Flywheel',
  },
  parts: (engine: string) => `All parts for ${engine}`,
  missing: 'not stated',
  noneTitle: 'No classes',
  noneText: 'No engine in the catalogue states its class.',
} satisfies typeof it;
