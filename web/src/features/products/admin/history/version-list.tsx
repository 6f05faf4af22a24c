import type { Product } from '@rombo/shared/product';
import type { ProductVersion, VersionedField } from '@rombo/shared/product-version';
import { useEffect, useRef } from 'react';
import { type Texts, useTexts } from '../../../../i18n/index.ts';
import { AsyncView } from '../../../../ui/async-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useVersions } from '../api.ts';
import { About, Name, Row, Rows } from './history.styles.ts';
import { type RestorationEnd, useRestoreVersion } from './use-restore-version.ts';

type FieldTexts = Pick<Texts['panel'], 'productForm' | 'versions'>;

const labelOf = (field: VersionedField, { productForm, versions }: FieldTexts): string =>
  field in versions.fields
    ? versions.fields[field as keyof typeof versions.fields]
    : productForm[field as Exclude<VersionedField, keyof typeof versions.fields>];

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

  const about = ({ version, by, changes }: ProductVersion) =>
    [
      by !== null && texts.by(by),
      version === 1 && texts.created,
      changes.length > 0 &&
        texts.changed(changes.map((field) => labelOf(field, { productForm, versions: texts })).join(' · ')),
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
                    <About key={text}>{text}</About>
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
