import { Camera, CircleCheck, ImageUp } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '#/components/actions/button';
import { classNames } from '#/components/class-names';
import { Skeleton } from '#/components/feedback/skeleton';
import { Notice } from '#/components/feedback/notice';
import { useText } from '#/i18n/use-text';
import progress from '#/features/deposit/sheet/progress.module.css';
import sheet from '#/features/deposit/sheet/sheet.module.css';
import { LARGEST_SLIP_MB, type SlipFault } from './slip-file';
import styles from './slip-picker.module.css';
import { useDrop, usePaste } from './use-given-file';
import type { useSlip } from './use-slip';
import type { SlipRules } from './use-slip-rules';

/** All pictures, because formats that the server does not accept are converted to JPEG. */
const TYPES = 'image/*';

interface Props {
  readonly slip: ReturnType<typeof useSlip>;
  readonly rules: SlipRules;
  /** The text with the hours in which slips cannot be uploaded; null if they always can. */
  readonly windowText: string | null;
  readonly isClosed: boolean;
}

/** A picture from the gallery, the camera or the clipboard, with a preview before it is sent. */
export function SlipPicker({ slip, rules, windowText, isClosed }: Props) {
  const t = useText();
  const gallery = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const { chosen, step } = slip;
  const isChoosing = step.name === 'choose' && !isClosed;
  usePaste(isChoosing ? slip.choose : null);
  const isOver = useDrop(isChoosing ? slip.choose : null);

  const faultText = (fault: SlipFault): string => {
    switch (fault) {
      case 'empty':
        return t('deposit.slipEmpty');
      case 'type':
        return t('deposit.slipType');
      case 'broken':
        return t('deposit.slipBroken');
      case 'too-large':
        return t('deposit.slipTooLarge', { mb: String(LARGEST_SLIP_MB) });
      case 'made-smaller':
        return t('deposit.slipMadeSmaller');
      case 'refused-size':
        return t('deposit.slipRefusedSize');
    }
  };
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // Without this, choosing the same file again fires no change event.
    event.currentTarget.value = '';
    if (file) slip.choose(file);
  };
  return (
    <div className={classNames(sheet.stack, chosen && styles.withPreview)}>
      {isOver && (
        <p className={styles.drop}>
          <ImageUp aria-hidden="true" />
          <span>{t('deposit.slipDrop')}</span>
        </p>
      )}
      <p className={sheet.note}>{t('deposit.slipHint')}</p>
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
      {chosen && (
        <img
          className={styles.preview}
          src={chosen.address}
          alt={t('deposit.slipPreview')}
          onError={slip.refuse}
        />
      )}
      {slip.reference !== null && step.name === 'choose' && <ReadableCode reference={slip.reference} />}
      {slip.hasNoCode && <Notice tone="info">{t('deposit.slipNoCode')}</Notice>}
      {step.name === 'choose' && step.isStopped && <Notice tone="info">{t('deposit.slipStopped')}</Notice>}
      {slip.fault && (
        <Notice tone={slip.fault === 'made-smaller' ? 'warning' : 'danger'}>{faultText(slip.fault)}</Notice>
      )}
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
      {isChoosing && <p className={classNames(sheet.label, styles.paste)}>{t('deposit.slipPaste')}</p>}
    </div>
  );
}

/** Shown if the slip's code could be read here, because the server should then be able to read it too. */
function ReadableCode({ reference }: { readonly reference: string }) {
  const t = useText();
  return (
    <div className={styles.readable} role="status">
      <CircleCheck aria-hidden="true" />
      <p>
        {t('deposit.slipReadable')}
        <span className={styles.reference}>{t('deposit.slipReference', { reference })}</span>
      </p>
    </div>
  );
}
