import { useTexts } from '../../../../i18n/use-texts.ts';
import { en } from './en.ts';
import { it } from './it.ts';

const texts = { it, en };

/** The texts of a product's page, which load with it. */
export const useProductTexts = () => useTexts(texts);
