import type { Bank } from '@member-wallet/ui/market';

/**
 * The banks of Thailand. The backend decides which of them a member can choose; this list defines how each is shown
 * and validated. Lengths are exact only where the bank publishes one: elsewhere 6 to 15 digits pass and the backend
 * decides. TMB became TTB in 2021, and backends still use both codes.
 */
export const banks = [
  {
    code: 'KBANK',
    aliases: [],
    name: {
      th: 'ธนาคารกสิกรไทย',
      la: 'ທະນາຄານ ກະສິກອນໄທ',
      en: 'Kasikornbank',
    },
    color: '#138f2d',
    monogram: 'KB',
    accountDigits: { from: 10, to: 10 },
  },
  {
    code: 'SCB',
    aliases: [],
    name: {
      th: 'ธนาคารไทยพาณิชย์',
      la: 'ທະນາຄານ ໄທພານິດ',
      en: 'Siam Commercial Bank',
    },
    color: '#4e2e7f',
    monogram: 'SC',
    accountDigits: { from: 10, to: 10 },
  },
  {
    code: 'KTB',
    aliases: [],
    name: {
      th: 'ธนาคารกรุงไทย',
      la: 'ທະນາຄານ ກຸງໄທ',
      en: 'Krungthai Bank',
    },
    color: '#1ba5e1',
    monogram: 'KT',
    accountDigits: { from: 10, to: 10 },
  },
  {
    code: 'BBL',
    aliases: [],
    name: {
      th: 'ธนาคารกรุงเทพ',
      la: 'ທະນາຄານ ກຸງເທບ',
      en: 'Bangkok Bank',
    },
    color: '#1e4598',
    monogram: 'BB',
    accountDigits: { from: 10, to: 10 },
  },
  {
    code: 'BAY',
    aliases: [],
    name: {
      th: 'ธนาคารกรุงศรีอยุธยา',
      la: 'ທະນາຄານ ກຸງສີອະຍຸດທະຍາ',
      en: 'Bank of Ayudhya (Krungsri)',
    },
    color: '#fec43b',
    monogram: 'AY',
    accountDigits: { from: 10, to: 10 },
  },
  {
    code: 'TTB',
    aliases: ['TMB'],
    name: {
      th: 'ธนาคารทหารไทยธนชาต',
      la: 'ທະນາຄານ ທະຫານໄທທະນະຊາດ',
      en: 'TMBThanachart Bank (ttb)',
    },
    color: '#ee871e',
    monogram: 'TT',
    accountDigits: { from: 10, to: 10 },
  },
  {
    code: 'GSB',
    aliases: [],
    name: {
      th: 'ธนาคารออมสิน',
      la: 'ທະນາຄານ ອອມສິນ',
      en: 'Government Savings Bank',
    },
    color: '#eb198d',
    monogram: 'GS',
    accountDigits: { from: 12, to: 12 },
  },
  {
    code: 'BAAC',
    aliases: [],
    name: {
      th: 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร',
      la: 'ທະນາຄານ ເພື່ອການກະເສດ ແລະ ສະຫະກອນການກະເສດ',
      en: 'Bank for Agriculture and Agricultural Cooperatives',
    },
    color: '#4b9b1d',
    monogram: 'AC',
    accountDigits: { from: 12, to: 12 },
  },
  {
    code: 'GHB',
    aliases: ['GHBANK'],
    name: {
      th: 'ธนาคารอาคารสงเคราะห์',
      la: 'ທະນາຄານ ອາຄານສົງເຄາະ',
      en: 'Government Housing Bank',
    },
    color: '#f57d23',
    monogram: 'GH',
    accountDigits: { from: 12, to: 12 },
  },
  {
    code: 'UOB',
    aliases: ['UOBT'],
    name: {
      th: 'ธนาคารยูโอบี',
      la: 'ທະນາຄານ ຢູໂອບີ',
      en: 'United Overseas Bank (Thai)',
    },
    color: '#0b3979',
    monogram: 'UO',
    accountDigits: { from: 10, to: 10 },
  },
  {
    code: 'CIMB',
    aliases: ['CIMBT'],
    name: {
      th: 'ธนาคารซีไอเอ็มบี ไทย',
      la: 'ທະນາຄານ ຊີໄອເອັມບີ ໄທ',
      en: 'CIMB Thai Bank',
    },
    color: '#7e2f36',
    monogram: 'CM',
    accountDigits: { from: 6, to: 15 },
  },
  {
    code: 'KKP',
    aliases: ['KK'],
    name: {
      th: 'ธนาคารเกียรตินาคินภัทร',
      la: 'ທະນາຄານ ກຽດນາຄິນພັດທະຣະ',
      en: 'Kiatnakin Phatra Bank',
    },
    color: '#199cc5',
    monogram: 'KK',
    accountDigits: { from: 6, to: 15 },
  },
  {
    code: 'LHB',
    aliases: ['LHBANK', 'LH'],
    name: {
      th: 'ธนาคารแลนด์ แอนด์ เฮ้าส์',
      la: 'ທະນາຄານ ແລນ ແອນ ເຮົ້າສ໌',
      en: 'Land and Houses Bank',
    },
    color: '#6d6e71',
    monogram: 'LH',
    accountDigits: { from: 6, to: 15 },
  },
  {
    code: 'TISCO',
    aliases: [],
    name: {
      th: 'ธนาคารทิสโก้',
      la: 'ທະນາຄານ ທິສໂກ້',
      en: 'TISCO Bank',
    },
    color: '#12549f',
    monogram: 'TI',
    accountDigits: { from: 6, to: 15 },
  },
  {
    code: 'ICBC',
    aliases: ['ICBCT'],
    name: {
      th: 'ธนาคารไอซีบีซี (ไทย)',
      la: 'ທະນາຄານ ໄອຊີບີຊີ (ໄທ)',
      en: 'ICBC (Thai)',
    },
    color: '#c50f1c',
    monogram: 'IC',
    accountDigits: { from: 6, to: 15 },
  },
  {
    code: 'ISBT',
    aliases: ['IBANK', 'IBST'],
    name: {
      th: 'ธนาคารอิสลามแห่งประเทศไทย',
      la: 'ທະນາຄານ ອິສລາມແຫ່ງປະເທດໄທ',
      en: 'Islamic Bank of Thailand',
    },
    color: '#184615',
    monogram: 'IS',
    accountDigits: { from: 6, to: 15 },
  },
  {
    code: 'TCRB',
    aliases: ['TCD', 'TCB'],
    name: {
      th: 'ธนาคารไทยเครดิต',
      la: 'ທະນາຄານ ໄທເຄຣດິດ',
      en: 'Thai Credit Bank',
    },
    color: '#0a4ab3',
    monogram: 'TC',
    accountDigits: { from: 6, to: 15 },
  },
  {
    code: 'CITI',
    aliases: [],
    name: {
      th: 'ธนาคารซิตี้แบงก์',
      la: 'ທະນາຄານ ຊິຕີ້ແບັງ',
      en: 'Citibank',
    },
    color: '#1583c7',
    monogram: 'CT',
    accountDigits: { from: 6, to: 15 },
  },
  {
    code: 'TBANK',
    aliases: [],
    name: {
      th: 'ธนาคารธนชาต',
      la: 'ທະນາຄານ ທະນະຊາດ',
      en: 'Thanachart Bank',
    },
    color: '#fc4f1f',
    monogram: 'TN',
    accountDigits: { from: 6, to: 15 },
  },
] as const satisfies readonly Bank[];
