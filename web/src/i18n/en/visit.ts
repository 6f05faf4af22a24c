import { plural } from '../format.ts';
import type * as it from '../it/visit.ts';

export const visit = {
  hours: 'Opening hours',
  closed: 'closed',
  openUntil: (time) => `Open now, until ${time}`,
  opensAt: (time) => `Closed now: opens today at ${time}`,
  closedNow: 'Closed now',
  closedToday: 'Closed today',
  closures: 'Closed',
  phone: 'Phone',
  social: 'Social media',
  answer: 'Reply',
  answerIn: (days) => `within ${plural(days, 'working day', 'working days')}`,
} satisfies typeof it.visit;
