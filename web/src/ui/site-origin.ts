import { createContext } from 'react';

/** Origin of the site, such as 'https://www.example.com', for absolute addresses in structured data. */
export const SiteOrigin = createContext('');
