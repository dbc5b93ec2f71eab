// RUN: --inline
// Functions without affine operations are inlined into affine loops and conditions.
func.func private @sum(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}
func.func private @branches(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb2
^bb2:
  return
}
func.func @f(%m: memref<10xi32>, %c: i1) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xi32>
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
      %1 = func.call @sum(%0, %0) : (i32, i32) -> i32
      affine.store %1, %m[%i] : memref<10xi32>
    }
    func.call @branches(%c) : (i1) -> ()
  }
  return
}
