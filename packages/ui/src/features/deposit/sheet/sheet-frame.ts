import type { DialogProps } from '#/components/overlay/dialog';

/** What every part of the deposit needs to be a sheet of its own. */
export interface SheetFrame {
  readonly open: boolean;
  readonly onClose: () => void;
  /** To the list of methods; left out where the list has only this one, and is not shown. */
  readonly back?: (() => void) | undefined;
  readonly toSlip: () => void;
  /** Where there is room: the list of methods beside it. */
  readonly panes: Pick<DialogProps, 'look' | 'aside'>;
  /** When slips are not taken; null where they always are. */
  readonly windowText: string | null;
}
