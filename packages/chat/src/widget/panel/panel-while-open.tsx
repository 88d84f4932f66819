import type { ComponentProps } from 'react';
import { useAlert } from '../composer/use-alert';
import { useAttachments } from '../composer/use-attachments';
import { Panel } from './panel';
import { Said } from './said';

interface PanelWhileOpenProps
  extends Omit<ComponentProps<typeof Panel>, 'alert' | 'onAlert' | 'attachments'> {
  readonly open: boolean;
}

/** Shows the panel while it is open. Like the draft, the attached files are kept while it is closed. */
export function PanelWhileOpen({ open, ...props }: PanelWhileOpenProps) {
  const { alert, show } = useAlert();
  const attachments = useAttachments(show, props.addStyles);
  return open ? <Panel {...props} {...{ alert, attachments }} onAlert={show} /> : <Said said={props.said} />;
}
