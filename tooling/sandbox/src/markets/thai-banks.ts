import type { Bank } from './market';

export const thaiBanks: readonly Bank[] = [
  { code: 'KBANK', nameTH: 'ธนาคารกสิกรไทย', nameEN: 'Kasikornbank' },
  { code: 'SCB', nameTH: 'ธนาคารไทยพาณิชย์', nameEN: 'Siam Commercial Bank' },
  { code: 'KTB', nameTH: 'ธนาคารกรุงไทย', nameEN: 'Krungthai Bank' },
  { code: 'BBL', nameTH: 'ธนาคารกรุงเทพ', nameEN: 'Bangkok Bank' },
  { code: 'BAY', nameTH: 'ธนาคารกรุงศรีอยุธยา', nameEN: 'Bank of Ayudhya (Krungsri)' },
  { code: 'TTB', nameTH: 'ธนาคารทหารไทยธนชาต', nameEN: 'TMBThanachart Bank (ttb)' },
  { code: 'GSB', nameTH: 'ธนาคารออมสิน', nameEN: 'Government Savings Bank' },
  {
    code: 'BAAC',
    nameTH: 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร',
    nameEN: 'Bank for Agriculture and Agricultural Cooperatives',
  },
  { code: 'GHB', nameTH: 'ธนาคารอาคารสงเคราะห์', nameEN: 'Government Housing Bank' },
  { code: 'UOB', nameTH: 'ธนาคารยูโอบี', nameEN: 'United Overseas Bank (Thai)' },
  { code: 'CIMB', nameTH: 'ธนาคารซีไอเอ็มบี ไทย', nameEN: 'CIMB Thai Bank' },
  { code: 'KKP', nameTH: 'ธนาคารเกียรตินาคินภัทร', nameEN: 'Kiatnakin Phatra Bank' },
  { code: 'LHB', nameTH: 'ธนาคารแลนด์ แอนด์ เฮ้าส์', nameEN: 'Land and Houses Bank' },
  { code: 'TISCO', nameTH: 'ธนาคารทิสโก้', nameEN: 'TISCO Bank' },
  { code: 'ICBC', nameTH: 'ธนาคารไอซีบีซี (ไทย)', nameEN: 'ICBC (Thai)' },
  { code: 'ISBT', nameTH: 'ธนาคารอิสลามแห่งประเทศไทย', nameEN: 'Islamic Bank of Thailand' },
  { code: 'TCRB', nameTH: 'ธนาคารไทยเครดิต', nameEN: 'Thai Credit Bank' },
  { code: 'CITI', nameTH: 'ธนาคารซิตี้แบงก์', nameEN: 'Citibank' },
  { code: 'TBANK', nameTH: 'ธนาคารธนชาต', nameEN: 'Thanachart Bank' },
  { code: 'TMB', nameTH: 'ธนาคารทหารไทย', nameEN: 'TMB Bank' },
];
