import type { Page, Request } from '@playwright/test';

const forms = {
  it: {
    address: '/contatti',
    firstName: 'Nome',
    lastName: 'Cognome',
    phone: 'Telefono (facoltativo)',
    subject: 'Oggetto',
    message: 'Messaggio',
    consent: 'Accetto la Privacy Policy e autorizzo il trattamento dei dati personali',
    send: 'Invia il messaggio',
    sending: 'Invio in corso...',
  },
  en: {
    address: '/en/contact',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone (optional)',
    subject: 'Subject',
    message: 'Message',
    consent: 'I accept the Privacy Policy and authorize the processing of personal data',
    send: 'Send the message',
    sending: 'Sending...',
  },
} as const;
type FormLanguage = keyof typeof forms;

export function formOf(page: Page, language: FormLanguage) {
  const words = forms[language];
  const field = (label: string) => page.getByLabel(label, { exact: true });
  return {
    words,
    firstName: field(words.firstName),
    lastName: field(words.lastName),
    email: field('E-mail'),
    phone: field(words.phone),
    subject: field(words.subject),
    message: field(words.message),
    consent: page.getByRole('checkbox', { name: words.consent, exact: true }),
    submit: page.locator('main button[type=submit]'),
    toast: page.locator('li[data-state=open]'),
    open: () => page.goto(words.address),
  };
}

export async function fillContactForm(page: Page, language: FormLanguage): Promise<void> {
  const form = formOf(page, language);
  await form.firstName.fill('Ada');
  await form.lastName.fill('Bonetti');
  await form.email.fill('ada@example.com');
  await form.subject.selectOption('Consulenza Tecnica');
  await form.message.fill('Il mio .21 non tiene il minimo.');
  await form.consent.check();
}

interface Answer {
  status: number;
  body?: object;
  headers?: Record<string, string>;
}

/** Mocks responses to messages, and returns the requests. */
export async function mockContactApi(page: Page, ...answers: Answer[]): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route('**/api/contact', async (route) => {
    const { status, body = {}, headers = {} } = answers[requests.length] ?? answers.at(-1) ?? { status: 500 };
    requests.push(route.request());
    await route.fulfill({ status, json: body, headers });
  });
  return requests;
}

export const keyOf = (request: Request | undefined) => request?.headers()['idempotency-key'];
export const accepted = { status: 201, body: { id: '00000000-0000-4000-8000-000000000001' } };
