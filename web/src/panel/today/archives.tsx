import { useEffect, useState } from 'react';
import { hasStatus } from '../../api/errors.ts';
import { useRead, useWrite } from '../../api/swr.ts';
import { Note } from '../../forms/form.styles.ts';
import { formatSize } from '../../forms/uploads/upload-status.tsx';
import { formatDate } from '../../i18n/dates.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { Buttons, Line, Lines, TitledCard } from '../ui/cards.tsx';

/** Interval at which the list is read while an archive is made, and of the renewal of its links, in milliseconds. */
const SOON = 5000;
const LATER = 10 * 60 * 1000;
/** Time after which a missing archive counts as failed, in milliseconds: the function's timeout and its start. */
const PATIENCE = 16 * 60 * 1000;

/** The archives of the whole site: download, and a new one on request. */
export function Archives() {
  const { locale, archives: texts } = useTexts('panel');
  const { language } = useLanguage();
  const archives = useRead('listArchives');
  const { run, busy } = useWrite('createArchive', { refreshes: ['listActivity'] });
  /** Time of the request of an archive that is not listed yet. */
  const [expected, setExpected] = useState<string | null>(null);
  const newest = archives.data?.[0]?.createdAt ?? '';
  const { retry } = archives;
  // Times of objects have whole seconds.
  if (expected && Date.parse(newest) >= Math.floor(Date.parse(expected) / 1000) * 1000) setExpected(null);

  useEffect(() => {
    const timer = setInterval(
      () => {
        if (expected && Date.now() - Date.parse(expected) > PATIENCE) {
          setExpected(null);
          toast({ title: texts.lost, variant: 'destructive' });
        }
        retry();
      },
      expected ? SOON : LATER,
    );
    return () => clearInterval(timer);
  }, [expected, retry, texts]);

  async function request() {
    try {
      setExpected((await run()).requestedAt);
    } catch (error) {
      toast({ title: hasStatus(error, 429) ? texts.tooMany : texts.failed, variant: 'destructive' });
    }
  }

  return (
    <TitledCard title={texts.title} hint={texts.hint}>
      <AsyncView read={archives}>
        {(all) => (
          <Lines>
            {all.map(({ id, createdAt, size, url }) => {
              const moment = formatDate(createdAt, 'shortMoment', locale);
              return (
                <Line
                  key={id}
                  title={moment}
                  action={
                    <ButtonLink variant="secondary" href={url} aria-label={texts.downloadOf(moment)}>
                      {texts.download}
                    </ButtonLink>
                  }
                >
                  <Note>{formatSize(size, language)}</Note>
                </Line>
              );
            })}
          </Lines>
        )}
      </AsyncView>
      {archives.data?.length === 0 && <p>{texts.none}</p>}
      <p role="status">{expected && texts.making}</p>
      <Buttons>
        <Button variant="secondary" busy={busy || expected !== null} onClick={request}>
          {texts.create}
        </Button>
      </Buttons>
    </TitledCard>
  );
}
