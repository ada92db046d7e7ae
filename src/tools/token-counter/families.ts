// Written by test/tools/token-counter/fit/run.js, which fits it anew. Do not edit.

/** What tells the weights of each family of tokenizers from those of o200k, two codes a group. */
export const corrections = {
  o200k: '',
  cl100k: 'L@W@=IH<I=H@F>F@JRN@ISVBH~ITINIZJY`]DTHpH@GcJfH@IAN@H@QCH@OHO:H@H@J<',
  llama2: 'Q@ODSAgIHCLT>EH@HKH@IWIBH]HYIZIZH]}LQQRZH@?zS~H@Q@LHH@NPH@ZVXCHBHNI:',
  llama3: 'N@UA=EH@H<H@D@HAS@R@H@L@HvHVL@IAIG`]J@GqH@GcH1H@H@B@H@ECH@G?K@H@H>E<',
  llama4: 'G@G@G@HAH>H@G@@<J=N@G@D@HZHBK@H@K@CG6H>HH@7MJ>H@HAA@H@?EH@E?G@H@H>Q@',
  qwen: 'N@YA>EHAH;NTF?G@SAH@JQR@H`O:K@HdFX`R<JKZH@.iG4H@J>D@H@F<H@GAABH@H@N;',
  deepseek: 'K@NB>GHBHBH@HBD>S>H@IBL@HIIAI@KKRD^=H>@RH@BYSOH@GBF@H@9GH@L?H?H@H@S>',
  mistral: 'NBOCQ?YHGBLUEBH@EPG@GYR@H^IYHZH]L[lQMRMZH@HUR~H@R@LHH@=YH@ZLQAHCHEF;',
  tekken: 'J@NBK@H=I@NTDAH@N9S@HAI@J@@FD@IDM@FDY;:KH@MTI?H@J@=@H@IAH@ABOCH@HGM@',
  gemma: 'I@DAR;TQ=HFX9GI@O8J@J@G@HIGCH@H<>@I=4H2LH@6JH>H@M<E8H@<GH@E?A@H@HFC>',
  claude: 'PBUFADIIJER@HBJ>SKN@T[RHH~KUKZHeIcQ{Hr?XH@Hjo~H@ICQ@H@SCH@^GJKH@H@A8',
  claude47: 'TD`PICMOIBHFBCH@_EH@HaOIH~JUI[HdHcN}Hr?XH@Kc~~H@H@P@H@U@H@`CIHH@H?H9',
};

export type Family = keyof typeof corrections;

/** Which openers are one token, the first in the lowest bit. */
export const knownOpeners: Readonly<Record<Family, number>> = {
  o200k: 262143,
  cl100k: 24595,
  llama2: 1,
  llama3: 26003,
  llama4: 5557,
  qwen: 261779,
  deepseek: 73089,
  mistral: 1,
  tekken: 64661,
  gemma: 261623,
  claude: 17,
  claude47: 17,
};
