// Compares the types that generators make from the OpenAPI documents with this package's own. Only compiled, never run.
import type { DataOf, ErrorCodeOf, InputOf } from '../src/endpoint/endpoint-types';
import type { Endpoints } from '../src/endpoints/all';
import type {
  BankAccount,
  BankItem,
  BankName,
  Bonus,
  ChatMessage,
  Coupon,
  CouponPrize,
  CouponSlice,
  DepositBank,
  DepositWallet,
  Invite,
  InviteSummary,
  RefundEntry,
  Slip,
  Slot,
  SourceItem,
  SpinOutcome,
  Statement,
  StatementEntry,
  StatementOrigin,
  UserBonus,
  Wallet,
} from '../src/index';
import type { Unspecified } from '../src/schema/unspecified';
import type * as heyApi from './output/hey-api';
import type { components, operations } from './output/openapi-typescript';
import type * as older from './output/openapi-typescript-3.0';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
const holds = <_Statement extends true>(): void => undefined;
/** Fails to compile unless `Calls` is never; the compiler's message then names the calls. */
const none = <_Calls extends never>(): void => undefined;

type Name = keyof Endpoints;

// openapi-typescript knows every call and no other; hey-api knows every call.
none<Exclude<Name, keyof operations> | Exclude<keyof operations, Name>>();
none<Exclude<Name, keyof typeof heyApi>>();

// The OpenAPI 3.0 document has the same types.
holds<Same<operations, older.operations>>();
holds<Same<components['schemas'], older.components['schemas']>>();

// Every call has the same error codes.
type WithOtherCodes = {
  [Call in Name]: Same<
    ErrorCodeOf<Endpoints[Call]>,
    components['schemas'][`${Capitalize<Call>}Code`]
  > extends true
    ? never
    : Call;
}[Name];
none<WithOtherCodes>();

/** Without readonly, which the generators omit. */
type Plain<T> = T extends readonly (infer Item)[]
  ? Plain<Item>[]
  : T extends string | Blob
    ? T
    : T extends object
      ? { -readonly [Key in keyof T]: Plain<T[Key]> }
      : T;

/** A response on the wire: numbers may be strings, and nullable fields may be missing. */
type Wire<T> = T extends readonly (infer Item)[]
  ? Wire<Item>[]
  : T extends string
    ? T
    : T extends number
      ? number | string
      : T extends object
        ? {
            -readonly [Key in keyof T as null extends T[Key]
              ? never
              : undefined extends T[Key]
                ? never
                : Key]: Wire<T[Key]>;
          } & {
            -readonly [Key in keyof T as null extends T[Key]
              ? Key
              : undefined extends T[Key]
                ? Key
                : never]?: Wire<T[Key]>;
          }
        : T;

type Answer<Call extends Name> = operations[Call]['responses'][200]['content']['application/json'];
type Own<Call extends Name> = Wire<DataOf<Endpoints[Call]>>;

// The generated types accept everything that this package returns.
type Wider = { [Call in Name]: Own<Call> extends Answer<Call> ? never : Call }[Name];
none<Wider>();

// They accept nothing else, except where the contract leaves the shape open and this package's reader narrows it.
type Open = { [Call in Name]: Same<DataOf<Endpoints[Call]>, Unspecified> extends true ? Call : never }[Name];
type Narrower = { [Call in Name]: Plain<Answer<Call>> extends Own<Call> ? never : Call }[Name];
type Closed = Open | 'sendOtp' | 'sendChatMessage';
none<Exclude<Narrower, Closed> | Exclude<Closed, Narrower>>();

// These shapes within other shapes have the same names as in this package.
interface Inner {
  readonly BankItem: BankItem;
  readonly BankName: BankName;
  readonly Bonus: Bonus;
  readonly ChatMessage: ChatMessage;
  readonly Coupon: Coupon;
  readonly CouponPrize: CouponPrize;
  readonly CouponSlice: CouponSlice;
  readonly DepositBank: DepositBank;
  readonly DepositWallet: DepositWallet;
  readonly Invite: Invite;
  readonly InviteSummary: InviteSummary;
  readonly RefundEntry: RefundEntry;
  readonly Slip: Slip;
  readonly Slot: Slot;
  readonly SourceItem: SourceItem;
  readonly SpinOutcome: SpinOutcome;
  readonly StatementEntry: StatementEntry;
  readonly StatementOrigin: StatementOrigin;
  readonly UserBonus: UserBonus;
}
type Other = {
  [Key in keyof Inner]: Same<Wire<Inner[Key]>, Plain<components['schemas'][Key]>> extends true ? never : Key;
}[keyof Inner];
none<Other>();

// Every call has the same body and path parameters.
type Sent<Call extends Name> = (operations[Call] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : unknown) &
  (operations[Call]['parameters'] extends { path: infer Path } ? Path : unknown);
type WithOtherInput = {
  [Call in Name]: InputOf<Endpoints[Call]> extends infer Input
    ? Same<Plain<Input extends void ? unknown : Input>, Plain<Sent<Call>>> extends true
      ? never
      : Call
    : never;
}[Name];
none<WithOtherInput>();

// The other generator's types, for a sample around money.
holds<Same<Wire<Wallet>, heyApi.Wallet>>();
holds<Same<Wire<BankAccount>, heyApi.BankAccount>>();
holds<Same<Wire<Statement>, heyApi.Statement>>();
holds<Same<ErrorCodeOf<Endpoints['transfer']>, heyApi.TransferCode>>();
holds<Same<ErrorCodeOf<Endpoints['withdraw']>, heyApi.WithdrawCode>>();
holds<Same<Plain<InputOf<Endpoints['transfer']>>, heyApi.TransferData['body']>>();
