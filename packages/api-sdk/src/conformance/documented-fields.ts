type Fields = Readonly<Record<string, unknown>>;

/**
 * Why a field may be missing or null. `extension`: the specification does not list it. `empty`: it is listed, and may
 * have no value. A function: allowed depending on the fields beside it.
 */
type Allowance = 'extension' | 'empty' | ((beside: Fields) => boolean);
type Allowances = Readonly<Record<string, Allowance>>;

const withCode = ({ hasQrcode }: Fields): boolean => hasQrcode === true;
const withoutCode = (beside: Fields): boolean => !withCode(beside);
const succeeded = ({ success }: Fields): boolean => success === true;
/** A provider of QR codes has no account to transfer to. */
const isQr = ({ mode }: Fields): boolean => mode === 'QR';
/** With OTP_VERIFIED, no SMS was sent. */
const isVerified = ({ code }: Fields): boolean => code === 'OTP_VERIFIED';

const currencies: Allowances = { 'profile.currency': 'extension', 'bankAccount.currency': 'extension' };
const qrCode: Allowances = {
  qrcodeId: withoutCode,
  qrcode: withoutCode,
  amount: withoutCode,
  expireIn: withoutCode,
  message: withCode,
};

/**
 * The fields that may be missing or null. Section 3 of the specification lists every other field of a response, which
 * must have a value of its type. The declarations are more lenient, because they describe what the apps can read.
 */
const allowances: Readonly<Record<string, Allowances>> = {
  getBanks: { '[].nameEN': 'extension' },
  getDepositLookup: {
    'banks[].bankAccountName': isQr,
    'banks[].bankAccountNo': isQr,
    'wallets[].walletAccountNo': 'extension',
  },
  getProfile: { ...currencies, 'profile.coin': 'extension' },
  getWallet: {
    ...currencies,
    'profile.createdAt': 'extension',
    'slots[].web': 'empty',
    'slots[].android': 'empty',
    'slots[].ios': 'empty',
  },
  // getQrCode need not say why there is no code; createQrCode has to.
  getQrCode: { ...qrCode, message: () => true },
  createQrCode: qrCode,
  sendOtp: { otpRef: isVerified, otpToken: isVerified, otpLength: 'extension' },
  listInvites: { total: 'extension' },
  listRefunds: { total: 'extension' },
  // The specification gives them no type, so they may be null.
  checkRefund: { result: 'empty', bonus: 'empty', info: 'empty' },
  listBonuses: { '[].userBonus': 'empty' },
  getActiveBonus: { type: ({ status }) => status === false },
  listStatement: {
    'statements[].from': 'empty',
    'statements[].to': 'empty',
    'statements[].creditedAt': 'extension',
    'statements[].bonus': 'extension',
    'statements[].promotion': 'extension',
    'statements[].invite': 'extension',
    'statements[].refund': 'extension',
    'statements[].luckydraw': 'extension',
  },
  listSlips: {
    total: 'extension',
    'slips[].amount': ({ status }) => status !== 'SUCCESS',
    'slips[].note': ({ status }) => status !== 'FAILED',
    'slips[].link': ({ reference }) => Boolean(reference),
    'slips[].reference': ({ link }) => Boolean(link),
  },
  getSpinSetup: {
    // Null if no wheel is running.
    'result.activeSpinwheel': 'empty',
    'result.activeSpinwheel.slice[].htmlDescription': 'empty',
  },
  spin: { result: (beside) => !succeeded(beside), error: succeeded },
  listCoupons: {
    '[]._id': 'extension',
    '[].code': 'extension',
    // A prize such as free spins has no amount.
    '[].amount': 'empty',
    // The specification says 'slice with label, name': the name may be in the slice or beside it.
    '[].prize.name': ({ slice }) => Boolean(Object(slice).name),
    '[].prize.label': 'extension',
    '[].prize.slice.name': 'extension',
    '[].prize.slice.code': 'extension',
    '[].prize.slice.htmlDescription': 'extension',
  },
  listChatHistory: Object.fromEntries(
    ['userId', 'guestId', 'username', 'name', 'deviceToken', 'session_id', '_id', 'clientId'].map((name) => [
      `[].${name}`,
      'extension',
    ]),
  ),
};

/** Whether and why a field of a call's response may be missing. Undefined if it needs a value. */
export const allowanceAt = (operationId: string, field: string): Allowance | undefined =>
  allowances[operationId]?.[field];

/** Enumerations that the specification closes. Elsewhere, servers may add values. */
const closed: Readonly<Record<string, readonly string[]>> = {
  getWallet: ['slots[].category'],
  getDepositLookup: ['banks[].currency'],
  listBonuses: ['[].type'],
  listStatement: ['statements[].statementType'],
  listChatHistory: ['[].message.message_type'],
};

/** Whether only the listed values are documented for this field. */
export const isClosed = (operationId: string, field: string): boolean =>
  closed[operationId]?.includes(field) === true;

/** Fields with the target of a button. */
export const linkFields: readonly string[] = [
  'link',
  'lineLink',
  'slots[].web',
  'slots[].android',
  'slots[].ios',
];

/** Fields with a picture's URL, which may be a data URL. */
export const pictureFields: readonly string[] = ['url', 'slips[].link'];

/** Fields of both lists that may be empty. Another rule reports other empty fields. */
export const mayBeEmpty = (field: string): boolean => field === 'lineLink' || field === 'slips[].link';
