import { pages } from '@rombo/shared/pages';
import { use } from 'react';
import { PitBoard } from '../features/maintenance/pit-board.tsx';
import { useWayBack } from '../features/maintenance/use-way-back.ts';
import { useMaintenance } from '../features/settings/api.ts';
import { HeadTags } from '../head/head-tags.tsx';
import { useTexts } from '../i18n/index.ts';
import { SiteOrigin } from '../ui/json-ld.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageAddress } from '../ui/page-link.tsx';
import { Picture } from '../ui/picture.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { Lead, Parts, Stage } from './maintenance-page.styles.ts';

/** Page during maintenance; while the site is open it says so and links to it. */
export default function MaintenancePage() {
  const { active, data, loading } = useMaintenance();
  const texts = useTexts('maintenance');
  const origin = use(SiteOrigin);
  const home = use(PageAddress)(pages.home);
  useWayBack(active, home);
  const isOpen = !active && !loading && data !== undefined;
  const title = isOpen ? texts.online : texts.head.title;
  return (
    <Stage>
      <HeadTags
        name={title}
        description={isOpen ? texts.onlineText : texts.head.description}
        origin={origin}
        path={pages.maintenance}
        picture="/slides/share/home.jpg"
        hidden
      />
      <Wordmark />
      <Parts>
        <Picture src="/slides/slide-3-222326-070.jpg" alt="" width={1920} height={1080} sizes="100vw" eager />
      </Parts>
      <PageHeading>{title}</PageHeading>
      <Lead>{isOpen ? texts.onlineText : texts.text}</Lead>
      <PitBoard closed={!isOpen} />
    </Stage>
  );
}
