import { useLayoutEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { ChatDriver } from '../../driver/chat-driver';
import type { ChatPlace } from '../../driver/options';
import type { ChatLocale } from '../launcher-texts';
import type { AddStyles } from '../shadow-host';
import type { ChatExtensions, OnSocketEvent } from './chat-extensions';
import { extensionStyles } from './extension-styles';
import { extensionTexts } from './extension-texts';
import { RatingForm } from './rating-form';
import { useRating } from './use-rating';
import { useTyping } from './use-typing';

interface ExtensionsProps {
  readonly extensions: ChatExtensions;
  readonly driver: ChatDriver;
  readonly storage: ChatPlace['storage'];
  readonly me: string;
  readonly locale: ChatLocale;
  /** The key of the newest message from support. */
  readonly newest: string | null;
  /** Where it is shown; null while the panel is closed. */
  readonly slot: Element | null;
  readonly addStyles: AddStyles;
}

/** What a backend offers beyond the contract. Loaded only if it offers any of it. */
export function Extensions(props: ExtensionsProps) {
  const { extensions, driver, storage, me, locale, newest, slot, addStyles } = props;
  useLayoutEffect(() => addStyles(extensionStyles), [addStyles]);
  const onSocketEvent = useMemo<OnSocketEvent>(
    () => (listener) =>
      driver.onSocketEvent((name, data) => {
        // The socket's other listeners do not depend on this one.
        try {
          listener(name, data);
        } catch (error) {
          reportError(error);
        }
      }),
    [driver],
  );
  const isTyping = useTyping(extensions.typing, onSocketEvent, newest);
  const rating = useRating(extensions.rating, onSocketEvent, storage, me);
  const texts = extensionTexts[locale];
  return (
    slot &&
    createPortal(
      <>
        {isTyping && <p className="typing">{texts.typing}</p>}
        {rating && <RatingForm {...{ rating, texts }} />}
      </>,
      slot,
    )
  );
}
