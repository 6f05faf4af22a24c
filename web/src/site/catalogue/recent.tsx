import { useBrowserValue } from '../../loading/document-state.ts';
import { lazyComponent } from '../../ui/load-boundary.tsx';
import { readStored } from '../../ui/stored.ts';

const RecentList = lazyComponent(async () => (await import('./recent-list.tsx')).RecentList, { onDemand: true });

const hasRecent = () => readStored('recent') !== null;

/**
 * Products that were viewed on this device, without one of them. Only the browser knows them, so they stand below what is in view first,
 * and their code loads if there are any.
 */
export const Recent = (props: { except?: string }) => useBrowserValue(hasRecent) && <RecentList {...props} />;
