// RUN: --cse
// What a dominating block or an enclosing operation has computed is used again; what a sibling has computed is not.
func.func private @use(i32, i32)
func.func @scopes(%c: i1, %x: i32, %y: i32) {
  %0 = arith.addi %x, %y : i32
  %dead = arith.subi %x, %y : i32
  cf.cond_br %c, ^left, ^right
^left:
  %1 = arith.addi %y, %x : i32
  %2 = arith.muli %x, %y : i32
  func.call @use(%1, %2) : (i32, i32) -> ()
  cf.br ^join
^right:
  %3 = arith.muli %x, %y : i32
  func.call @use(%3, %0) : (i32, i32) -> ()
  cf.br ^join
^join:
  scf.if %c {
    %4 = arith.addi %x, %y : i32
    func.call @use(%4, %4) : (i32, i32) -> ()
  }
  return
}
