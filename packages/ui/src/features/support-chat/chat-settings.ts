/** What the chat is told, whoever uses it. */
export interface ChatSettings {
  /** '' for the page's own origin. */
  readonly socketUrl: string;
  /** How many minutes support usually takes to answer, if the operator says so. */
  readonly answersWithin: number | undefined;
  readonly sound: boolean;
  /** Whether a wide page makes room for the open panel; elsewhere the panel lies over the page. */
  readonly isDocked: true | undefined;
}
