### Grécolonies for newcomers: what each question of the panel is for, a sentence each.

grecolonies-guide-action = Live in both provinces of an open objective at the end of your turn, and it is yours: 2 points. Recruit when too few of you are left to go anywhere.
grecolonies-guide-group = In a fight each citizen is a die, six at most; where they leave, three must stay.
grecolonies-guide-recruits = Recruits come only to where you live already: put them where you will set out from, or where you expect an attack.
grecolonies-guide-cohabit = Living side by side counts for objectives, for both of you; refusing means a fight, and its winner gets a marker of glory, 1 point.
grecolonies-guide-defender = Only whom you choose fights you now; look at how many citizens each of them has there.
grecolonies-guide-ally = Glory is for whoever leads the fight. You lend your citizens for what was promised to you, or to keep somebody from winning.
grecolonies-guide-more-allies = Every citizen you send is one die more for that side, up to six, and may be lost.
grecolonies-guide-spare = A side has six dice at most. Whoever goes to the Refuge is safe, and comes back after the fight.
grecolonies-guide-predict = Foretell both the winner and the number of assaults, and two citizens come with your next recruits; a wrong guess costs nothing.
grecolonies-guide-shake = New dice for everybody: only you see what lies under your cup.
grecolonies-guide-open-assault = Say how many of a weapon lie under both cups, at least. Too low is easily outbid, too high is countered.
grecolonies-guide-announce = Is it less than announced? Counter. Is it exactly that? Dodge. Could there be more? Say a higher number.
grecolonies-guide-lose = A lost assault takes two citizens: one is safe in the Refuge, one goes back to its owner’s reserve.
grecolonies-guide-return = They can go wherever you live already: think of the signs you need, and of who could be attacked.
grecolonies-guide-take-count = The larger the group, the more dice if there is a fight, and the fewer guard where they come from.
grecolonies-guide-take-origin = Everywhere at least three must stay, so nobody leaves where three or fewer live.
grecolonies-guide-recruit-province = You may split your recruits among the places where you live.
grecolonies-guide-ally-count = One die for each citizen you send; three stay where they leave.
grecolonies-guide-announce-count = Of a weapon one die shows half a one on average: twelve dice about six. What you see under your own cup is certain.
grecolonies-guide-announce-weapon = All three weapons are equally likely: name one you have many of, or make believe.
