import { createContext } from 'react';

/** The parameters in the present page's path, by name; the app provides them. */
export const PageParameters = createContext<Record<string, string>>({});
