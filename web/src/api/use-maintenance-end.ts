import { useRead } from './use-read.ts';

/** When the maintenance is planned to end; null where that is not known, or the time is over. */
export function useMaintenanceEnd(): Date | null {
  const { data } = useRead('getSetting', { parameters: { key: 'maintenance_until' }, nullOn: 404 });
  const end = new Date(data?.value ?? '');
  return end.getTime() > Date.now() ? end : null;
}
