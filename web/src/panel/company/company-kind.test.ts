import { expect, it } from 'vitest';
import { companyKind } from './company-kind.ts';

const { draft, bodyOf } = companyKind;

it('treats equal opening hours as unchanged and sends each open day as a separate entry', () => {
  const hours = [{ days: [1, 2], from: '08:30', to: '12:30' }];
  const opened = draft.draftOf({ id: 'company', version: 3, phone: '030 123456', hours });
  expect(
    draft.isSame(
      opened,
      draft.draftOf({
        id: 'company',
        version: 3,
        phone: '030 123456',
        hours: [
          { days: [2], from: '08:30', to: '12:30' },
          { days: [1], from: '08:30', to: '12:30' },
        ],
      }),
    ),
  ).toBe(true);
  expect(bodyOf(opened, null, String)).toMatchObject({
    hours: [
      { days: [1], from: '08:30', to: '12:30' },
      { days: [2], from: '08:30', to: '12:30' },
    ],
    answerDays: null,
    phone: '030 123456',
  });
});

it('completes URLs and single closed days, omits blank lines, and reports issues on their lines', () => {
  const typed = {
    ...draft.empty,
    hours: draft.empty.hours.map((day, at) =>
      at === 3 ? { isOpen: true, spans: [{ from: '18:00', to: '09:00' }] } : day,
    ),
    closed: [
      { from: '', to: '' },
      { from: '2026-12-24', to: '' },
    ],
    social: [
      { name: ' ', url: '' },
      { name: 'Instagram', url: 'www.instagram.example/rombo' },
      { name: '', url: 'x' },
    ],
  };
  expect(bodyOf(typed, null, String)).toMatchObject({
    closed: [{ from: '2026-12-24', to: '2026-12-24' }],
    social: [
      { name: 'Instagram', url: 'https://www.instagram.example/rombo' },
      { name: '', url: 'x' },
    ],
  });
  const places = draft.issuesOf(typed).map(({ place }) => place);
  expect([...new Set(places)]).toEqual(['hours.3.spans.0.to', 'social.2.name', 'social.2.url']);
});
