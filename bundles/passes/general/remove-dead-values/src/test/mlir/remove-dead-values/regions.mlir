// RUN: --mlir-version=19.1 --remove-dead-values

// The second value that the loop carries is not needed.
func.func @for(%a: f32, %n: index, %m: memref<10xf32>) -> f32 {
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %r:2 = scf.for %i = %c1 to %n step %c1 iter_args(%x = %z, %y = %a) -> (f32, f32) {
    %e = memref.load %m[%i] : memref<10xf32>
    %x2 = arith.addf %x, %e : f32
    %y2 = arith.addf %y, %e : f32
    scf.yield %x2, %y2: f32, f32
  }
  return %r#0 : f32
}

// A loop without effects, of which nobody needs a result.
func.func @dead_for(%a: f32, %n: index) {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c1 to %n step %c1 iter_args(%x = %a) -> (f32) {
    %x2 = arith.addf %x, %x : f32
    scf.yield %x2: f32
  }
  return
}

// The third operand of the condition is a result and an argument: needed as one, it stays as both. The others go.
func.func @while(%a: i32, %b: i32, %m: memref<i32>) -> i32 {
  %r:3 = scf.while (%x = %a, %y = %b, %u = %a) : (i32, i32, i32) -> (i32, i32, i32) {
    %c = memref.load %m[] : memref<i32>
    %d = arith.cmpi slt, %c, %x : i32
    %y2 = arith.addi %y, %y : i32
    scf.condition (%d) %y2, %x, %u : i32, i32, i32
  } do {
  ^bb0(%p: i32, %q: i32, %s : i32):
    memref.store %q, %m[] : memref<i32>
    %t = arith.addi %p, %q : i32
    scf.yield %q, %t, %q : i32, i32, i32
  }
  return %r#2 : i32
}

// The part that is never executed does not make what it uses needed, as it goes itself.
func.func @dead_branch(%a: i32, %c: i1) -> i32 {
  %true = arith.constant true
  %d = arith.addi %a, %a : i32
  %r = scf.if %true -> i32 {
    scf.yield %a : i32
  } else {
    %q = arith.addi %d, %a : i32
    scf.yield %q : i32
  }
  %r2:2 = scf.if %c -> (i32, i32) {
    scf.yield %a, %a : i32, i32
  } else {
    %q = arith.addi %a, %a : i32
    %q2 = arith.muli %q, %a : i32
    scf.yield %q, %q2 : i32, i32
  }
  return %r2#1 : i32
}

func.func @others(%a : i32, %c: index, %m : memref<i32>) -> i32 {
  %r:2 = scf.execute_region -> (i32, i32) {
    %y = arith.addi %a, %a : i32
    memref.store %y, %m[] : memref<i32>
    scf.yield %a, %y : i32, i32
  }
  %r2:2 = scf.index_switch %c -> i32, i32
  case 2 {
    %y = arith.addi %a, %r#1 : i32
    memref.store %y, %m[] : memref<i32>
    scf.yield %a, %y : i32, i32
  }
  default {
    %y = arith.addi %a, %r#1 : i32
    scf.yield %a, %y : i32, i32
  }
  %t:2 = memref.alloca_scope -> (i32, i32) {
    %y = arith.addi %a, %a : i32
    memref.store %y, %m[] : memref<i32>
    memref.alloca_scope.return %a, %y : i32, i32
  }
  return %r2#0 : i32
}
