import { useEffect, useEffectEvent } from 'react';
import { topDialog } from '#/components/overlay/dialog-stack';
import { useBackStep } from '#/components/overlay/use-back-step';
import { useText } from '#/i18n/use-text';
import { DetailPanel, focusOpenRow } from '#/features/statement/detail-panel';
import { EntryActions, EntryDetails, type EntryDetailsProps } from './entry-details';
import { entryTexts } from './entry-texts';

export interface EntryPanelProps extends EntryDetailsProps {
  readonly onClose: () => void;
}

/** An entry in a panel beside the list. Takes focus when it opens; Escape and Back close it. */
export function EntryPanel({ onClose, ...details }: EntryPanelProps) {
  const { entry, nameOf } = details;
  const t = useText();
  const leave = () => {
    focusOpenRow(document);
    onClose();
  };
  useBackStep(true, leave);
  const close = useEffectEvent(leave);
  useEffect(() => {
    // On the document, because nothing has focus after a press outside the controls.
    const handle = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !topDialog()) close();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
  return (
    <DetailPanel
      title={entryTexts(entry, t, nameOf).activity}
      subject={entry}
      onClose={leave}
      foot={<EntryActions {...details} />}
    >
      <EntryDetails {...details} />
    </DetailPanel>
  );
}
