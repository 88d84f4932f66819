/** The names that people use; the many rare ones are not worth their bytes. */
const NAMES =
  'black000 silverc0c0c0 gray808080 grey808080 whitefff maroon800000 redf00 purple800080 magentaf0f ' +
  'green008000 lime0f0 olive808000 yellowff0 navy000080 blue00f teal008080 cyan0ff orangeffa500 ' +
  'goldffd700 pinkffc0cb browna52a2a';

/** The hexadecimal digits of a named colour. */
export function digitsOfName(name: string): string | undefined {
  return new RegExp(`(?:^| )${name}((?:[0-9a-f]{3}){1,2})(?: |$)`).exec(NAMES)?.[1];
}
