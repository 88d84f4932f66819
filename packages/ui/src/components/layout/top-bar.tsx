import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#/i18n/use-text';
import { IconButton } from '#/components/actions/icon-button';
import styles from './top-bar.module.css';

interface TopBarProps {
  /** The logo and the product's name, linking to `to`. */
  readonly brand: { readonly name: string; readonly logo: ReactNode; readonly to: string };
  /** Shows a back arrow instead of the brand, in a multi-step flow. */
  readonly onBack?: (() => void) | undefined;
  /** Language menu, log-out. */
  readonly children?: ReactNode;
}

export function TopBar({ brand, onBack, children }: TopBarProps) {
  const t = useText();
  return (
    <header className={styles.bar}>
      {onBack ? (
        <span className={styles.back}>
          <IconButton variant="plain" label={t('actions.back')} icon={<ChevronLeft />} onClick={onBack} />
        </span>
      ) : (
        <Link className={styles.brand} to={brand.to}>
          {brand.logo}
          <span className={styles.name}>{brand.name}</span>
        </Link>
      )}
      <div className={styles.actions}>{children}</div>
    </header>
  );
}
