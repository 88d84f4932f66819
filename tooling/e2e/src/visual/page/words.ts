import type { ShownText } from './texts';

/**
 * Words, mostly loan words, that the browser's Thai and Lao dictionaries do not know, or not in combination, so that
 * lines can break inside them. Our texts contain no invisible characters, so reword a text that this check finds.
 */
const UNKNOWN = [
  ...['คาสิโน', 'โปรโมชั่น', 'วอลเล็ต'],
  ...['ກຳລັງ', 'ກະລຸນາ', 'ຂອງຂວັນ', 'ຄາສິໂນ', 'ຄົ້ນຫາ', 'ເຊີບເວີ', 'ຕາຕະລາງ', 'ທົດສະນິຍົມ', 'ບຣາວເຊີ', 'ບັນທຶກ'],
  ...['ໂບນັດ', 'ປອດໄພ', 'ໂປຣໂມຊັນ', 'ໂປຣໄຟລ໌', 'ມືຖື', 'ເມນູ', 'ລະຫັດ', 'ລາຍລະອຽດ', 'ວິດີໂອ', 'ເວີຊັນ', 'ສະຖານະ'],
  ...['ສະລິບ', 'ສະລ໋ອດ', 'ສຳລັບ', 'ໂຫຼດ', 'ອອນລາຍ', 'ອັບເດດ'],
];

/** The y coordinate of a character in a text. */
function heightOf(node: Text, at: number): number {
  const range = document.createRange();
  range.setStart(node, at);
  range.setEnd(node, at + 1);
  return range.getBoundingClientRect().top;
}

/** Words that are broken across lines. */
export function brokenWords(texts: readonly ShownText[]): string[] {
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
