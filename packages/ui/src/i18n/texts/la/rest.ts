export * from './account';
export * from './controls';
export * from './help';
export * from './messages';
export * from './money';
export * from './play';
export * from './records';
