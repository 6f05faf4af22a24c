import { CollectionPanel } from '../collection/collection-panel.tsx';
import { SlideForm } from './slide-form.tsx';
import { slideKind } from './slide-kind.ts';
import { SlideList } from './slide-list.tsx';

export const SlidesPanel = () => <CollectionPanel kind={slideKind} Form={SlideForm} List={SlideList} />;
