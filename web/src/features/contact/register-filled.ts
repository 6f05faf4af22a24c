import type { UseFormReturn } from 'react-hook-form';
import type { ContactValues } from './form-schema.ts';

type Form = Pick<UseFormReturn<ContactValues>, 'register' | 'getValues' | 'setValue'>;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

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
      const typed = control && read(control);
      ref(control);
      if (typed && typed !== getValues(name)) setValue(name, typed, { shouldDirty: true });
    },
  };
}
