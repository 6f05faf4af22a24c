import { CurveRows } from '@rombo/shared/collections/power-curve';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import * as v from 'valibot';
import { useTexts } from '../../../i18n/index.ts';
import { PowerDiagram } from '../../../ui/curve/power-diagram.tsx';
import { FieldError } from '../../../ui/field.styles.ts';
import { FormText } from '../../collection/form-fields.tsx';
import { CollapsibleSection } from '../../collection/section.tsx';
import { curveIssues, readCurve } from '../draft/curve-text.ts';
import type { ProductDraft } from '../draft/product-draft.ts';

const Preview = styled.div`max-width: 30rem;`;

/** Maximum number of faults shown: an unrelated table has one in every row. */
const MAX_SHOWN_FAULTS = 8;

export function CurveField() {
  const { productForm: texts } = useTexts('panel');
  const { issueText } = useTexts('server');
  const text = useWatch<ProductDraft, 'powerCurve'>({ name: 'powerCurve' });
  const issues = curveIssues(text);
  const { points } = readCurve(text);
  const curve = v.safeParse(CurveRows, points);
  const count = points.length;
  return (
    <CollapsibleSection
      title={texts.powerCurve}
      summary={count > 0 && texts.curvePoints(count)}
      fields={['powerCurve']}
    >
      <FormText name="powerCurve" label={texts.powerCurveTable} hint={texts.powerCurveHint} isLong spellCheck={false} />
      {issues.length > 0 && (
        <ul role="status">
          {issues.slice(0, MAX_SHOWN_FAULTS).map((issue) => (
            <FieldError as="li" key={issue}>
              {issueText(issue)}
            </FieldError>
          ))}
          {issues.length > MAX_SHOWN_FAULTS && (
            <FieldError as="li">{texts.moreRows(issues.length - MAX_SHOWN_FAULTS)}</FieldError>
          )}
        </ul>
      )}
      {curve.success && curve.output && (
        <Preview>
          <PowerDiagram curve={curve.output} />
        </Preview>
      )}
    </CollapsibleSection>
  );
}
