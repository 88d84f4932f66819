/** The texts that members read, by build. Written out instead of imported, so that a missing text fails. */
export interface Words {
  market: 'th' | 'la';
  lang: 'th' | 'lo';
  phone: string;
  password: string;
  remember: string;
  logIn: string;
  logOut: string;
  welcome: string;
  wrongCredentials: string;
  /** The error for a number that cannot register. */
  wrongPhone: RegExp;
  /** The error for input that is not a phone number. */
  notAPhone: RegExp;
  required: (field: string) => string;
  expired: string;
  next: string;
  confirm: string;
  back: string;
  register: string;
  name: string;
  confirmPassword: string;
  inviteCode: string;
  passwordsDiffer: string;
  otp: string;
  otpTitle: string;
  profileTitle: string;
  bankTitle: string;
  bank: string;
  search: string;
  accountNo: string;
  firstName: string;
  lastName: string;
  registered: string;
  phoneTaken: string;
  otpWrong: RegExp;
  greeting: string;
  transfer: string;
  from: string;
  to: string;
  wallet: string;
  amount: string;
  otherCurrency: string;
  all: string;
  selectAccount: string;
  sameAccount: string;
  minimum: RegExp;
  notEnough: RegExp;
  notANumber: string;
  error: string;
  done: string;
  unknownTitle: string;
  seeStatement: string;
  close: string;
  statement: string;
  page: (n: number) => string;
  nextPage: string;
  notFound: string;
  incomplete: string;
  terminated: string;
  sports: string;
  refresh: string;
  menu: {
    open: RegExp;
    language: string;
    light: string;
    dark: string;
    system: string;
  };
  account: {
    change: string;
    /** The password fields: current, new, and repeated. */
    old: string;
    fresh: string;
    again: string;
    save: string;
    changed: string;
    wrong: string;
    edit: string;
    saved: string;
  };
  help: {
    video: string;
    conditions: string;
    conditionsTitle: string;
    chatCode: string;
  };
  records: {
    slips: string;
    /** The button if the newest slip was refused. */
    slipsRefused: string;
    /** The title of a slip's details. */
    one: string;
    row: RegExp;
    view: string;
    all: string;
    /** The name of the picture. */
    slip: string;
    details: RegExp;
    bonus: string;
    more: string;
    credited: RegExp;
    zoomIn: string;
    noSlip: string;
    csv: string;
    picture: string;
  };
  deposit: {
    title: string;
    copy: string;
    copied: RegExp;
    slip: string;
    slipReadable: string;
    slipReference: RegExp;
    chooseSlip: string;
    sendSlip: string;
    slipGood: string;
    slipBad: string;
    slipType: string;
    /** After a server refused the picture because of its size. */
    madeSmaller: RegExp;
    manual: RegExp;
    camera: string;
    preview: string;
    stop: string;
    stopped: RegExp;
    /** The banks that accept transfers. */
    banks: readonly [RegExp, ...RegExp[]];
    qr: {
      /** KBANK's QR code in the list, in contrast to its account. */
      kbank: RegExp;
      ww: RegExp;
      paytimz: RegExp;
      amount: string;
      make: RegExp;
      save: string;
      /** The hint below a picture that can only be saved by a long press. */
      hold: string;
      share: string;
      cancel: string;
      cancelled: string;
      expired: string;
      arrived: string;
      /**
       * The refusals of an amount below the usual minimum by PAYTIMZ's form and by the server, and of one above the
       * maximum.
       */
      tooLittle: string;
      belowUsual: string;
      tooMuch: string;
    };
    gift: {
      method: RegExp;
      link: string;
      paste: string;
      send: string;
      arrived: string;
      otherHost: string;
    };
    /** The name in English letters, which some banks require. */
    englishName: {
      only: string;
      edit: string;
      field: string;
      save: string;
    };
  };
  /** The dashboard's rows of pending transactions. */
  pending: {
    list: string;
    withdrawal: RegExp;
    paid: RegExp;
    checked: RegExp;
    refused: RegExp;
    qr: RegExp;
  };
  slipHelp: {
    reason: string;
    advice: RegExp;
    attach: string;
    chat: string;
    contact: string;
    /** Precedes the time in the message to staff. */
    sent: string;
    see: string;
  };
  withdraw: {
    gathers: RegExp;
    title: string;
    amount: string;
    confirm: RegExp;
    done: string;
    below: RegExp;
    above: RegExp;
    advice: RegExp;
    toBonus: string;
    pending: string;
    good: string;
    bad: string;
  };
  /** Links and buttons where something failed or is missing. */
  waysOut: {
    forgot: string;
    contact: string;
    offline: string;
    failed: string;
    reload: string;
    nothing: string;
    mayBeRegistered: RegExp;
  };
  /** Texts for money writes with an unknown outcome. */
  intents: {
    unknown: string;
    open: RegExp;
    look: RegExp;
    checked: string;
    again: RegExp;
    waiting: RegExp;
    moved: RegExp;
    after: string;
  };
  refusals: {
    MONEY_NOT_ENOUGH: RegExp;
    TRANSFER_FAIL: RegExp;
    TRANSFER_MINIMUM: RegExp;
    NO_GAME: RegExp;
    BONUS_REMAINING: RegExp;
  };
  bonus: {
    receive: string;
    done: string;
    code: string;
    notFound: string;
    alreadyReceived: string;
    cancel: string;
    warnings: readonly string[];
    cleared: string;
    condition: RegExp;
    received: string;
    current: string;
    promotion: string;
  };
  wheel: {
    spin: RegExp;
    again: string;
    sound: string;
    prizes: string;
    bonuses: string;
    prizeTitle: string;
    claim: RegExp;
    unknown: RegExp;
    internal: RegExp;
    noCoins: string;
    claimNow: string;
    claimed: string;
    gift: RegExp;
    expired: string;
    remaining: RegExp;
    empty: string;
    inactive: string;
    widget: RegExp;
    free: string;
    bonus: string;
    gifts: string;
  };
  responsibleGaming: {
    month: string;
    limit: string;
    title: string;
    age: RegExp;
    call: RegExp;
    save: string;
    keep: string;
    left: RegExp;
    ask: string;
    back: string;
    anyway: string;
    pause: string;
    time: RegExp;
    goOn: string;
    way: RegExp;
  };
  play: {
    slots: string;
    lottery: string;
    activate: string;
    enter: string;
    showPassword: string;
    copyPassword: string;
    resetPassword: string;
    resetDone: string;
    launchFailed: string;
    transferAndPlay: string;
    invite: string;
    inviteTitle: string;
    continue: string;
    claim: RegExp;
    claimed: RegExp;
    collected: RegExp;
    copyLink: string;
    refund: string;
    receive: string;
    received: RegExp;
    add: RegExp;
    added: string;
    nothing: string;
    /** The refusal of cashback if none has accrued. */
    refundMinimum: string;
    agreement: string;
    accept: string;
    shareLink: string;
  };
  chat: {
    open: RegExp;
    close: string;
    write: string;
    send: string;
    resend: string;
    remove: string;
    failed: string;
    fileTooLarge: RegExp;
    notSupported: string;
    waiting: string;
    polling: string;
    topic: string;
    unread: RegExp;
    menu: string;
    cards: string;
    buttons: string;
  };
}
