import type { RouteName } from '@rombo/shared/contract/route-paths';
import { addressOf } from '../../api/client.ts';
import { useTexts } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button.tsx';

interface TableToolsProps {
  kind: { routes: { export?: RouteName } };
  hasItems: boolean;
}

/** The export of a kind as CSV. */
export function TableTools({ kind, hasItems }: TableToolsProps) {
  const { tables: texts } = useTexts('panel');
  const { export: route } = kind.routes;
  if (!route || !hasItems) return null;
  return (
    <ButtonLink variant="ghost" href={addressOf(route, { query: { separator: ';' } })} download>
      {texts.exportAll}
    </ButtonLink>
  );
}
