### Conseils : ce qui vaut d’être joué et pourquoi, et ce qu’une table en décide.

button-advise = Conseil
button-advise-play = Jouer ce tour
button-advise-try = L’essayer d’abord
advice-thinking = Je réfléchis à ton tour…
advice-title = { $count ->
    [one] **Voici ce que je jouerais.** Je ne sais que ce que tu vois ; les chances sont estimées.
   *[other] **Voici les tours que je préfère.** Je ne sais que ce que tu vois ; les chances sont estimées.
}
advice-turn = { $number }. { $what } · gagne { $percent } fois sur 100
advice-alike = { $what } ({ $action })
advice-why = { $why }.
advice-why-answer = { $why } ; la plus forte réponse que j’ai vue : { $answer } (−{ $percent }).
advice-reasons = { $reasons }
advice-later = un tour plus tard : { $reasons }
advice-only = c’est tout ce qu’il y a à faire
advice-no-reason = le meilleur tout bien pesé, sans que rien ressorte
advice-holds = d’après ce que tu vois, cela tient { $percent } fois sur 100
advice-wins = gagne la partie
advice-of-other = { $what } pour { $who }
advice-goes-on = -# La suite ne se voit qu’en jouant : demande-moi encore à ce moment-là.
advice-passed = La partie a avancé, et ce conseil valait pour une position passée. Rien n’a été joué.
advice-interrupted = Ce tour ne peut pas se jouer d’un trait : quelqu’un répond entre-temps. { $reason } Rien n’a été joué. Essaie-le d’abord, puis joue-le par morceaux.
advice-aside = Avant le conseil
advice-told = Conseils : { $choice }
advice-meaning = Si je dis à qui le demande à son tour ce que je jouerais, et pourquoi. Une partie avec conseils n’est pas classée.
choice-advice-off = aucun
choice-advice-on = à qui en demande
choice-advice-until = jusqu’au tour { $turn }
choice-advice-usual = Comme d’habitude : seulement seul contre des ordinateurs
vote-advice = { $who } propose { $to ->
    [off] de continuer sans conseils.
    [on] que je conseille qui le demande. La partie ne sera pas classée.
   *[until] que je conseille qui le demande jusqu’au tour { $turn }. La partie ne sera pas classée.
}
post-advised = On pouvait demander conseil dans cette partie : elle n’est pas classée.
table-no-adviser = Personne ne sait encore conseiller dans ce jeu.
table-advice-off = Cette table joue sans conseils. Qui joue peut en convenir : /partie réglages conseils.
table-advice-over = Cette table avait des conseils jusqu’au tour { $turn }. Qui joue peut en convenir encore : /partie réglages conseils.
table-advice-for-turns = Je conseille des tours entiers. Ce qu’on te demande là est une réponse hors de ton tour.
table-advice-under-way = Je réfléchis déjà à ton tour : la réponse vient là où tu as demandé d’abord.
table-bad-advice = « { $given } » n’est pas un réglage. Tape off, on, ou le numéro du dernier tour avec conseils.
table-advice-as-it-is = C’est déjà décidé ainsi.
privacy-trace-advice = les tours qu’on t’a conseillés en dernier, tant que la partie est gardée
command-advice = conseil
    .description = Ce que je jouerais à ton tour, et pourquoi
parameter-advice = conseils
    .description = Conseils : off, on, ou le dernier tour avec (à convenir)
