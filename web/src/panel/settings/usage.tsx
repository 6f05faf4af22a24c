import type { SiteUsage } from '@rombo/shared/contract/site';
import { shortCommit } from '@rombo/shared/contract/site';
import { useRelease, useUsage } from '../../api/settings.ts';
import { useTexts } from '../../i18n/index.ts';
import { sizeText } from './size-text.ts';

export function Release() {
  const { locale, settings: texts } = useTexts('panel');
  const { data, loading } = useRelease();
  const { commit, releasedAt } = data ?? {};
  const date = releasedAt && new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const text = commit && date ? texts.releaseText(shortCommit(commit), date.format(new Date(releasedAt))) : null;
  return (
    <div>
      <dt>{texts.release}</dt>
      <dd>{text ?? (loading ? texts.releaseLoading : texts.releaseUnknown)}</dd>
    </div>
  );
}

export function Usage() {
  const { locale, settings: texts } = useTexts('panel');
  const { data, loading } = useUsage();
  const moment = (at: string) => new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const day = (at: string) => new Date(at).toLocaleDateString(locale, { dateStyle: 'medium' });
  const textOf = {
    storage: ({ storage }: SiteUsage) =>
      storage
        ? texts.storageText(storage.files.toLocaleString(locale), sizeText(storage.bytes, locale))
        : texts.storageUnknown,
    backup: ({ backup, hosting }: SiteUsage) => {
      if (hosting === 'own') return backup ? moment(backup.at) : texts.backupNone;
      return backup ? texts.backupContinuous(moment(backup.at)) : texts.backupUnknown;
    },
    cost: ({ cost, hosting }: SiteUsage) => {
      if (hosting === 'own') return texts.costNone;
      if (!cost) return texts.costUnknown;
      const { amount, currency, at } = cost;
      return texts.costText(amount.toLocaleString(locale, { style: 'currency', currency }), day(at));
    },
  };
  const missing = loading ? texts.releaseLoading : texts.releaseUnknown;
  return (['storage', 'backup', 'cost'] as const).map((fact) => (
    <div key={fact}>
      <dt>{texts[fact]}</dt>
      <dd>{data ? textOf[fact](data) : missing}</dd>
    </div>
  ));
}
