import { useTexts } from '../../../i18n/index.ts';
import { useRelease } from '../api.ts';

/** Characters of a commit that tell it from others, as git shortens it. */
const SHORT = 7;

/** The release that the site is, among the facts of its card. */
export function Release() {
  const { locale, settings: texts } = useTexts('panel');
  const { data, loading } = useRelease();
  const { commit, releasedAt } = data ?? {};
  const date = releasedAt && new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const text = commit && date ? texts.releaseText(commit.slice(0, SHORT), date.format(new Date(releasedAt))) : null;
  return (
    <div>
      <dt>{texts.release}</dt>
      <dd>{text ?? (loading ? texts.releaseLoading : texts.releaseUnknown)}</dd>
    </div>
  );
}
