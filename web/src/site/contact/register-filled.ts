import type { UseFormReturn } from 'react-hook-form';
import type { ContactValues } from './form-schema.ts';

type Form = Pick<UseFormReturn<ContactValues>, 'register' | 'getValues' | 'setValue'>;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields that the form library has taken up: from then on it knows best what is in them. */
const known = new WeakSet<Control>();

const read = (control: Control) =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value;

/**
 * Registers a field that may be filled in already. The form library writes its own value into a field that it takes up; what a visitor
 * typed before the scripts came, or the browser filled in, goes before that.
 */
export function registerFilled({ register, getValues, setValue }: Form, name: keyof ContactValues) {
  const { ref, ...handlers } = register(name);
  return {
    ...handlers,
    ref: (control: Control | null) => {
      const typed = control && !known.has(control) && read(control);
      ref(control);
      if (control) known.add(control);
      if (typed && typed !== getValues(name)) setValue(name, typed, { shouldDirty: true });
    },
  };
}
