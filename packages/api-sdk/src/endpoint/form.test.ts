import { toForm } from './form';

const file = new Blob(['x'], { type: 'image/png' });
const entries = (fields: Parameters<typeof toForm>[0]) =>
  [...toForm(fields)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);

test.each([
  ['a Blob goes out under the name that is given', { file, fileName: 'slip.png' }, [['file', 'slip.png']]],
  ['a Blob without a name is called a blob', { file }, [['file', 'blob']]],
  ['a File has its own name', { file: new File(['x'], 'own.png') }, [['file', 'own.png']]],
  [
    'words and numbers go as text',
    { note: 'ok', amount: 7, fileName: 'a' },
    [
      ['note', 'ok'],
      ['amount', '7'],
    ],
  ],
  ['what is not given is left out', { note: undefined, file: null, size: 0 }, [['size', '0']]],
])('%s', (_, fields, sent) => {
  expect(entries(fields)).toEqual(sent);
});
