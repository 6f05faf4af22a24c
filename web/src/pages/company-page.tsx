import { Plain } from './plain.tsx';

/** Who makes the engines. */
export default function CompanyPage() {
  return <Plain title="company.title" text="company.description" />;
}
