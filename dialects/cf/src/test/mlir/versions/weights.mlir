// RUN:

func.func @f(%c: i1, %i: index) {
  cf.cond_br %c weights([90, 10]), ^a(%i : index), ^b {x}
^a(%j: index):
  cf.cond_br %c, ^b, ^b
^b:
  return
}
