import { useRef } from 'react';
import { safeLink } from '../../links/safe-link';
import type { ChatButton } from '../../message/message';
import { MoreIcon } from './more-icons';
import { useTranslate } from '../panel/translate';
import { callUrl } from './urls';

export type Choose = (button: ChatButton) => void;

interface ChoiceProps {
  readonly button: ChatButton;
  readonly className: string;
  readonly onChoose: Choose;
}

/** A button in a message: it opens a page, calls a number, or sends a reply. */
export function Choice({ button, className, onChoose }: ChoiceProps) {
  const t = useTranslate();
  const { action, title, payload } = button;
  if (action !== 'web' && action !== 'call') {
    return (
      <button type="button" className={className} onClick={() => onChoose(button)}>
        {title}
      </button>
    );
  }
  const href = action === 'call' ? callUrl(payload) : safeLink(payload);
  // The title of an unsafe link is shown as plain text.
  if (!href) return <span className={className}>{title}</span>;
  return action === 'call' ? (
    <a className={className} href={href}>
      <MoreIcon name="phone" />
      <span>{title}</span>
    </a>
  ) : (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      <span>{title}</span>
      <MoreIcon name="away" />
      <span className="unseen">{`(${t('newTab')})`}</span>
    </a>
  );
}

interface ChoicesProps {
  readonly buttons: readonly ChatButton[];
  readonly onChoose: Choose;
}

/** Two taps within this many ms are a double tap. */
const DOUBLE_TAP_MS = 500;

/** The buttons of a message. Quick replies need no check for double taps, because they disappear with the first tap. */
export function Choices({ buttons, onChoose }: ChoicesProps) {
  const chosenAt = useRef(-Infinity);
  if (buttons.length === 0) return null;
  const chooseOnce: Choose = (button) => {
    const now = performance.now();
    // Also on another button: the list has scrolled to what the first tap sent.
    if (now - chosenAt.current < DOUBLE_TAP_MS) return;
    chosenAt.current = now;
    onChoose(button);
  };
  return (
    <div className="choices">
      {buttons.map((button, index) => (
        <Choice key={index} className="choice" button={button} onChoose={chooseOnce} />
      ))}
    </div>
  );
}
