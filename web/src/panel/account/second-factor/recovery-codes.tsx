import { company } from '@rombo/shared/words/company';
import { useEffect, useRef } from 'react';
import { useLeaveGuard } from '../../../forms/leave-guard.ts';
import { useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../ui/buttons.tsx';
import { Buttons, Hint } from '../../ui/cards.tsx';
import { Codes, CodesTitle, Steps } from './second-factor.styles.ts';

const isUnsaved = () => true;

const download = (text: string, name: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** The two halves of a code, the first with its hyphen. */
const inHalves = (code: string): string[] => {
  const middle = Math.ceil(code.length / 2);
  return [code.slice(0, middle), code.slice(middle)];
};

/** The recovery codes, this once: to be copied, printed or kept as a file before they are left. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const { secondFactor: texts } = useTexts('panel');
  const title = useRef<HTMLHeadingElement>(null);
  useLeaveGuard(isUnsaved, texts.leave);
  useEffect(() => title.current?.focus(), []);
  const text = [texts.fileTitle(company.brand), '', ...codes, ''].join('\n');
  return (
    <>
      <Steps data-print>
        <CodesTitle ref={title} tabIndex={-1}>
          {texts.codesTitle}
        </CodesTitle>
        <Hint>{texts.codesText}</Hint>
        <Codes translate="no">
          {codes.map((code) => (
            <li key={code}>
              <code>
                {inHalves(code).map((half) => (
                  <span key={half}>{half}</span>
                ))}
              </code>
            </li>
          ))}
        </Codes>
      </Steps>
      <Buttons>
        <CopyButton text={text} label={texts.copy} words={texts} />
        <Button variant="secondary" onClick={() => download(text, texts.file)}>
          {texts.download}
        </Button>
        <Button variant="secondary" onClick={() => print()}>
          {texts.print}
        </Button>
      </Buttons>
      <Button onClick={onSaved}>{texts.saved}</Button>
    </>
  );
}
