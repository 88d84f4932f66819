/** What every part of the deposit needs to be a sheet of its own. */
export interface SheetFrame {
  readonly open: boolean;
  readonly onClose: () => void;
  /** To the list of methods. */
  readonly back: () => void;
  readonly toSlip: () => void;
  /** When slips are not taken; null where they always are. */
  readonly windowText: string | null;
}
