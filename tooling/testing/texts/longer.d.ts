/**
 * The text with 40 % more letters, to test layouts. Placeholders, digits and signs stay unchanged; accents on Latin
 * letters show which texts are the product's.
 */
export declare function longer(text: string): string;
