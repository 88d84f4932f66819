import { fieldsOf, type Json } from './json';

/** Descriptions of request body fields, by field name. Applied to every schema of the OpenAPI document whose id ends in "Body". */
const meanings: Readonly<Record<string, string>> = {
  amount: 'Money in major units, with at most two decimals: 100.1 is one hundred and ten hundredths.',
  from: 'WALLET or the code of a game account.',
  to: 'The code of a game account, or, in a transfer, WALLET.',
  phoneNumber: 'Digits only.',
  otpToken: 'From sendOtp.',
  bankAccountName: "The holder's first and last name, separated by a space.",
  link: 'The gift link, encrypted with AES and the passphrase that the operator shares.',
  coupon: 'The `_id` of the coupon, where the server sends one.',
};

/** Adds descriptions to a body's fields. */
export const describeBody = (schema: Json): Json => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(fieldsOf(schema['properties'])).map(([name, inner]) => {
      const description = meanings[name];
      return [name, { ...fieldsOf(inner), ...(description !== undefined && { description }) }];
    }),
  ),
});
