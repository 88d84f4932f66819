/** The content of a message. Texts are plain text, never markup. */
export type MessageBody =
  | TextBody
  | ButtonsBody
  | MediaBody
  | QuickRepliesBody
  | CardsBody
  | PostbackBody
  | UnknownBody;

export interface TextBody {
  readonly kind: 'text';
  readonly text: string;
}

export interface ButtonsBody {
  readonly kind: 'buttons';
  readonly text: string;
  readonly buttons: readonly ChatButton[];
}

export interface MediaBody {
  readonly kind: 'media';
  readonly fileType: FileType;
  /** The caption; often empty. */
  readonly text: string;
  /** The URL of the file. It is not trusted: pass it through `safeLink` first. */
  readonly url: string | null;
  /** The file's path on the server, as the upload returned it. */
  readonly path: string | null;
}

export interface QuickRepliesBody {
  readonly kind: 'quick-replies';
  readonly text: string;
  readonly replies: readonly ChatButton[];
}

export interface CardsBody {
  readonly kind: 'cards';
  readonly cards: readonly ChatCard[];
}

/** The member's choice of a button or quick reply. */
export interface PostbackBody {
  readonly kind: 'postback';
  readonly text: string;
  readonly payload: string;
}

/** A message of a type that this version does not know. Its text is shown, if it has any. */
export interface UnknownBody {
  readonly kind: 'unknown';
  readonly type: string;
  readonly text: string;
}

export type FileType = 'image' | 'video' | 'file';

export interface ChatButton {
  readonly action: 'web' | 'call' | 'postback' | 'other';
  readonly title: string;
  /** A URL, a phone number or a postback payload, depending on the action. */
  readonly payload: string;
}

export interface ChatCard {
  readonly imageUrl: string | null;
  readonly title: string;
  readonly subtitle: string;
  readonly buttons: readonly ChatButton[];
}

/** A message that the server has stored. */
export interface ChatMessage {
  /** The server's id of the message. */
  readonly id: string;
  /** When the server stored it, in ms since 1970. */
  readonly at: number;
  /** 'customer' is the member or guest of this conversation. */
  readonly sender: string;
  readonly body: MessageBody;
  /** The id that the sending client gave it, if the server returns it. */
  readonly clientId: string | null;
  /** True if it was built from the answer to this client's send; the server's copy replaces it. */
  readonly provisional: boolean;
}

export const CUSTOMER = 'customer';
