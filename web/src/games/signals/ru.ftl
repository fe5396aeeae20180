signals-ui-round = Сыграно раундов: { $round }
