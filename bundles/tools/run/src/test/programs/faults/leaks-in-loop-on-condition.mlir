// RUN: --args=3,true
// The leaks of one operation and one call are one error. Its notes name the condition, and not the iterations of the loop.
func.func @f(%c: i1) {
  scf.if %c {
    %a = memref.alloc() : memref<4xi64> // expected: 3 buffers allocated here are never freed
  }
  return
}
func.func @main(%n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 { // no note
    func.call @f(%c) : (i1) -> ()
  }
  return
}
