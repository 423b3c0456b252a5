import type { Language } from './language.ts';

const month =
  '(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)';
const then = `(?:(?:em|a partir de|para|lá para|no início de|no fim de) ${month}|n[oa] (?:verão|outono|inverno|primavera|próximo ano|ano que vem|próximo mês|mês que vem|próximo trimestre)|(?:o )?ano que vem|mais (?:tarde|para a frente|pra frente|adiante|para frente)|daqui a (?:uns|\\p{L}+) meses|depois d[oae]s? (?:verão|férias|natal|festas|época|colheita|${month}))`;

export const portuguese: Language = {
  typical: `os|uma?|não|obrigad[oa]|você|vocês|olá|oi|nossos?|nossas?|somos|podem|gostaríamos|para|pra|com|que|em|no|na|do|da|é|mas|bom|boa|dia|tarde|temos|tenho|já|sim|por|meu|minha|isso|pode|quanto|mim|às|ao|eu|nós|muito`,
  wishes: `não hesitem? em|(?:muito |estou |estamos )?interessad[oa]s?|(?:me|nos) interessa|interessa(?: me| nos)|(?:temos|tenho|tem|há) (?:[^ ]+ )?interesse|com (?:muito |todo o )?(?:prazer|gosto)|(?:me|nos) (?:liga|ligue|liguem|manda|mande|mandem|envia|envie|enviem|mostra|mostre|passa|passe|explica|explique|chama|chame)|(?:liga|ligue|liguem|mande|mandem|manda|envie|enviem|envia|telefone|contacte|mostre|passe|faça|diga) (?:me|nos|por favor|o|a|os|as|um|uma|para)|
    (?:pode|podem|poderia|poderiam|podes|poderias|pode se) (?:[^ ]+ ){0,2}(?:ligar|mandar|enviar|mostrar|passar|telefonar|contactar|explicar|fazer|liberar|visitar|dar|dizer|vir|apresentar)(?: me| nos)?|quero(?: [^ ]+){0,3} (?:testar|experimentar|saber|ver|comprar|conhecer|contratar|encomendar|falar|agendar|marcar)|(?:queremos|gostaria|gostaríamos|gostava|gostávamos|queria|queríamos|preciso|precisamos) (?:de )?(?:[^ ]+ ){0,2}(?:testar|experimentar|saber|ver|comprar|conhecer|contratar|encomendar|falar|agendar|marcar|receber|disso|disto)|
    quanto (?:custa|custam|custaria|custariam|é|fica|ficaria|sai|sairia|cobram?|seria|vale|levam)|qual (?:é |seria )?(?:o |a |os )?(?:vosso |seu )?(?:preço|valor|custo|tarifa|orçamento)|quais (?:são )?(?:os )?(?:vossos |seus )?(?:preços|valores|custos)|por quanto|a que preço|mais (?:informações|informação|detalhes|infos?)|saber mais|quando (?:podemos|pode|podem|poderíamos|começamos|começa|vêm|seria|tem|têm)|(?:podemos|poderíamos|vamos) (?:[^ ]+ )?(?:falar|conversar|marcar|agendar|começar|reunir|combinar|fechar)|
    (?:passe|passem|venha|venham|apareça|vem|passa) (?:[^ ]+ ){0,2}(?:aqui|cá|por cá|n[oa]|segunda|terça|quarta|quinta|sexta|amanhã|visitar)|(?:ficamos|fico|quero|queremos|levo|levamos) (?:com )?(?:um|uma|dois|duas|três|\\d+)|pode ser (?:[^ ]+ ){0,2}(?:às|amanhã|segunda|terça|quarta|quinta|sexta|hoje|na|no)|topo|bora|fechado|vamos avançar|estou (?:livre|disponível)|estamos disponíveis`,
  praise: `(?:parece|soa)(?: [^ ]+)? (?:bem|bom|interessante|ótimo|boa ideia)|boa ideia|(?:me|nos) convém`,
  offers: `orçamentos?|propostas?|preços?|preçário|tabela|tarifas?|custos?|valor(?:es)?|cotaç(?:ão|ões)|reuni(?:ão|ões)|chamadas?|ligação|telefonema|videochamada|conversa|demos?|demonstraç(?:ão|ões)|apresentação|visita|teste|amostras?|catálogo|folheto|informaç(?:ão|ões)|condições|agendamento|encontro`,
  asks: `por favor|pf|pode|podem|poderia|poderiam|podemos|poderíamos|podes|gostaria|gostaríamos|gostava|gostávamos|queria|queríamos|quero|queremos|preciso|precisamos|mand[ae]m?|mandar|envi[ae]m?|enviar|receber|ter|ver|marcar|marcamos|agendar|agendamos|fazer|fazemos|solicito|solicitamos|peço|pedimos|pedir|seria|sim|claro|ok|combinado|aguardo|aguardamos|fico à espera|vamos|interessa|por que não|porque não|dá para`,
  past: `ontem|passad[oa]|anterior|já (?:tivemos|vimos|fizemos|recebemos|temos|tenho|assin\\p{L}+)|tivemos|vimos|fizemos|recebemos|assinámos|assinamos|tive|vi`,
  missed:
    'encontr\\p{L}+|vejo|vemos|recebi|recebemos|sei|sabemos|conheço|aparece\\p{L}*|chegou|acho',
  negators: `não|nem|sem|nenhuma?|nunca|nada|jamais|ninguém|dispens\\p{L}+|desnecessári[oa]`,
  harmless: `(?:sem|não há|nenhum|não tem) (?:problemas?|stress)|por ?que não|não (?:só|apenas|hesite[m]?|me importo|me importava|é má ideia|está mal|há pressa|esqueça|antes d\\p{L}+)|nada mal|sem (?:compromisso|falta|iva|dúvida|obrigação)|senão|se não|não (?:poderia|podia|pode|podem)(?=[^,;]{0,80}\\?)`,
  turns: 'mas|porém|contudo|no entanto|embora|antes|sim',
  links: 'que|nem|ou|porque|pois',
  conditions: 'se|caso|quando',
  promises: `(?:entr|contact|contat|lig|avis)(?:aremos|amos|arei|o) (?:em contac?to|vos|lhe|lhes|você|vocês)?|(?:contactaremos|contataremos|avisaremos|ligaremos|entraremos|voltaremos)`,
  declines: `não (?:muito )?obrigad[oa]|obrigad[oa] (?:mas )?não|não (?:me|nos)? ?(?:interessa\\p{L}*|serve|convém)|não (?:estou|estamos) (?:[^ ]+ )?(?:interessad[oa]s?|à procura|procurando)|não (?:temos|tenho|há|precisamos|preciso|queremos|quero|vale a pena|faz sentido|é (?:o momento|para nós|necessário|preciso))|sem interesse|nenhum interesse|(?:muito|demasiado|caro demais) ?car[oa]?s?|agora não|de momento não|por enquanto não|dispenso|dispensamos|deixem? (?:me|nos) em paz|(?:vamos|estamos a|estamos) (?:fechar|encerrar|fechando)`,
  served: `já (?:temos|tenho|trabalhamos|contratamos|contratámos|usamos|fechamos|assinamos|assinámos|está|cuida\\p{L}*|tratamos|há|somos)(?: [^ ]+){0,8}|com (?:outr[oa]s?|a concorrência|um concorrente)(?: (?:empresa|fornecedor))?|(?:outro|nosso|atual) fornecedor|satisfeit[oa]s com|(?:fazemos|tratamos) (?:[^ ]+ ){0,2}(?:internamente|nós mesmos|nós próprios)`,
  later: `(?:lig\\p{L}+|contact\\p{L}+|contat\\p{L}+|fal\\p{L}+|escrev\\p{L}+|volt\\p{L}+|retom\\p{L}+|vemos|vamos ver|convers\\p{L}+|procur\\p{L}+|mand\\p{L}+|tent\\p{L}+)(?: [^ ]+){0,6} ${then}|${then} (?:falamos|vemos|talvez|podemos|conversamos|voltamos|a gente)|(?:talvez|quem sabe|melhor|eventualmente|só) (?:[^ ]+ ){0,3}${then}`,
  wrong: `(?:pessoa|número|endereço|email) (?:errad[oa]|incorret[oa])|não sou (?:eu|a pessoa|o responsável|a responsável)|(?:enganou se|se enganou|enganado)|já não trabalho|não trabalho mais`,
  refers: `(?:fale|falem|contacte|contate|escreva|ligue)(?: [^ ]+)? (?:com|para|o|a) (?:o |a )?(?:meu|minha|nosso|nossa|sr|sra|dr|dra|colega|departamento)|quem (?:trata|cuida|decide|trata disso|cuida disso)(?: [^ ]+){0,2} é|(?:o|a) responsável é|trata disso é`,
  sells: `(?:oferecemos|vendemos|fornecemos|fabricamos)|(?:precisam?|têm interesse|tem interesse|estão interessados)(?=[^\\n]{0,80}\\?)|(?:os )?nossos (?:preços|serviços)`,
  complains: `reclama\\p{L}+|reembols\\p{L}+|dinheiro de volta|vergonha|inaceitável|burla|golpe`,
  reproaches:
    'por ?que(?! não)|de onde|onde (?:conseguiu|arranjou)|quem (?:lhe|vos|te)|como (?:conseguiu|arranjou|obteve)|quantas vezes',
};
