'use client';

import { type FormEvent, type ReactNode, useState } from 'react';

export function StatefulForm({ children }: { children: ReactNode }) {
  const [values, setValues] = useState<Record<string, string>>({});
  const keep = ({ target }: FormEvent) => {
    const { name, value } = target as HTMLInputElement;
    setValues({ ...values, [name]: value });
  };
  return (
    <form onInput={keep} onSubmit={(event) => event.preventDefault()} data-filled={Object.keys(values).length}>
      {children}
    </form>
  );
}

export function Filterable({ children, ...attributes }: { children: ReactNode }) {
  const [category, setCategory] = useState('');
  return (
    <main
      {...attributes}
      data-category={category}
      onChange={({ target }) => setCategory((target as HTMLInputElement).value)}
    >
      {children}
    </main>
  );
}
