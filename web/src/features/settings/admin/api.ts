import { useWrite } from '../../../api/swr.ts';

/** Closes the site for maintenance or opens it; the setting is read again afterwards, and `busy` lasts until then. */
export function useSetMaintenance() {
  const { run, busy } = useWrite('saveSetting', { refreshes: ['getSetting'] });
  const set = (active: boolean) => run({ body: { key: 'maintenance_mode', value: active ? 'true' : 'false' } });
  return { set, busy };
}
