/**
 * The text with 40 % more letters: what a layout has to bear. Placeholders, digits and signs stay as they are;
 * accents on Latin letters tell what is a text of the product.
 */
export declare function longer(text: string): string;
