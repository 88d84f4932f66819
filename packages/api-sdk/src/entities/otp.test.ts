import { sendOtp } from '../endpoints/otp';
import { createClient } from '../client/create-client';

const lengthIn = async (body: object) => {
  const client = createClient({
    baseURL: '',
    transport: async () => ({
      status: 200,
      contentType: 'application/json',
      text: JSON.stringify({ otpToken: 't', ...body }),
    }),
  });
  return (await sendOtp(client, { phoneNumber: '0812345678' })).otpLength;
};

test.each([4, 6, 8])('accepts a code length of %p', async (otpLength) => {
  expect(await lengthIn({ otpLength })).toBe(otpLength);
});

// An invalid field must not hide that the code was sent.
test.each([3, 9, 4.5, '6', null, [6], undefined])('ignores a length of %p', async (otpLength) => {
  expect(await lengthIn({ otpLength })).toBeNull();
});
