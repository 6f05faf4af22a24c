import * as en from './en/admin.ts';
import * as it from './it/admin.ts';
import { useLanguage } from './provider.tsx';
import { type Translate, translator } from './translate.ts';

export type AdminDictionary = typeof it;

const texts = { it: translator({ ...it }), en: translator({ ...en }) };

/** Like `useText`, for the texts behind the login, which a visitor's page never loads. */
export const useAdminText = (): Translate<AdminDictionary> => texts[useLanguage().language];
