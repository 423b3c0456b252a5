const gas = '(?:gas|propane|butane|lpg)';
const ofGas = `${gas} (?:cookers?|hobs?|ovens?|stoves?|heaters?|boilers?|fires?|fridges?|lockers?|bottles?|cylinders?|regulators?|barbecues?|hoses?|pipes?|lines?|fittings?|taps?|valves?|installations?|systems?)`;
const gone =
  '(?:cracked|split|perished|leak(?:s|ing|ed)|chafed|corroded|burst|torn|loose|damaged|failed|not tight)';
const broken =
  '(?:cracked|fractured|sheared|parted|stranded|snapped|seized|broken|failing|corroded through|undone|(?:hanging|held) (?:on )?by)';

/** What keeps somebody afloat or breathing, or warns them. */
const rescue =
  '(?:life ?jackets?|buoyancy aids?|life ?rafts?|flares|life ?lines?|jack ?stays?|parachutes?|air ?bags?|seat ?belts?|epirbs?|smoke (?:alarms?|detectors?)|fire extinguishers?|breathing (?:apparatus|sets?))';
/** What holds a mast, a load or a wheel, what steers, and what keeps the water out. */
const bearing =
  '(?:swages?|shackles?|chain ?plates?|bottle ?screws?|rigging screws?|turnbuckles?|(?:fore|back|inner |cap |lower )stays?|shrouds?|keel bolts?|rudders?|(?:steering|throttle) (?:cables?|gear|arms?|columns?)|sea ?cocks?|skin fittings?|(?:lifting )?slings?|lifting (?:eyes?|points?|straps?|chains?)|wheel nuts?|brake (?:pipes?|lines?|hoses?|discs?)|tow ?(?:bars?|hitch(?:es)?)|stanchions?|guard ?wires?|davits?)';

/** `had cracked slings, which were renewed` is settled. */
export const mended =
  "(?![^.;]{0,60}(?<!(?:(?:not|n[’']t|never) (?:yet )?(?:been )?|(?:to|will|should|must|needs?|being|until|till|once|when|be) (?:be )?))(?:replaced|renewed|repaired|mended|put right|made good)(?!\\p{L}))";

/** Gear on which somebody relies, and that fails them, as people report it. */
export const brokenGear = [
  `${ofGas}(?: \\p{L}+){0,4} ${gone}${mended}`,
  `(?:hoses?|pipes?|lines?|regulators?|fittings?|valves?)(?: \\p{L}+){0,4} ${ofGas}(?: \\p{L}+){0,3} ${gone}${mended}`,
  `${gone} (?:hoses?|pipes?|lines?|regulators?|fittings?|valves?)(?: \\p{L}+){0,4} ${ofGas}${mended}`,
  `${rescue}(?: [\\p{L}\\d]+){0,4} (?:(?:have|has|had|with|went out with|left with) no|without|(?:do|does|did)(?: not|n[’']t) have) (?:(?:any|their|the|its) )?(?:gas |inflation |firing )?(?:gas|bottles?|cylinders?|cartridges?|canisters?|straps?|batter(?:y|ies)|pins?|hydrostatic release)`,
  `${rescue}(?: [\\p{L}\\d]+){0,4} (?:(?:do|does|did|will|would|could|can)(?: not|n[’']t)|cannot|won[’']t|fail(?:s|ed)? to) (?:inflate|work|open|fire|go off|hold|lock|float|light)`,
  `${rescue} (?:\\p{L}+ ){0,2}(?:is|are|was|were|has|have) (?:all |been )?(?:empty|expired|perished|torn|dead|not armed|not charged|deflated|discharged)${mended}`,
  `${bearing}(?: [\\p{L}\\d]+){0,4} (?:${broken}|failed(?: (?:the|its|their|an?) (?:\\p{L}+ )?(?:test|inspection|check|examination))?)${mended}`,
  `${broken} (?:\\p{L}+ ){0,2}${bearing}${mended}`,
  `${bearing}(?: \\p{L}+){0,2} (?:has|have|with) (?:an? )?(?:\\p{L}+ )?(?:crack|cracks|fracture|fractures|broken strands?)(?!\\p{L})${mended}`,
];
