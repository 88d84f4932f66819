import type { ChatDriver } from '../../driver/chat-driver';
import { useTranslate } from '../panel/translate';

/** The topics of most conversations. */
const TOPICS = ['topicDeposit', 'topicWithdrawal', 'topicBonus', 'topicGame'] as const;

interface TopicsProps {
  readonly say: ChatDriver['say'];
}

/** Topics to start a conversation with, shown while it has no messages. */
export function Topics({ say }: TopicsProps) {
  const t = useTranslate();
  return (
    <div className="topics">
      {TOPICS.map((topic) => (
        <button
          key={topic}
          type="button"
          className="reply"
          onClick={() => say({ kind: 'text', text: t(topic) })}
        >
          {t(topic)}
        </button>
      ))}
    </div>
  );
}
