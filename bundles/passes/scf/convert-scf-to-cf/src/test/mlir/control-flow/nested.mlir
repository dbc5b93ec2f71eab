// RUN: --convert-scf-to-cf --allow-unregistered-dialect --split-input-file
// Unreachable blocks stay; regions of unregistered operations, switches without cases, integers and nests are lowered.
func.func @f(%a: index, %c: i1) {
  return
^bb1:
  scf.if %c {
  }
  return
}
// -----
func.func @f(%a: index, %c: i1, %v: f32) {
  "any.foo"() ({
    scf.if %c {
    }
    "any.bar"() : () -> ()
  }) : () -> ()
  scf.forall (%i, %j) = (%a, 0) to (%a, 4) step (2, %a) {
  }
  scf.if %c {
    scf.yield
  }
  %t:2 = scf.if %c -> (f32, index) {
    scf.yield %v, %a : f32, index
  } else {
    scf.yield %v, %a : f32, index
  } {foo = 3}
  return
}
// -----
func.func @f(%a: i32) {
  scf.for %i = %a to %a step %a : i32 {
  }
  scf.for %i = %a to %a step %a : i32 {
    scf.for %j = %a to %i step %a : i32 {
      "any.foo"(%i, %j): (i32, i32) -> ()
    }
  }
  scf.while : () -> () {
    %true = arith.constant true
    scf.condition(%true)
  } do {
    scf.yield
  }
  return
}
// -----
func.func @nest(%c: i1, %v: f32, %a: index) -> f32 {
  %r:2 = scf.if %c -> (f32, f32) {
    %x = scf.for %i = %a to %a step %a iter_args(%s = %v) -> f32 {
      %y = scf.if %c -> f32 { scf.yield %s : f32 } else { scf.yield %v : f32 }
      scf.yield %y : f32
    }
    scf.yield %x, %v : f32, f32
  } else {
    %p:2 = scf.parallel (%i, %j) = (%a, %a) to (%a, %a) step (%a, %a) init (%v, %v) -> (f32, f32) {
      %z = scf.if %c -> f32 { scf.yield %v : f32 } else { scf.yield %v : f32 }
      scf.reduce(%z, %z : f32, f32) {
      ^bb0(%u: f32, %w: f32):
        scf.reduce.return %w : f32
      }, {
      ^bb0(%u: f32, %w: f32):
        %q = arith.mulf %u, %w : f32
        scf.reduce.return %q : f32
      }
    }
    scf.yield %p#0, %p#1 : f32, f32
  }
  return %r#0 : f32
}
