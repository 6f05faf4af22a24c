import { texts } from './texts.ts';

/** What a slide is called. */
export const nameOf = ({ title }: { title: string | null }): string => title || texts.untitled;
