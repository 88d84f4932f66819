import type { DialogProps } from '#/components/overlay/dialog';

/** The props that all sheets of the deposit share. */
export interface SheetFrame {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Goes back to the list of methods; omitted if there is only one method and so no list. */
  readonly back?: (() => void) | undefined;
  readonly toSlip: () => void;
  /** On wide screens: the list of methods beside the sheet. */
  readonly panes: Pick<DialogProps, 'look' | 'aside'>;
  /** The text with the hours in which slips cannot be uploaded; null if they always can. */
  readonly windowText: string | null;
}
