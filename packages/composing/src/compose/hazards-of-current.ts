import { mended } from './hazards-of-gear.ts';

/** What somebody touches, and what current may reach. */
const conductive =
  '(?:casings?|housings?|frames?|enclosures?|cabinets?|metal(?:work)?|(?:hand)?rails?|railings?|taps?|showers?|sinks?|pipes?|hulls?|sockets?|plugs?|kettles?|heaters?|cookers?|ovens?|fridges?|freezers?|chargers?|lamps?|lights?|switch(?:es)?|posts?|bollards?|pedestals?|pontoons?|gangways?|ladders?|doors?|handles?|machines?|pumps?|panels?|cables?|wires?|leads?|flex|appliances?|water)';
/** Of a text that is published, a lead or a system one says `live`, too. */
const bare =
  '(?:casings?|housings?|frames?|enclosures?|metal(?:work)?|(?:hand)?rails?|railings?|taps?|showers?|sinks?|pipes?|hulls?|sockets?|plugs?|(?:power|charging|lamp|mooring|supply) posts?(?: \\p{L}?\\d+)?|bollards?|pedestals?|pontoons?|gangways?|cables?|wires?|conductors?|terminals?|busbars?)';
const isBe =
  '(?:is|are|was|were|still|may be|might be|could be|feels?|seems?|has gone|went|goes)(?: (?:still|all|now))?';
const whom =
  '(?:(?:you|me|him|her|us|them|people|anyone|anybody|everyone|everybody|someone|somebody|(?:the|a|an|our|my|his|her|their) \\p{L}+|\\p{Lu}\\p{Ll}+) )?(?:and (?:\\p{L}+ ){1,2})?';
const kind = '(?:(?:small|little|mild|slight|bad|nasty|strong|real|proper|static) ){0,2}';
const shock = '(?:shocks?|tingles?|jolts?|zaps?|belts?)';
const touching =
  '(?:when(?:ever)?|if|as|each time|every time|on)(?: \\p{L}+){0,3} (?:touch(?:es|ed|ing)?|hold(?:s|ing)?|held|grab(?:s|bed|bing)?|plug(?:s|ged|ging)?|lean(?:s|ed|ing)?|handl(?:e|es|ed|ing)|brush(?:es|ed|ing)?)';
const machine = `(?:${conductive}|\\p{L}{2,}(?:er|or)s?)`;
const line = '(?:cables?|wires?|wiring|flex|conductors?|(?:power |supply |shower |cooker )feeds?)';
const harmed =
  '(?:nicked|cut|damaged|split|chafed|crushed|pierced|drilled|punctured|severed|chewed|torn)';
const specialist =
  '(?:electrician|sparky|spark|gas (?:engineer|fitter|man|safe \\p{L}+)|structural engineer|fire (?:officer|service|brigade)|building control)';

/** What carries signals, water or a dog gives nobody a shock. */
const ofSignals =
  '(?<!(?<!\\p{L})(?:network|data|phone|telephone|ethernet|fib(?:re|er)|internet|broadband|cat ?\\d\\p{L}?|tv|usb|aerial|antenna|signal|speaker|patch|hdmi|audio|video|bike|clutch|dog|pull|blind|curtain|dressing gown|umbilical|spinal|vocal) )';
const cord = `${ofSignals}(?:cords?|cables?|flex(?:es)?|wires?|wiring|insulation|(?:extension|power|mains|charger|kettle|lamp|supply|heater|appliance) leads?)`;
const gnawed = '(?:chewed|gnawed|nibbled|bitten|eaten|worn|rubbed|cut|sliced)';
const by =
  '(?:through|bare|up by|by (?:the |a |an |our )?(?:mice|mouse|rats?|dogs?|pups?|puppy|squirrels?|rabbits?|vermin))';
const device =
  '(?:plugs?|sockets?|outlets?|power cords?|cords?|cables?|flex|adapt[oe]rs?|extension(?: (?:lead|cord|cable|block))?s?|breakers?|fuse ?box(?:es)?|consumer units?|isolators?|contactors?|junction box(?:es)?|switch(?:es)?)';
const heated =
  '(?:melted|melting|scorched|scorching|charred|singed|burn(?:t|ed|ing)(?! out)|blackened|glowing|red hot|too hot|(?:very|really|burning) hot|(?:hot|warm) to (?:the )?touch)';
const interrupter = '(?:breakers?|rcds?|rcbos?|gfcis?|fuses?|trip ?switch(?:es)?)';
const onAgain =
  '(?:still (?:on(?! order)|using|in use|plugged in|running|powered)|back on (?:from|off|with|via) (?:another|a different|an extension)|(?:from|off|via) (?:another|a different|the next) (?:socket|outlet|plug|circuit|extension))';

