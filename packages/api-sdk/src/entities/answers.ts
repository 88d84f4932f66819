import * as z from 'zod/mini';
import { lazy } from '../schema/lazy';
import { neededTextSchema } from '../schema/needed-text';
import { orNull } from '../schema/or-null';

/** A bearer token. Keep it out of logs and addresses. */
export interface LoginAnswer {
  readonly token: string;
}

export const loginAnswerSchema = /* @__PURE__ */ lazy<LoginAnswer>(() =>
  z.looseObject({ token: neededTextSchema() }),
);

/** A message for the member, or a code. */
export interface MessageAnswer {
  readonly message: string | null;
}

export const messageAnswerSchema = /* @__PURE__ */ lazy<MessageAnswer>(() =>
  z.looseObject({ message: orNull(z.string()) }),
);

/** The address that opens a game, already logged in. It contains a secret: open it, do not store it. */
export interface GameLink {
  readonly link: string;
}

export const gameLinkSchema = /* @__PURE__ */ lazy<GameLink>(() =>
  z.looseObject({ link: neededTextSchema() }),
);
