import { Plain } from './plain.tsx';

/** How to write to the company. */
export default function ContactPage() {
  return <Plain title="contact.title" text="contact.description" />;
}
