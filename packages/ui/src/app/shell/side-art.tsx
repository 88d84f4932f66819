import { useBrand } from './brand-context';
import styles from './page-frame.module.css';

/** The market's drawing behind a form of visitors, or beside it in a wide window. */
export function SideArt() {
  const brand = useBrand();
  return (
    <div className={styles.art} aria-hidden="true">
      <brand.loginArt />
    </div>
  );
}
