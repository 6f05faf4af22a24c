import { type KindTab, kindNames, kinds } from '@rombo/shared/contract/kinds';
import type { PanelTab } from '@rombo/shared/contract/pages';
import type { Texts } from './folders.ts';

/** Returns the name of a tab. That of a kind is among the kind's texts. */
export function tabName(texts: Texts['panel'], tab: PanelTab): string {
  const kind = kindNames.find((name) => kinds[name].tab === tab);
  return kind ? texts[kinds[kind].plural].tab : texts.frame.tabs[tab as Exclude<PanelTab, KindTab>];
}
