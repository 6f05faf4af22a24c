import type { Product, ProductVersion, VersionedField } from '@rombo/shared/collections/product';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { type Texts, useTexts } from '../../../i18n/index.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/form.styles.ts';
import { useVersions } from '../api.ts';
import { type RestorationEnd, useRestoreVersion } from './use-restore-version.ts';

export const Rows = styled.ol`
  display: grid;
  gap: var(--space-m);
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-s) var(--space-m);
  padding-bottom: var(--space-m);
  border-bottom: 1px solid var(--color-border);
  overflow-wrap: anywhere;
  > div { flex: 1 1 14rem; }
`;

export const Name = styled.p`
  font-weight: 600;
`;

type FieldTexts = Pick<Texts['panel'], 'productForm' | 'versions'>;

const labelsOf = ({ productForm, versions }: FieldTexts): Record<VersionedField, string> => ({
  ...productForm,
  ...versions.fields,
});

interface VersionListProps extends RestorationEnd {
  product: Product;
}

/** The versions of a product, of which each former one can be restored. */
export function VersionList({ product, ...end }: VersionListProps) {
  const { locale, versions: texts, productForm } = useTexts('panel');
  const versions = useVersions(product.id);
  const renew = useRef(versions.data ? versions.retry : null);
  useEffect(() => renew.current?.(), []);
  const { restore, busy } = useRestoreVersion(product, end);

  const labels = labelsOf({ productForm, versions: texts });
  const about = ({ version, by, changes }: ProductVersion) =>
    [
      by !== null && texts.by(by),
      version === 1 && texts.created,
      changes.length > 0 && texts.changed(changes.map((field) => labels[field]).join(' · ')),
    ].filter((text) => text !== false);

  return (
    <AsyncView
      read={versions}
      loading={<p role="status">{texts.loading}</p>}
      failure={{ title: texts.failedTitle, text: texts.failedText }}
    >
      {(all: ProductVersion[]) => (
        <Rows>
          {all.map((each) => {
            const moment = new Date(each.at).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' });
            return (
              <Row key={each.version}>
                <div>
                  <Name>
                    <time dateTime={each.at}>{moment}</time>
                    {each.version === product.version && ` · ${texts.present}`}
                  </Name>
                  {about(each).map((text) => (
                    <Note key={text}>{text}</Note>
                  ))}
                </div>
                {each.version < product.version && (
                  <Button
                    variant="secondary"
                    busy={busy}
                    aria-label={texts.restoreOf(each.version, moment)}
                    onClick={() => restore(each.version)}
                  >
                    {texts.restore}
                  </Button>
                )}
              </Row>
            );
          })}
        </Rows>
      )}
    </AsyncView>
  );
}
