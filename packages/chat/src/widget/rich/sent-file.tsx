import { useEffect, useState } from 'react';
import type { FileBox } from '../../driver/browser/file-box';
import type { OutgoingMedia } from '../../message/outgoing';
import { MoreIcon } from './more-icons';

interface SentFileProps {
  readonly clientId: string;
  readonly content: OutgoingMedia;
  readonly files: FileBox;
}

/** An object URL of the picture being sent. */
function useLocalPicture(clientId: string, isPicture: boolean, files: FileBox): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!isPicture) return undefined;
    let made: string | null = null;
    let wanted = true;
    void files.get(clientId).then((file) => {
      if (!file || !wanted) return;
      made = URL.createObjectURL(file);
      setUrl(made);
    });
    return () => {
      wanted = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [clientId, files, isPicture]);
  return url;
}

/** The file of a message being sent: a picture is shown, other files are named. */
export function SentFile({ clientId, content, files }: SentFileProps) {
  const picture = useLocalPicture(clientId, content.fileType === 'image', files);
  if (picture) return <img className="picture" src={picture} alt={content.name} />;
  return (
    <span className="attached">
      <MoreIcon name="file" />
      <bdi>{content.name}</bdi>
    </span>
  );
}
