/** The signs of Ceres, drawn on a grid of 24: resources, what can be done, people, seals. */
export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

export const GLYPHS: Readonly<Record<string, readonly Shape[]>> = {
  credits: [
    {
      d: 'M10 5h4a7 7 0 0 1 7 7v0a7 7 0 0 1 -7 7h-4a7 7 0 0 1 -7 -7v-0a7 7 0 0 1 7 -7z',
      fill: 'var(--gold)',
    },
    { d: 'M14.6 9.6a3.6 3.6 0 1 0 0 4.8', stroke: '#1b1206', width: 2.2 },
  ],
  influence: [
    { d: 'M3 8.2 7.6 11 12 4l4.4 7L21 8.2 19.2 18H4.8z', fill: 'var(--bolt)' },
    {
      d: 'M6 19h12a1.2 1.2 0 0 1 1.2 1.2v0a1.2 1.2 0 0 1 -1.2 1.2h-12a1.2 1.2 0 0 1 -1.2 -1.2v-0a1.2 1.2 0 0 1 1.2 -1.2z',
      fill: 'var(--bolt)',
    },
  ],
  ore: [
    { d: 'M4 16.5 7 9l5-3.5 6 2.5 2.5 7L16 20H7z', fill: 'var(--steel)' },
    { d: 'M7 9l5 3 6-4M12 12l-1 8', stroke: 'var(--bg)', width: 1.5, opacity: 0.5 },
  ],
  ice: [
    { d: 'M12 2.5 19.5 8v8L12 21.5 4.5 16V8z', fill: 'var(--ice)' },
    { d: 'M12 2.5V12m0 0 7.5-4M12 12 4.5 8M12 12v9.5', stroke: 'var(--bg)', width: 1.5, opacity: 0.45 },
  ],
  alloy: [
    { d: 'M3.5 18 7 8h10l3.5 10z', fill: 'var(--titan)' },
    { d: 'M7 8l2-3.5h6L17 8z', fill: 'var(--titan)', opacity: 0.65 },
  ],
  probes: [
    { d: 'M16.2 12A4.2 4.2 0 1 1 7.8 12A4.2 4.2 0 1 1 16.2 12z', fill: 'var(--accent)' },
    { d: 'M1.8 9.2h6v5.6h-6zM16.2 9.2h6v5.6h-6z', fill: 'var(--ice)' },
    { d: 'M12 7.8V3m-2.4 0h4.8M12 16.2V20', stroke: 'var(--accent)', width: 2.0 },
  ],
  launch: [
    {
      d: 'M12 1.8c4 3 5.2 7 4.6 11.6l2.6 3.4v3l-4.4-1.8h-5.6L4.8 19.8v-3l2.6-3.4C6.8 8.8 8 4.8 12 1.8z',
      fill: 'currentcolor',
    },
    { d: 'M14 9.5A2 2 0 1 1 10 9.5A2 2 0 1 1 14 9.5z', fill: 'var(--bg)' },
    { d: 'M10.5 20.5h3L12 23.5z', fill: 'var(--flame)' },
  ],
  research: [
    { d: 'M9 2.5h6v2h-1v5l6 9.5a2 2 0 0 1-1.7 3H5.7A2 2 0 0 1 4 19l6-9.5v-5H9z', fill: 'currentcolor' },
    { d: 'M8.2 15.5h7.6l2.2 3.7H6z', fill: 'var(--bg)', opacity: 0.45 },
  ],
  construct: [
    { d: 'M4 21V9h7V4h3v5h6v12h-5v-6h-4v6z', fill: 'currentcolor' },
    { d: 'M14 5.5h7', stroke: 'currentcolor', width: 2.0 },
  ],
  trade: [
    { d: 'M3 8h13V4.5L21.5 10 16 15v-3.5', stroke: 'currentcolor', width: 2.3 },
    { d: 'M21 16H8v3.5L2.5 15', stroke: 'currentcolor', width: 2.3 },
  ],
  settle: [
    { d: 'M2.5 19.5a9.5 9.5 0 0 1 19 0z', stroke: 'currentcolor', width: 2.2 },
    { d: 'M7 19.5v-4h4v-4h3v8z', fill: 'currentcolor' },
  ],
  production: [
    { d: 'M4.5 13a7.5 7.5 0 0 1 13-5.2M19.5 11a7.5 7.5 0 0 1-13 5.2', stroke: 'currentcolor', width: 2.3 },
    { d: 'M18.5 3.5v5h-5M5.5 20.5v-5h5', stroke: 'currentcolor', width: 2.3 },
  ],
  again: [
    { d: 'M5 12a7 7 0 1 1 2.2 5.1', stroke: 'currentcolor', width: 2.4 },
    { d: 'M2.5 8.5 5 12.5 9 10', stroke: 'currentcolor', width: 2.4 },
  ],
  assemble: [
    { d: 'M14 13A4 4 0 1 1 6 13A4 4 0 1 1 14 13z', fill: 'var(--accent)' },
    { d: 'M1 10.5h5v5H1zM14 10.5h5v5h-5z', fill: 'var(--ice)' },
    { d: 'M19 2v7M15.5 5.5h7', stroke: 'currentcolor', width: 2.3 },
  ],
  leader: [
    { d: 'M19 6.5A7 3.5 0 1 1 5 6.5A7 3.5 0 1 1 19 6.5z', fill: 'currentcolor' },
    {
      d: 'M5 6.5v11c0 2 3 3.5 7 3.5s7-1.5 7-3.5v-11c0 2-3 3.5-7 3.5s-7-1.5-7-3.5z',
      fill: 'currentcolor',
      opacity: 0.78,
    },
  ],
  upawn: [
    { d: 'M12 2 20 6.5v7c0 4-3.5 7-8 8.5-4.5-1.5-8-4.5-8-8.5v-7z', fill: 'currentcolor' },
    { d: 'M8 11.5 11 14.5 16.5 9', stroke: 'var(--bg)', width: 2.4 },
  ],
  seal: [
    {
      d: 'M12 1.5l2.6 2 3.3-.2.9 3.1 2.7 1.8-1.1 3.1 1.1 3.1-2.7 1.8-.9 3.1-3.3-.2-2.6 2-2.6-2-3.3.2-.9-3.1-2.7-1.8 1.1-3.1L2.5 8.2l2.7-1.8.9-3.1 3.3.2z',
      fill: 'currentcolor',
    },
    {
      d: 'M16.2 11.3A4.2 4.2 0 1 1 7.8 11.3A4.2 4.2 0 1 1 16.2 11.3z',
      stroke: 'var(--bg)',
      width: 1.8,
      opacity: 0.7,
    },
  ],
  track: [{ d: 'M3 18h4v-4h4v-4h4V6h6', stroke: 'currentcolor', width: 2.5 }],
  lobby: [
    {
      d: 'M3 21h18M5 18V10m4.7 8V10m4.6 8V10M19 18V10M2.5 8.5 12 3l9.5 5.5z',
      stroke: 'currentcolor',
      width: 2.1,
    },
  ],
  lock: [
    {
      d: 'M7 10.5h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2z',
      fill: 'currentcolor',
    },
    { d: 'M8 10.5V7.5a4 4 0 0 1 8 0v3', stroke: 'currentcolor', width: 2.2 },
  ],
  mount: [{ d: 'M3 20 9 8l4 6 3-4 5 10z', fill: 'currentcolor' }],
  anvil: [{ d: 'M3 8h18c0 3-3 4-6 4v3l3 4H7l3-4v-3c-4 0-6-1.5-7-4z', fill: 'currentcolor' }],
  doc: [
    { d: 'M6 2.5h8l4.5 4.5v14.5H6z', fill: 'currentcolor' },
    { d: 'M9 11h6M9 15h6', stroke: 'var(--bg)', width: 1.8 },
  ],
  flag: [{ d: 'M5 22V3h12l-2.5 4L17 11H7', stroke: 'currentcolor', width: 2.2 }],
  belt: [
    { d: 'M21 12A9 9 0 1 1 3 12A9 9 0 1 1 21 12z', stroke: 'currentcolor', width: 1.8 },
    { d: 'M16.5 12A4.5 4.5 0 1 1 7.5 12A4.5 4.5 0 1 1 16.5 12z', stroke: 'currentcolor', width: 1.8 },
    { d: 'M20.3 5.5A2.3 2.3 0 1 1 15.7 5.5A2.3 2.3 0 1 1 20.3 5.5z', fill: 'currentcolor' },
  ],
  station: [{ d: 'M3 20h18M5 20V11h6v9M13 20V6h6v14', stroke: 'currentcolor', width: 1.9 }],
  points: [{ d: 'M12 1.8 21 7v10l-9 5.2L3 17V7z', fill: 'var(--accent)' }],
  upgrade: [{ d: 'M12 3l8 9h-5v8H9v-8H4z', fill: 'currentcolor' }],
  council: [
    {
      d: 'M3 21h18M5 18V10m4.7 8V10m4.6 8V10M19 18V10M2.5 8.5 12 3l9.5 5.5z',
      stroke: 'currentcolor',
      width: 2.1,
    },
  ],
  factory: [{ d: 'M3 21V11l6 4v-4l6 4V4h4v17z', fill: 'currentcolor' }],
};
