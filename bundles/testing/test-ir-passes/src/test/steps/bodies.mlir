// STEP: erase function bodies
func.func private @declared()
func.func @defined(%a: i32) -> i32 {
  return %a : i32
}
func.func nested @with_blocks() {
  cf.br ^bb1
^bb1:
  return
}
