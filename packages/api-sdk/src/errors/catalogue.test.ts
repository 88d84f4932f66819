import { declared } from '../fixtures/examples';
import { isErrorCode } from './catalogue';

test.each(declared.map(({ endpoint }) => [endpoint.operationId, endpoint.errors]))(
  '%s declares codes of the catalogue, each once',
  (_, codes) => {
    expect(codes.filter((code) => !isErrorCode(code))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  },
);

test.each([['no_user'], ['NO_SUCH_CODE'], [''], ['toString'], ['constructor']])(
  '"%s" is not a code of the catalogue',
  (code) => {
    expect(isErrorCode(code)).toBe(false);
  },
);
