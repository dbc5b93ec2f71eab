// RUN: --canonicalize=region-simplify=aggressive
// The blocks differ in one value, which is used twice: it becomes one argument.
func.func private @use(i32, i32)
func.func @merge(%c: i1, %x: i32, %y: i32) {
  cf.cond_br %c, ^left, ^right
^left:
  func.call @use(%x, %x) : (i32, i32) -> ()
  cf.br ^join
^right:
  func.call @use(%y, %y) : (i32, i32) -> ()
  cf.br ^join
^join:
  func.call @use(%x, %y) : (i32, i32) -> ()
  return
}
