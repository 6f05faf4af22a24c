import { pages } from '@rombo/shared/pages';
import { use } from 'react';
import { Wordmark } from '../app/layout/wordmark.tsx';
import { PitBoard } from '../features/maintenance/pit-board.tsx';
import { useWayBack } from '../features/maintenance/use-way-back.ts';
import { useMaintenance } from '../features/settings/api.ts';
import { useText } from '../i18n/index.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageAddress } from '../ui/page-link.tsx';
import { Picture } from '../ui/picture.tsx';
import { Lead, Parts, Stage } from './maintenance-page.styles.ts';

/** What visitors see while the site is closed. */
export default function MaintenancePage() {
  const t = useText();
  const { active, data, loading } = useMaintenance();
  useWayBack(active, use(PageAddress)(pages.home));
  const isOpen = !active && !loading && data !== undefined;
  return (
    <Stage>
      <Wordmark />
      <Parts>
        <Picture src="/slides/slide-3.jpg" alt="" width={1920} height={1080} sizes="100vw" eager />
      </Parts>
      <PageHeading>{t('maintenance.title')}</PageHeading>
      <Lead>{t('maintenance.text')}</Lead>
      <PitBoard closed={!isOpen} />
    </Stage>
  );
}
