import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { formatAccountNumber, maskAccountNumber } from '#/validation/account-number';
import styles from './account-number.module.css';
import { IconButton } from '#/components/actions/icon-button';

interface AccountNumberProps {
  readonly number: string;
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** An account number, masked except for its last digits until the eye button is pressed. */
export function AccountNumber({ number, showLabel, hideLabel }: AccountNumberProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <span className={styles.number}>
      <span className={styles.digits} translate="no">
        {isShown ? formatAccountNumber(number) : maskAccountNumber(number)}
      </span>
      <IconButton
        variant="plain"
        label={isShown ? hideLabel : showLabel}
        aria-pressed={isShown}
        icon={isShown ? <EyeOff /> : <Eye />}
        onClick={() => setIsShown(!isShown)}
      />
    </span>
  );
}
