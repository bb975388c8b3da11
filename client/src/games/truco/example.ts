/** A case of truco for the judge, as `tento judge` reads it. */
export const example = `game = "truco"
title = "mineiro: a mão começa valendo dois"
rulebooks = ["mineiro-2-4-6-10-12"]
dealer = 0
score = [0, 0]
do = []

[expect]
value = 2
can = ["1 raise 4"]
cannot = ["1 raise 3"]
`;
