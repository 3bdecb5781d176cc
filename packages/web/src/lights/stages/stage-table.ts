/** Written by scripts/stages.mjs: each word is a solution with the fewest presses, a letter for each press. */
export const STAGE_TABLE = [
  { name: 'easy', kind: '3x3', stages: '0 02 78 058 246 3456 1567 03678 02457 024578 0235678 01234567' },
  {
    name: 'medium',
    kind: '5x5',
    stages: '38o 14n 068f 1ein 2beio gjlno 0457gl 29abdj 7bcehmn 19degno 269chjlo 0279bcgi',
  },
  {
    name: 'medium-2',
    kind: '5x5',
    stages:
      '12cfhimo 1289aefhi 278bfhkno 27adfikmn 124abcgikm 1469acdefn 0269bhilmn 13479ceghkl 1356acgijln 01278cdgjlo 135689cjklmn 1679bcefijkn',
  },
  {
    name: 'medium-3',
    kind: '5x5',
    stages:
      '6789bcdefjkn 679acehklmno 1468acefhijmn 369acefhikmno 5678aeghijkno 368acdghijklo 3678bcfghiklmn 3689abdfghikmo 15678bcfhiklno 1689cdefghkmno 0123568acfgijlo 5678acegijklmno',
  },
  {
    name: 'hard',
    kind: '5x5-q3',
    stages: 'ikm 1mo 39il 1agh 66bce 2455d 1aghik 12cdhl 0378fgk 012367h 356bdflo 579aehin',
  },
  {
    name: 'hard-2',
    kind: '5x5-q3',
    stages:
      '13678agi 09bghjklm 25667gikn 034558cgi 133ddhhinn 00128giinn 2579ghnnoo 127bbdggjno 0044567ddoo 12379cckkmn 034fhiijjmoo 3446789eeino',
  },
  {
    name: 'hard-3',
    kind: '5x5-q3',
    stages:
      '468aeffggmno 4abcefghklno 1558bcfggiiko 179aeghjjlmmn 0567bbefgikno 0056699acgjko 13459addeffgmn 02256abcdijkmo 0145889adjlmno 0abddeefhhjjll 445578abdehjlnn 146688aefgghhij',
  },
  {
    name: 'extreme',
    kind: '5x5-q4',
    stages: 'efi 29d 4cce 2aaf 34ahi 55jlm 0bgino 68bgno 17afmno 0688chl 037dfjmo 00345599',
  },
  {
    name: 'extreme-2',
    kind: '5x5-q4',
    stages:
      '1336bfhj 0134499ad 048cdgkoo 0244abcem 3789cdgklm 1256acggjk 358899ilmm 22345acddhl 14aaddefjoo 267789fjkkn 1134566ddfmn 005689dghkno',
  },
  {
    name: 'extreme-3',
    kind: '5x5-q4',
    stages:
      '04778eefilno 16bbbceffkmm 499abcfghjkmn 56789abcdefhl 12477bcfhhjnn 1235aacdijlmo 002368acdffijl 0144779acfgllm 3477abbcefhklo 006dfggghiikno 0044489bfghjklm 22236bdfgjjjlmn',
  },
  { name: 'merlin', kind: '3x3-merlin', stages: '6 02 06 038 578 078 0357 2458 01356 01247 245678 0123478' },
  { name: 'mini', kind: '4x4-torus', stages: '35 8c 59b 236 68ac 1289 1379 3acdf 0258a 0467b 168abf 5689bd' },
  {
    name: 'deluxe',
    kind: '6x6',
    stages:
      '2sy 368l dejot 5efgio 28inqst ahjsuvxy 267ghjtuz 7ghikqtuwy 26ginoprsyz 028deilnoqvx 02469eijnrvxy 01246adflmqtuz',
  },
  {
    name: 'knight',
    kind: '5x5-knight',
    stages: 'ab 5cd 8bj 9cfi 35bn 5abgh 24glm 28afkl 0149bg 07adgin 34cdeklo 1289efjno',
  },
  {
    name: 'cube',
    kind: 'cube3',
    stages: '2O 68i 6AFO 029ck 5yIJMP 39stwxQ 2gmpqtHK 6bdmotvFN 048forvwBI 068dgikowzM 137eioBGHNOQ 78bgijnyzGHIO',
  },
  { name: 'alien', kind: '7x7-q4-row-column', stages: '3 FG 3h 68D ikF 1AAH krFL 9aIJL 1dHIM ccfiuB 688rwAH 577aqwHH' },
] as const;
