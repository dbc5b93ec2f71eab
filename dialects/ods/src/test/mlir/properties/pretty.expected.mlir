module {
  toy.load volatile alignment = 16 order = strict
  toy.load hint = strict
  toy.dict <{alignment = [16], note = "c", volatile}>
  toy.dict 
}

