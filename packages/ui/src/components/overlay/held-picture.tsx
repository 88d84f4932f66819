import { useText } from '#/i18n/use-text';
import { Dialog } from './dialog';
import styles from './held-picture.module.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** A `data:` URL. */
  readonly address: string;
}

/** A picture to save by a long press, if the browser can neither share nor download it. */
export function HeldPicture({ open, onClose, title, address }: Props) {
  const t = useText();
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <p className={styles.hint}>{t('pictures.hold')}</p>
      {address && <img className={styles.picture} src={address} alt={title} />}
    </Dialog>
  );
}
