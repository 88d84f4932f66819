import type { ShownText } from './texts';

/**
 * Words that the browser's dictionaries of Thai and Lao do not know, or not beside one another: a line can end
 * inside them. Most are loans. No text of the product marks its words with invisible characters, so a text that
 * is caught here is to be worded in another way.
 */
const UNKNOWN = [
  ...['คาสิโน', 'โปรโมชั่น', 'วอลเล็ต'],
  ...['ກຳລັງ', 'ກະລຸນາ', 'ຂອງຂວັນ', 'ຄາສິໂນ', 'ຄົ້ນຫາ', 'ເຊີບເວີ', 'ຕາຕະລາງ', 'ທົດສະນິຍົມ', 'ບຣາວເຊີ', 'ບັນທຶກ'],
  ...['ໂບນັດ', 'ປອດໄພ', 'ໂປຣໂມຊັນ', 'ໂປຣໄຟລ໌', 'ມືຖື', 'ເມນູ', 'ລະຫັດ', 'ລາຍລະອຽດ', 'ວິດີໂອ', 'ເວີຊັນ', 'ສະຖານະ'],
  ...['ສະລິບ', 'ສະລ໋ອດ', 'ສຳລັບ', 'ໂຫຼດ', 'ອອນລາຍ', 'ອັບເດດ'],
];

/** Where a letter of a text stands. */
function heightOf(node: Text, at: number): number {
  const range = document.createRange();
  range.setStart(node, at);
  range.setEnd(node, at + 1);
  return range.getBoundingClientRect().top;
}

/** Words that stand on two lines. */
export function partedWords(texts: readonly ShownText[]): string[] {
  return texts
    .filter(({ lines }) => lines.length > 1)
    .flatMap(({ node }) =>
      UNKNOWN.flatMap((word) =>
        [...node.data.matchAll(new RegExp(word, 'g'))]
          .filter(({ index }) => heightOf(node, index + word.length - 1) > heightOf(node, index) + 4)
          .map(
            ({ index }) =>
              `a line ends inside ${word}: …${node.data.slice(Math.max(0, index - 15), index + 20)}…`,
          ),
      ),
    );
}
