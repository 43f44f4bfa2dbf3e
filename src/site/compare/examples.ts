/** Comparisons that the empty page offers. */
export const EXAMPLES: readonly { readonly label: string; readonly ids: readonly string[] }[] = [
  {
    label: 'Four actuators for a leg',
    ids: ['cubemars-ak80-9-v3-0-kv100', 'unitree-go-m8010-6', 'mjbots-qdd100-beta-3', 'damiao-dm-j8009p-2ec'],
  },
  {
    label: 'Three servos for an arm',
    ids: ['robotis-xm430-w350-r', 'robotis-xl330-m288-t', 'feetech-st-3215-c001'],
  },
];
