import type { Entry } from '../../conversation/conversation';
import { Choice, type Choose } from './choices';
import { useTranslate } from '../panel/translate';

interface QuickRepliesProps {
  readonly entries: readonly Entry[];
  readonly onChoose: Choose;
}

/** The quick replies of the newest message; they disappear when anything follows it. */
export function QuickReplies({ entries, onChoose }: QuickRepliesProps) {
  const t = useTranslate();
  const last = entries.at(-1);
  if (last?.kind !== 'message' || last.message.body.kind !== 'quick-replies') return null;
  const { replies } = last.message.body;
  if (replies.length === 0) return null;
  return (
    <div className="replies" role="group" aria-label={t('replies')}>
      {replies.map((reply, index) => (
        <Choice key={index} className="reply" button={reply} onChoose={onChoose} />
      ))}
    </div>
  );
}
