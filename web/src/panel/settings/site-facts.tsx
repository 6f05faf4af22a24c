import { type SiteUsage, shortCommit } from '@rombo/shared/contract/site';
import type { Read } from '../../api/swr.ts';
import { useRead } from '../../api/swr.ts';
import { formatSize } from '../../forms/uploads/upload-status.tsx';
import { formatDate } from '../../i18n/dates.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { Facts } from '../ui/cards.tsx';

const siteFacts = ['version', 'database', 'server', 'release', 'storage', 'backup', 'cost'] as const;
type SiteFact = (typeof siteFacts)[number];

export function SiteFacts({ shown = siteFacts }: { shown?: readonly SiteFact[] }) {
  const { locale, settings: texts } = useTexts('panel');
  const { language } = useLanguage();
  const release = useRead('getHealth');
  const usage = useRead('getSiteUsage');
  const moment = (at: string) => formatDate(at, 'shortMoment', locale);
  const releaseText = ({ commit, releasedAt }: NonNullable<typeof release.data>) =>
    commit && releasedAt ? texts.releaseText(shortCommit(commit), moment(releasedAt)) : texts.releaseUnknown;
  const storageText = ({ storage }: SiteUsage) =>
    storage
      ? texts.storageText(storage.files.toLocaleString(locale), formatSize(storage.bytes, language))
      : texts.storageUnknown;
  const backupText = ({ backup, hosting }: SiteUsage) => {
    if (hosting === 'own') return backup ? moment(backup.at) : texts.backupNone;
    return backup ? texts.backupContinuous(moment(backup.at)) : texts.backupUnknown;
  };
  const costText = ({ cost, hosting }: SiteUsage) => {
    if (hosting === 'own') return texts.costNone;
    if (!cost) return texts.releaseUnknown;
    const { amount, currency, at } = cost;
    const day = formatDate(at, 'shortDay', locale);
    return texts.costText(amount.toLocaleString(locale, { style: 'currency', currency }), day);
  };
  const textOf = <T,>({ data, loading }: Read<T>, of: (data: T) => string) => {
    if (data) return of(data);
    return loading ? texts.releaseLoading : texts.releaseUnknown;
  };
  const facts: Record<SiteFact, string> = {
    version: '1.0.0',
    database: 'Amazon DynamoDB',
    server: textOf(usage, ({ hosting }) => texts.servers[hosting]),
    release: textOf(release, releaseText),
    storage: textOf(usage, storageText),
    backup: textOf(usage, backupText),
    cost: textOf(usage, costText),
  };
  return <Facts facts={shown.map((name) => [texts[name], facts[name]])} />;
}
