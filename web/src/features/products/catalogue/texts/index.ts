import { useTexts } from '../../../../i18n/use-texts.ts';
import { en } from './en.ts';
import { it } from './it.ts';

const texts = { it, en };

/** The catalogue's own texts, which load with it. */
export const useCatalogueTexts = () => useTexts(texts);
