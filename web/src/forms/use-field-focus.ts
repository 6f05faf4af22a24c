import { useEffect, useState } from 'react';

interface Wanted {
  form: HTMLFormElement;
  name: string;
}

/** Returns a function that focuses a field by its name once the form is not `busy`: disabled fields cannot receive the focus. */
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
