"builtin.module"() ({
  "toy.load"() <{alignment = [], hint = [], order = 0 : i32, volatile = false}> : () -> ()
  "toy.load"() <{alignment = [8], hint = [0 : i32], note = "a", order = 1 : i32, volatile}> : () -> ()
  "toy.load"() <{alignment = [16], hint = [], order = 1 : i32, volatile}> : () -> ()
  "toy.load"() <{alignment = [], hint = [], order = 0 : i32, volatile}> : () -> ()
  "toy.load"() <{alignment = [], hint = [], note = "b", order = 0 : i32, volatile = false}> : () -> ()
  "toy.dict"() <{alignment = [], volatile = false}> : () -> ()
  "toy.dict"() <{alignment = [8], volatile}> : () -> ()
}) : () -> ()

