// RUN: --affine-loop-coalescing --remarks --verify-diagnostics
// REFERENCE: has no remarks
func.func private @use(index)

func.func @f(%n: index, %a: i32) {
  // expected-remark @below {{one loop now for 2 nested ones}}
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 5 {
      func.call @use(%j) : (index) -> ()
    }
  }
  // expected-remark @below {{not coalesced: the innermost loops carry values, or do not start at 0 with step 1}}
  affine.for %i = 0 to 4 {
    affine.for %j = 1 to 5 {
      func.call @use(%j) : (index) -> ()
    }
  }
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %i0 = arith.constant 0 : i32
  // expected-remark @below {{not coalesced: a bound is no symbol outside of the loops, or the types of the bounds differ}}
  scf.for %i = %i0 to %a step %a : i32 {
    scf.for %j = %c0 to %c3 step %c3 {
      func.call @use(%j) : (index) -> ()
    }
  }
  return
}
