/** From the lightest to the darkest; `shade` draws noses and shadows, `blush` cheeks, `lip` mouths. */
export const SKINS = [
  { base: '#f3cfae', shade: '#dba983', blush: '#ea8f7c', lip: '#c4605c' },
  { base: '#ebbd94', shade: '#cf9768', blush: '#e07f66', lip: '#b9544f' },
  { base: '#dfa878', shade: '#c08452', blush: '#d26f50', lip: '#a94a45' },
  { base: '#cf9463', shade: '#ad7242', blush: '#c2603f', lip: '#9a413d' },
  { base: '#bb7f50', shade: '#986135', blush: '#ad5233', lip: '#893733' },
  { base: '#a56c41', shade: '#834f2a', blush: '#97452c', lip: '#7a302d' },
  { base: '#8d5936', shade: '#6d4022', blush: '#803823', lip: '#6b2a28' },
] as const;
export type Skin = (typeof SKINS)[number];

export const HAIR = {
  dark: ['#231a17', '#2b1d18', '#1d1b20', '#35231a', '#3f2a1f'],
  grey: ['#8d8a88', '#a8a5a3', '#6f6b69'],
} as const;

/** Dyed cloth as a fashion house in Surat would show it, each with a colour that trims it well. */
export const FABRICS = [
  { base: '#a8235f', trim: '#f0c24b' },
  { base: '#0f6f7c', trim: '#f2b84b' },
  { base: '#d99a1f', trim: '#7a1f2b' },
  { base: '#1f6650', trim: '#e8c15a' },
  { base: '#33449a', trim: '#f3d27a' },
  { base: '#c65a3c', trim: '#fbe3b5' },
  { base: '#642d66', trim: '#e9b949' },
  { base: '#dc6f8b', trim: '#fff0d8' },
  { base: '#7d222e', trim: '#ecc667' },
  { base: '#ef8064', trim: '#fff3dc' },
  { base: '#2d9187', trim: '#fbd98a' },
  { base: '#9582c4', trim: '#fdf1d6' },
  { base: '#5f7f3d', trim: '#f5dd91' },
] as const;
export type Fabric = (typeof FABRICS)[number];

export const SHIRTS = ['#f6f1e7', '#dfe9f3', '#bcd3e8', '#f2dcd2', '#d9e6d3', '#3c4654', '#4a5d7e', '#e9dcc0'] as const;
export const JACKETS = ['#2e3440', '#3d3547', '#24404a', '#4d3b30', '#5a2231', '#2c4a3c'] as const;

export const BACKGROUNDS = [
  { base: '#fbe4e0', shape: '#f6cfc9' },
  { base: '#e2f0ea', shape: '#cbe4d9' },
  { base: '#e3ecf7', shape: '#cbdcf0' },
  { base: '#efe6f6', shape: '#dfcfee' },
  { base: '#fcf0d9', shape: '#f7e0b3' },
  { base: '#fde8d7', shape: '#f9d3b5' },
  { base: '#e9eddc', shape: '#d7dfbf' },
  { base: '#dff1f2', shape: '#c3e3e6' },
  { base: '#f7e6ec', shape: '#efcdd9' },
] as const;

export const GOLD = '#e0a92e';
