import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../../i18n/index.ts';
import { BothVersions } from '../../../saving/both-versions.tsx';
import type { Choice } from '../../../saving/use-draft.ts';
import { type DealerDraft, differingFields } from './dealer-draft.ts';

export interface DealerVersionsProps {
  /** Reads what is typed, laid over the newer version, and the newer version itself. */
  both: () => { mine: DealerDraft; theirs: DealerDraft };
  keep: (choice: Choice) => void;
}

/** The fields in which a dealer as it is typed and its newer version differ. */
export function DealerVersions({ both, keep }: DealerVersionsProps) {
  const { dealerForm: texts } = useTexts('panel');
  // Values typed meanwhile are compared as well.
  useWatch<DealerDraft>();
  const { mine, theirs } = both();
  const rows = differingFields(mine, theirs).map((name) => ({
    label: texts[name],
    mine: mine[name],
    theirs: theirs[name],
  }));
  return <BothVersions rows={rows} onKeep={keep} />;
}
