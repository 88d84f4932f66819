import { useText } from '#/i18n/use-text';
import { classNames } from '#/components/class-names';
import styles from './steps.module.css';

interface StepsProps {
  /** Starts at 1. */
  readonly step: number;
  readonly total: number;
}

/** The progress through a multi-step flow, as bars and as text. */
export function Steps({ step, total }: StepsProps) {
  const t = useText();
  return (
    <div>
      <div className={styles.bars} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span
            key={index}
            className={classNames(
              styles.bar,
              index + 1 < step && styles.done,
              index + 1 === step && styles.current,
            )}
          />
        ))}
      </div>
      <p className={styles.label}>{t('fields.step', { step, total })}</p>
    </div>
  );
}
