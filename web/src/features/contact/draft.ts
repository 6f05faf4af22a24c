import { type ContactValues, emptyForm } from './form-schema.ts';
import type { Asked } from './write-question.ts';

/** Session storage key of the draft, which survives a reload and ends with the tab. */
const KEY = 'contact-draft';

interface Draft {
  values: ContactValues;
  /** The question about a product that the site wrote into the message. */
  asked?: Asked | undefined;
}

let kept: Draft | undefined;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads what was stored, as far as it is a draft: anybody may write into that storage. */
function readStored(): Draft {
  try {
    const { values, asked } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const texts = Object.entries(values ?? {}).filter(([name, value]) => name in stored(emptyForm) && isText(value));
    const isAsked = isText(asked?.slug) && isText(asked?.question);
    return { values: { ...emptyForm, ...Object.fromEntries(texts) }, asked: isAsked ? asked : undefined };
  } catch {
    // No storage, or one that is closed: the draft lives as long as the page.
    return { values: emptyForm };
  }
}

/** Consent is given anew each time, and a robot's trap is nothing that somebody typed. */
const stored = ({ consent: _, website: __, ...values }: ContactValues) => values;

function store(draft: Draft): void {
  kept = draft;
  try {
    if (Object.values(stored(draft.values)).some(Boolean))
      sessionStorage.setItem(KEY, JSON.stringify({ values: stored(draft.values), asked: draft.asked }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

const draft = (): Draft => {
  kept ??= readStored();
  return kept;
};

export const keptDraft = (): ContactValues => (typeof window === 'undefined' ? emptyForm : draft().values);

export const keepDraft = (values: ContactValues): void => store({ ...draft(), values: { ...values } });

/** The question that the site itself put into the message; nobody would miss it. */
export const askedQuestion = (): Asked | undefined => draft().asked;

export const keepQuestion = (asked: Asked): void => store({ ...draft(), asked });

export const dropDraft = (): void => store({ values: emptyForm });

/** True when somebody would miss what is in the form. */
export const isWorthKeeping = ({ firstName, lastName, email, phone, message }: ContactValues): boolean =>
  [firstName, lastName, email, phone, message.trim() === askedQuestion()?.question ? '' : message].some((text) =>
    text?.trim(),
  );
