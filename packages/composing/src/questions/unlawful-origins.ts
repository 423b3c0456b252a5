/** Names of castes, religions and races, none of which anybody may be chosen by. */
const community =
  '(?:hindus?|muslims?|islamic|christians?|sikhs?|jains?|buddhists?|jews?|jewish|parsis?|catholics?|protestants?|hinduism|brahmins?|marathas?|rajputs?|ban[iy]+as?|kshatriyas?|dalits?|obcs?|(?:upper|higher|high|lower|low|backward|forward|scheduled|our|same|own) castes?|castes?|whites?|blacks?|asians?|africans?|gypsies|gypsy|travellers|foreigners?|immigrants?|migrants?|outsiders?)';
/** Of these people speak a language, too, which a job may need. */
const region =
  '(?:maharashtrians?|marathi|gujaratis?|marwaris?|punjabis?|bengalis?|biharis?|tamil(?:ian)?s?|telugu|kannadigas?|malayalis?|mallus?|sindhis?|keralites?|konkanis?|(?:north|south) indians?|local|locals|native)';
const person =
  '(?:candidates?|applicants?|persons?|people|boys?|girls?|lad(?:y|ies)|wom[ae]n|men|man|males?|females?|gents?|staff|community|famil(?:y|ies)|background|origin|faith|religion)';
const wish =
  '(?:only|preferred|preferable|preferably|required|wanted|need not|should not|may not|must not|cannot|not (?:allowed|wanted|considered|eligible)|excluded)';
const before =
  '(?:only|no|not|non|prefer(?:ably|red|ence)?(?: (?:to|for|given to|will be given to))?|must be|should be|has to be|looking for|wants?|wanted|needs?)';
/** Of what has a name in common with them. */
const thing =
  '(?! (?:speak(?:s|ers?|ing)?|language|typing|reading|writing|spoken|knowledge|holidays?|festivals?|food|cuisine|cooking|dishes|school|college|charity|church|temple|studies|texts?|clients?|customers?|music|art|deliver(?:y|ies)|travel|runs?|area|market|calls?|authority|government|suppliers?|produce|newspaper|pepper|board|history|and [\\p{L}]+ (?:speak|language)))';

const ladies = '(?:lad(?:y|ies)|gents?|gentlemen|women|woman|boys|girls|housewi(?:fe|ves))';
/** `Ladies’ wear`, `boys’ school` */
const ofTheirs =
  "(?!['’]|s['’]| (?:wear|fashion|clothing|shoes|salon|hair|toilets?|health|football|team|changing|school|garments|tailor\\p{L}*|section|room|hostel|products|college|refuge|rugby|cricket|ward))";
const looks =
  '(?:good[- ]looking(?! after)|good looks|(?:fair|light|white) (?:complexion|skin|colou?r)|fair[- ]skinned|slim|(?:attractive|beautiful|handsome|pretty) (?:candidates?|lad(?:y|ies)|girls?|females?|wom[ae]n|appearance|looks|personality|face)|smart looking|(?:wheatish|dusky) complexion|not (?:fat|dark|short)|min(?:imum|\\.)? height)';
const marital =
  "(?:un-?married|bachelors?(?!['’]?s? (?:degree|of|in|level))(?!['’])|spinsters?|widow(?:s|ed|er)?|divorce(?:e|es|d)|not married|newly ?wed|no (?:married|pregnant))";

const shapes = [
  `\\b${community}(?: (?:\\p{L}+ )?${person})?(?: are| is)? ${wish}\\b`,
  `\\b${community} ${person}\\b`,
  `\\b${before}:? (?:an? |the )?(?:\\p{L}+[ -]){0,3}?(?!(?:black|white|asian|african)\\b|travellers cheques)${community}\\b${thing}`,
  `\\b${region}${thing}(?: \\p{L}+)? ${person}\\b`,
  `\\b${region}${thing} ${wish}\\b`,
  `\\b${before}:? (?:an? )?(?:\\p{L}+ )?(?!native|local\\b|marathi|tamil\\b|telugu)${region}\\b${thing}`,
  `(?:^|\\b(?:only|young|smart|local|two|three|\\d{1,2}|experienced|prefer(?:ably|red)?|wanted|need|want) )${ladies}\\b${ofTheirs}(?: (?:${wish}|with|who|for|from|below|under|above|staff|candidates?)\\b|[,;.]|$)`,
  `\\b${ladies}${ofTheirs} ${wish}\\b`,
  `\\b${looks}\\b`,
  `\\b${marital}\\b`,
].map((shape) => new RegExp(shape, 'iu'));

/** Who says that none of it matters, or invites those who are seldom chosen, chooses by none. */
const fair =
  /\b(?:regardless|irrespective|whatever (?:their|your|the)|equal(?:ly)?|all (?:religions|castes|communities|backgrounds)|discriminat\p{L}*|no bar|welcome|encourag\p{L}*|inclusive|diversity|divers|both (?:ladies|women|men|gents|boys|girls)|(?:ladies|women|girls) (?:and|or|\/|&) (?:gents|men|boys)|(?:gents|men|boys) (?:and|or|\/|&) (?:ladies|women|girls))\b/iu;

/** Whether a wish is for a caste, a religion, a region, a race, looks, a sex or a marriage: `Muslims need not apply`. */
export const choosesByOrigin = (sentence: string): boolean =>
  !fair.test(sentence) && shapes.some((shape) => shape.test(sentence));
