import { useEffect, useState } from 'react';

interface Wanted {
  form: HTMLFormElement;
  name: string;
}

/** Gives a way to focus the field of that name. It waits until the form is no longer `busy`: disabled fields take no focus. */
export function useFieldFocus(busy: boolean): (form: HTMLFormElement, name: string) => void {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  useEffect(() => {
    if (busy || !wanted) return;
    const field = wanted.form.elements.namedItem(wanted.name);
    if (field instanceof HTMLElement) field.focus();
    setWanted(null);
  }, [busy, wanted]);
  return (form, name) => setWanted({ form, name });
}