/** A cord or a plug that is harmed, and what keeps it on all the same. */
export const harmedCords = [
  `${cord}(?: [\\p{L}\\d]+){0,3} ${gnawed}(?: (?:right|clean|half|halfway|nearly|almost|all|partly|most of the way)){0,2} ${by}${mended}`,
  `(?:chewed|gnawed|bit|nibbled|drilled|cut|sliced|mowed|nailed|screwed|dug|went) (?:right |clean |half |straight )?(?:through|into) (?:the |an? |its |our |his |her )?(?:(?:live|power|mains|supply|lamp|heater|heat|extension|electric|electricity|underground|incoming) ){0,2}${cord}${mended}`,
  `(?:gnawed|chewed|nicked|crushed|pinched|split|melted|scorched|charred|damaged) (?:(?:power|mains|supply|lamp|heater|extension|electric) ){0,2}(?:cords?|flex(?:es)?|extension (?:leads?|cables?)|plugs?|sockets?|outlets?|mains leads?|power (?:cables?|leads?))${mended}`,
  `${ofSignals}${device}(?: (?!and |but |then |so |no |not )[\\p{L}\\d]+){0,6} ${heated}${mended}`,
  `${interrupter}[^.;]{0,60}(?:trip(?:s|ped|ping)?|blow(?:s|ing)?|blew|blown|popp(?:ed|ing|s))[^.;]{0,80} ${onAgain}`,
  `${interrupter}(?: \\p{L}+){0,3} (?:held|taped|wedged|tied|jammed|propped) (?:in|on|up|closed)|(?:nail|foil|bolt|bigger fuse|bit of wire|paper ?clip)(?: \\p{L}+){0,3} (?:in place of|instead of|for|as) (?:the |an? )?fuse`,
  'arc(?:s|ed)? (?:across|over|from|when|to the)|flash(?:ed|es)? over|(?:blue|bright|big) flash(?:es)? (?:from|at|in|when|out)',
];

/** Current where somebody may touch it, as people report it. */
export const current = [
  `${bare} ${isBe} (?:live|alive|energi[sz]ed|electrified)(?! (?:on|at) (?:the|our) (?:web|site|page))`,
  `live (?:metal )?(?:casings?|housings?|frames?|enclosures?|metal(?:work)?|(?:electrical )?(?:parts|terminals?|conductors?|busbars?|wires?|wiring|cables?)|taps?|pipes?|(?:hand)?rails?|railings?)`,
  `${conductive}(?: [\\p{L}\\d]+){0,4} (?:gives?|gave|giving|throws?|threw) (?:off )?${whom}(?:an? )?${kind}${shock}(?! (?:wave|reaction|absorber|price)s?(?!\\p{L}))`,
  `${conductive}(?: [\\p{L}\\d]+){0,2} (?:tingles?|tingled|tingling|(?:shocks?|shocked|zaps?|zapped|electrocutes?) (?:you|me|him|her|us|them|people|anyone|anybody|someone|somebody|the \\p{L}+))`,
  `${shock} ${touching}|${touching}(?: \\p{L}+){0,6} (?:tingl(?:es?|ed|ing)|${shock})`,
  `(?:gets?|got|had|has had|felt|feels?|received|took) (?:an? )?${kind}${shock} (?:off|from|through) (?!the (?:price|bill|invoice|news|letter))`,
  '(?:got|gets?|been|was|were) (?:zapped|shocked|electrocuted) (?:by|off|from|on)|(?:feels?|felt|gets?|got) (?:an? |some |the )?(?:tingles?|tingling)(?! of)',
  `(?:(?:tingles?|tingling) (?:off|from|on)|buzz off) (?:the|an?|our|their|his|her|its|that) (?:\\p{L}+ ){0,2}${machine}`,
  `${line} (?:[\\p{L}\\d]+ ){0,6}${harmed}(?:,? [\\p{L}\\d]+){0,6},? live(?! (?:on|in|at|next|from|music|stream\\p{L}*))`,
  `(?:nobody|no one|not) (?:(?:should|must|may|can|is|are|to) ){1,2}(?:use|uses|enter|touch|light|switch on|turn on|go into?)(?: [\\p{L}\\d]+){1,5} (?:until|till|before) (?:an?|the|our|your) ${specialist}`,
  `${specialist} (?:is |are )?(?:needed|required|has to come|must come) before (?:any(?:one|body)|some(?:one|body)|people|they|she|he) (?:uses?|goes|enters?|touch(?:es)?)`,
  '(?:wires?|cables?|conductors?|terminals?)(?: (?:is|are|was|were|all))? (?:hanging|sticking|poking|coming) out|covers? (?:is |are |was |has come )?(?:off|missing|gone)[^.;]{0,30}(?:wires?|wiring|terminals?|live)',
  'earth(?:ing)? (?:wire|lead|bond|connection|pin)s?(?: (?:of|on|in) (?:\\p{L}+ ){0,2}\\p{L}+)? (?:is |are |was |were |has come )?(?:missing|broken|loose|off|cut|disconnected|gone)|(?:missing|broken|loose|no) earth (?:wire|lead|bond|connection|pin|continuity)|(?:rcd|rcbo|gfci|residual current device)s?(?: (?:of|on|in) (?:\\p{L}+ ){0,2}[\\p{L}\\d]+)? (?:is |are |was |were |has been |have been )?(?:bypassed|bridged|taped|removed|linked out|not tripping|(?:does|do|did|will) not trip|fail(?:s|ed)? to trip)',
];

/** Of a text that is published this would be no danger: it is read in Operations alone. */
export const currentOfPosts = `(?:posts?|panels?|boards?|sockets?|lights?)(?: \\p{L}?\\d+)? ${isBe} live(?! (?:on|at) (?:the|our) (?:web|site|page))`;
