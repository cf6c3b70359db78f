import type { Text } from '../../kit.ts';

export const text: Text = { purposes: { reserves: 'Reserven' } };
