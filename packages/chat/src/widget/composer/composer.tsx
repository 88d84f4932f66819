import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { sends } from '../../composer/enter-key';
import { checkText, MAX_TEXT } from '../../composer/text-rules';
import type { ChatDriver } from '../../driver/chat-driver';
import { Icon } from '../panel/icon';
import { useTranslate } from '../panel/translate';
import type { CleanText } from '../page-functions';
import type { PutPrepared } from '../prepared-message';
import type { Attachments } from './use-attachments';
import { useDraft } from './use-draft';

interface ComposerProps {
  readonly driver: ChatDriver;
  readonly me: string;
  readonly attachments: Attachments;
  readonly putPrepared: PutPrepared | null;
  readonly cleanText?: CleanText | undefined;
}

const asTyped: CleanText = (typed) => typed;

const ACCEPTED = 'image/png,image/jpeg,image/gif,video/mp4,video/quicktime';

/** The counter appears when this many characters are left. */
const COUNTED_FROM = 200;

/** The text field with its buttons. */
export function Composer({ driver, me, attachments, putPrepared, cleanText = asTyped }: ComposerProps) {
  const t = useTranslate();
  const [text, setText] = useDraft(me);
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const counter = useId();
  const { Previews } = attachments;
  const cleaned = cleanText(text);
  const checked = checkText(cleaned);
  const isTooLong = !checked.ok && checked.code === 'TEXT_TOO_LONG';
  const left = MAX_TEXT - cleaned.trim().length;
  const isCounted = left <= COUNTED_FROM;
  const { list, isPreparing, add } = attachments;
  // Otherwise a text would be sent without the photo that was chosen with it.
  const canSend = !isPreparing && !isTooLong && (checked.ok || list.length > 0);

  useEffect(() => {
    if (putPrepared) setText(putPrepared(text, add));
  }, [putPrepared, text, setText, add]);

  const send = () => {
    if (!canSend) return;
    for (const { kind, file, name } of attachments.take()) void driver.sendFile(kind, file, name);
    if (checked.ok) driver.say({ kind: 'text', text: checked.text });
    setText('');
    field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey, keyCode, nativeEvent } = event;
    const { isComposing } = nativeEvent;
    if (!sends({ key, shiftKey, ctrlKey, altKey, metaKey, keyCode, isComposing })) return;
    event.preventDefault();
    send();
  };

  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    attachments.add(files);
  };

  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {Previews && <Previews list={list} onRemove={attachments.remove} />}
      {isCounted && (
        <p
          id={counter}
          className={isTooLong ? 'counter over' : 'counter'}
          role={isTooLong ? 'alert' : undefined}
        >
          {isTooLong ? t('tooLong', { count: -left }) : t('left', { count: left })}
        </p>
      )}
      <button
        type="button"
        className="icon"
        aria-label={t('attach')}
        onClick={() => {
          attachments.prepare();
          picker.current?.click();
        }}
      >
        <Icon name="clip" />
      </button>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        aria-label={t('attach')}
        onChange={(event) => {
          attachments.add([...(event.target.files ?? [])]);
          // Otherwise choosing the same file again would not dispatch a change event.
          event.target.value = '';
        }}
      />
      <textarea
        ref={field}
        rows={1}
        value={text}
        placeholder={t('write')}
        aria-label={t('write')}
        aria-invalid={isTooLong}
        aria-describedby={isCounted ? counter : undefined}
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <button type="submit" className="send" aria-label={t('send')} aria-disabled={!canSend}>
        <Icon name="send" />
      </button>
    </form>
  );
}
