export { createClientOver } from './client/client';
export { createClient } from './client/create-client';
export type { Client, ClientOptions } from './client/client';
export { locales } from './client/locale';
export type { Locale } from './client/locale';
export { loadTransport } from './client/load-transport';
export type { LoadedTransport } from './client/load-transport';
export type { PlatformBlob, PlatformFormData } from './client/platform';
export type { StopSignal } from './client/stop-signal';
export type { Transport, TransportRequest, TransportResponse, UploadProgress } from './client/transport';

export type { Auth, Effect, Method } from './endpoint/endpoint-definition';
export type {
  CallOptions,
  DataOf,
  Endpoint,
  ErrorCodeOf,
  InputOf,
  ReadEndpoint,
  Result,
  WriteEndpoint,
} from './endpoint/endpoint-types';
export type { Deviation, DeviationKind } from './endpoint/repair';
export type { CommonErrorCode, MemberErrorCode } from './endpoint/common-errors';
export { epochMs } from './schema/epoch-ms';
export type { Schema, SchemaIssue } from './schema/schema';
export type { Open } from './schema/open';
export type { Unspecified } from './schema/unspecified';

export { errorCatalogue, isErrorCode } from './errors/catalogue';
export type { CatalogueEntry, ErrorArea, ErrorCode } from './errors/catalogue';
export { slipReasons } from './errors/slip-reasons';
export type { SlipReason } from './errors/slip-reasons';
export {
  ApiError,
  CancelledError,
  NetworkError,
  TimeoutError,
  UnexpectedResponseError,
} from './errors/sdk-errors';
export type { Outcome, SdkError, UndeclaredCode, UnexpectedReason } from './errors/sdk-errors';
export {
  isApiError,
  isCancelledError,
  isCodeOf,
  isGone,
  isNetworkError,
  isSdkError,
  isSessionEnded,
  isTimeoutError,
  isUnexpectedResponseError,
} from './errors/guards';
export type { DeclaresCodes } from './errors/guards';

export type { GameLink, LoginAnswer, MessageAnswer } from './entities/answers';
export type { Banner, BannerList } from './entities/banner';
export type { Bonus, BonusStatus, BonusType, Promotion, UserBonus } from './entities/bonus';
export type {
  ChatButton,
  ChatCard,
  ChatConfig,
  ChatHistoryRequest,
  ChatMedia,
  ChatMessage,
  ChatMessageType,
  ChatPackage,
  ChatPerson,
  ChatSent,
  UploadedFile,
} from './entities/chat';
export type { Invite, InviteList } from './entities/invite';
export type {
  BankItem,
  Contact,
  DepositBank,
  DepositLookup,
  DepositWallet,
  SiteInfo,
  SourceItem,
  WithdrawLimits,
} from './entities/lookups';
export type { OtpChecked, OtpSent } from './entities/otp';
export type { Paging } from './entities/paging';
export type { BankAccount, BankName, Profile, ProfileAnswer } from './entities/profile';
export type { QrCode, QrProvider } from './entities/qr-code';
export type { RefundCheck, RefundEntry, RefundList } from './entities/refund';
export type { PartialRegistration, Registration } from './entities/registration';
export type { ImageAddress, Slip, SlipList } from './entities/slip';
export type {
  Coupon,
  CouponPrize,
  CouponSlice,
  Slice,
  SpinActive,
  SpinOutcome,
  SpinResult,
  SpinSetup,
} from './entities/spin';
export type {
  Statement,
  StatementEntry,
  StatementOrigin,
  StatementStatus,
  StatementType,
} from './entities/statement';
export type { Upload } from './entities/upload';
export type { InviteSummary, AccountCode, Slot, SlotAccount, Wallet } from './entities/wallet';

export { gameLaunchers, launcherOf } from './games/launchers';
export type { GameLauncher } from './games/launchers';
export { isAutoLoginGame, openGame } from './games/open-game';
export type { AutoLoginGame, GameLogin, OpenGame } from './games/open-game';
export { encryptGiftLink } from './gift-link/encrypt-gift-link';
export { sendGiftLink } from './gift-link/send-gift-link';
export type { GiftLink, SendGiftLink } from './gift-link/send-gift-link';

export { withHeaders } from './headers/with-headers';

export { takeEarly } from './early/take-early';
export type { EarlyAnswer, EarlyResponse } from './early/take-early';

export { paginate } from './lists/paginate';
export type { ListEndpoint, PaginateOptions, RowOf } from './lists/paginate';

export { retryReads } from './retry/retry-reads';
export type { RetryOptions } from './retry/retry-reads';

export type { AnswerMeta } from './tracing/answer-meta';
export { traceCalls } from './tracing/trace-calls';
export type { CallEnd, CallStart, CallTrace, OnRequest } from './tracing/trace-calls';
export { withMeta } from './tracing/with-meta';
export type { WithMeta } from './tracing/with-meta';

export { bytesFile, localFile } from './uploads/files';
export type { LocalFile } from './uploads/files';

export type { Endpoints } from './endpoints/all';
export { endpoints } from './endpoints/all';
export * from './endpoints/lookup';
export * from './endpoints/account';
export * from './endpoints/otp';
export * from './endpoints/wallet';
export * from './endpoints/game-accounts';
export * from './endpoints/money';
export * from './endpoints/qrcode';
export * from './endpoints/invite';
export * from './endpoints/refund';
export * from './endpoints/bonus';
export * from './endpoints/promotion';
export * from './endpoints/statement';
export * from './endpoints/spinwheel';
export * from './endpoints/auto-login';
export * from './endpoints/chat';
