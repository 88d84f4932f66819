/** What a member reads, in the language of each build. Written out: a forgotten text is found here. */
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
  /** A number that cannot register. */
  wrongPhone: RegExp;
  /** No number at all. */
  notAPhone: RegExp;
  required: string;
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
    /** Passwords: the one that holds, the new one, and the new one again. */
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
    view: RegExp;
    /** What stands for the picture. */
    slip: string;
    details: RegExp;
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
    chooseSlip: string;
    sendSlip: string;
    slipGood: string;
    slipBad: string;
    slipType: string;
    manual: RegExp;
    camera: string;
    preview: string;
    stop: string;
    stopped: RegExp;
    /** The banks that take transfers. */
    banks: readonly [RegExp, ...RegExp[]];
    qr: {
      /** KBANK's code in the list, as against its account. */
      kbank: RegExp;
      amount: string;
      make: RegExp;
      save: string;
      cancel: string;
      cancelled: string;
      expired: string;
      arrived: string;
      /** The form's and the server's refusals of PAYTIMZ, for too little and too much. */
      tooLittle: string;
      tooMuch: string;
    };
    gift: {
      method: RegExp;
      link: string;
      send: string;
      arrived: string;
      otherHost: string;
    };
    /** The name in English letters that some banks need. */
    englishName: {
      only: string;
      edit: string;
      field: string;
      save: string;
    };
  };
  withdraw: {
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
  /** What a refused transfer says, by the code of the refusal. */
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
    prizeTitle: string;
    claim: RegExp;
    unknown: RegExp;
    internal: RegExp;
    noCoins: string;
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
    add: string;
    added: string;
    noRefund: RegExp;
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
    menu: string;
    cards: string;
    buttons: string;
  };
}
