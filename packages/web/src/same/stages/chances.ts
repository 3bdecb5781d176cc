/** Written by scripts/same-stages.mjs: how many of 1000 games of random moves clear each stage, world by world. */
export const CLEARED = [
  912, 807, 767, 751, 714, 655, 605, 553, 498, 449, 400, 350, 340, 311, 280, 251, 228, 200, 180, 161, 139, 116, 101, 90,
  62, 62, 61, 49, 45, 40, 35, 30, 25, 20, 15, 10,
] as const;
