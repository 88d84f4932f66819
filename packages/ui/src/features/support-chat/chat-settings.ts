/** The chat's settings for members and visitors. */
export interface ChatSettings {
  /** '' for the page's own origin. */
  readonly socketUrl: string;
  /** The usual time until support answers, in minutes; undefined if the operator does not set it. */
  readonly answersWithin: number | undefined;
  readonly sound: boolean;
  /** Whether a wide page makes room for the open panel. Otherwise the panel covers the page. */
  readonly isDocked: true | undefined;
}
