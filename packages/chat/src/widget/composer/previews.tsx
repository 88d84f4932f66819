import { Icon } from '../panel/icon';
import { useWords } from '../panel/words';
import type { Attachment } from './use-attachments';

interface PreviewsProps {
  readonly list: readonly Attachment[];
  readonly onRemove: (id: number) => void;
}

/** The files that go with the next message. */
export function Previews({ list, onRemove }: PreviewsProps) {
  const say = useWords();
  return (
    <ul className="previews">
      {list.map(({ id, kind, address, name }) => (
        <li key={id}>
          {kind === 'image' ? <img src={address} alt="" /> : <Icon name="file" />}
          <bdi title={name}>{name}</bdi>
          <button
            type="button"
            className="icon"
            aria-label={say('removeFile', { name })}
            onClick={() => onRemove(id)}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
