/**
 * Hexagonal grids in exact integers: axial coordinates, directions clockwise in sixths, headings in twelfths. Nothing
 * here rounds except the proportions of a `HexPlane`; every list has one documented order.
 */
export * from './base.ts';
export * from './cheapest.ts';
export * from './components.ts';
export * from './corner.ts';
export * from './cost-field.ts';
export * from './fraction.ts';
export * from './heading.ts';
export * from './hex.ts';
export * from './key.ts';
export * from './line.ts';
export * from './line-sides.ts';
export * from './locate.ts';
export * from './motion.ts';
export * from './offset.ts';
export * from './outline.ts';
export * from './plane.ts';
export * from './polar.ts';
export * from './pose.ts';
export * from './pose-field.ts';
export * from './region.ts';
export * from './ring.ts';
export * from './rotation.ts';
export * from './rows.ts';
export * from './sector.ts';
export * from './side.ts';
export * from './wheel.ts';
