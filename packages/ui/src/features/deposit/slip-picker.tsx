import { Camera, ImageUp } from 'lucide-react';
import { type ChangeEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#/components/actions/button';
import { Skeleton } from '#/components/feedback/skeleton';
import { Notice } from '#/components/feedback/notice';
import { useText } from '#/i18n/use-text';
import progress from './progress.module.css';
import sheet from './sheet.module.css';
import { LARGEST_SLIP_MB, type SlipFault } from './slip-file';
import styles from './slip-picker.module.css';
import { SlipResult } from './slip-result';
import type { useSlip } from './use-slip';
import type { SlipRules } from './use-slip-rules';

const TYPES = 'image/png,image/jpeg';

interface Props {
  readonly slip: ReturnType<typeof useSlip>;
  readonly rules: SlipRules;
  /** Says when slips are not taken; null where they always are. */
  readonly windowText: string | null;
  readonly isClosed: boolean;
}

/** A picture from the gallery, the camera or the clipboard, looked at before it is sent. */
export function SlipPicker({ slip, rules, windowText, isClosed }: Props) {
  const t = useText();
  const gallery = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const { chosen, step } = slip;
  const isChoosing = step.name === 'choose' && !isClosed;
  usePaste(isChoosing ? slip.choose : null);

  const faultText = (fault: SlipFault): string => {
    if (fault === 'empty') return t('deposit.slipEmpty');
    if (fault === 'type') return t('deposit.slipType');
    return t('deposit.slipTooLarge', { mb: String(LARGEST_SLIP_MB) });
  };
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // The same file can be chosen again.
    event.currentTarget.value = '';
    if (file) slip.choose(file);
  };
  if (step.name === 'sent') {
    return (
      <div role="status">
        <SlipResult above={step.above} />
      </div>
    );
  }
  return (
    <div className={sheet.stack}>
      <p className={sheet.note}>{t('deposit.slipHint', { mb: String(LARGEST_SLIP_MB) })}</p>
      <ul className={sheet.points}>
        <li>{t('deposit.slipWithin')}</li>
        {windowText !== null && <li>{windowText}</li>}
        {rules.state === 'coming' && (
          <li aria-hidden="true">
            <Skeleton shape="amount" />
          </li>
        )}
        {rules.state === 'known' && <li>{rules.text}</li>}
      </ul>
      {isClosed && windowText !== null && <Notice tone="warning">{windowText}</Notice>}
      {chosen && <img className={styles.preview} src={chosen.address} alt={t('deposit.slipPreview')} />}
      {slip.hasNoCode && <Notice tone="info">{t('deposit.slipNoCode')}</Notice>}
      {step.name === 'choose' && step.isStopped && <Notice tone="info">{t('deposit.slipStopped')}</Notice>}
      {slip.fault && <Notice tone="danger">{faultText(slip.fault)}</Notice>}
      {step.name === 'sending' && (
        <progress
          className={progress.bar}
          value={step.percent}
          max={100}
          aria-label={t('deposit.slipSending', { percent: String(step.percent) })}
        />
      )}
      {isChoosing && (
        <div className={styles.pair}>
          <Button variant="tonal" icon={<ImageUp />} onClick={() => gallery.current?.click()}>
            {chosen ? t('deposit.slipOther') : t('deposit.slipChoose')}
          </Button>
          <Button variant="tonal" icon={<Camera />} onClick={() => camera.current?.click()}>
            {t('deposit.slipCamera')}
          </Button>
          <input ref={gallery} name="slip" type="file" accept={TYPES} hidden onChange={take} />
          <input
            ref={camera}
            name="slip-photo"
            type="file"
            accept={TYPES}
            capture="environment"
            hidden
            onChange={take}
          />
        </div>
      )}
      {isChoosing && <p className={sheet.label}>{t('deposit.slipPaste')}</p>}
    </div>
  );
}

/** Takes a pasted picture while there is someone to take it. */
function usePaste(onFile: ((file: File) => void) | null): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])][0];
    if (!file || !onFile) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
