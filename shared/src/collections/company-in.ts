import type { Language } from '../words/languages.ts';
import type { PublicProfile } from './company-profile.ts';

export function announcementIn(language: Language, profile: PublicProfile | null) {
  const { [language]: text, link } = profile?.announcement ?? {};
  return text ? { text, ...(link && { link }) } : null;
}

export const contactLinks = ({ phone, whatsapp, social = [] }: PublicProfile): { name: string; href: string }[] => [
  ...(phone ? [{ name: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` }] : []),
  ...(whatsapp ? [{ name: 'WhatsApp', href: `https://wa.me/${whatsapp.replace(/\D/g, '')}` }] : []),
  ...social.map(({ name, url }) => ({ name, href: url })),
];
