import { Icon } from '../panel/icon';
import { MoreIcon } from '../rich/more-icons';
import { useTranslate } from '../panel/translate';
import type { Attachment } from './prepare-file';

interface PreviewsProps {
  readonly list: readonly Attachment[];
  readonly onRemove: (id: number) => void;
}

/** Previews of the files attached to the next message. */
export function Previews({ list, onRemove }: PreviewsProps) {
  const t = useTranslate();
  return (
    <ul className="previews">
      {list.map(({ id, kind, previewUrl, name }) => (
        <li key={id}>
          {kind === 'image' ? <img src={previewUrl} alt="" /> : <MoreIcon name="file" />}
          <bdi title={name}>{name}</bdi>
          <button
            type="button"
            className="icon"
            aria-label={t('removeFile', { name })}
            onClick={() => onRemove(id)}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
