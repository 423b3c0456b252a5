/** Lines are told apart by more than their colour. */
const styles = [
  { border: 'solid', dash: [] },
  { border: 'dashed', dash: [8, 4] },
  { border: 'dotted', dash: [2, 3] },
];

/** How the line at the place is drawn, in the chart and in its legend. */
export const lineStyle = (index: number): (typeof styles)[number] => styles[index % styles.length]!;
