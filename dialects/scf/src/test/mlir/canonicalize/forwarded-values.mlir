// RUN: --canonicalize --allow-unregistered-dialect
// Results and arguments that are always one value, that are equal to others, or that are not used.
func.func @unused_arg(%a: i32, %b: i32, %l: index, %u: index) -> i32 {
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %l to %u step %c1 iter_args(%x = %a, %y = %b) -> (i32, i32) {
    %1 = "t.use"(%y) : (i32) -> i32
    scf.yield %1, %1 : i32, i32
  }
  return %r#1 : i32
}
func.func @dup(%a: i32, %b: i32, %l: index, %u: index) -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %l to %u step %c1 iter_args(%x = %a, %y = %a) -> (i32, i32) {
    %1 = "t.use"(%x, %y) : (i32, i32) -> i32
    scf.yield %1, %1 : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @dup_unused_result(%a: i32, %b: i32, %l: index, %u: index) -> (i32) {
  %c1 = arith.constant 1 : index
  %r:3 = scf.for %i = %l to %u step %c1 iter_args(%x = %a, %z = %b, %y = %a) -> (i32, i32, i32) {
    %1 = "t.use"(%x, %y, %z) : (i32, i32, i32) -> i32
    scf.yield %1, %1, %1 : i32, i32, i32
  }
  return %r#2 : i32
}
func.func @swap(%a: i32, %b: i32, %l: index, %u: index) -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %l to %u step %c1 iter_args(%x = %a, %y = %a) -> (i32, i32) {
    %1 = "t.use"(%x, %y) : (i32, i32) -> i32
    scf.yield %y, %x : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @equal_computations(%a: i32, %b: i32, %l: index, %u: index) -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %l to %u step %c1 iter_args(%x = %a, %y = %a) -> (i32, i32) {
    %1 = arith.addi %x, %b : i32
    %2 = arith.addi %y, %b : i32
    scf.yield %1, %2 : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @three(%a: i32, %b: i32, %l: index, %u: index) -> (i32, i32, i32, i32) {
  %c1 = arith.constant 1 : index
  %r:4 = scf.for %i = %l to %u step %c1 iter_args(%x = %a, %y = %b, %z = %a, %w = %b) -> (i32, i32, i32, i32) {
    %1 = "t.use"(%x, %y, %z, %w) : (i32, i32, i32, i32) -> i32
    scf.yield %1, %1, %1, %1 : i32, i32, i32, i32
  }
  return %r#0, %r#1, %r#2, %r#3 : i32, i32, i32, i32
}
func.func @constants(%l: index, %u: index) -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %a = arith.constant 0 : i32
  %b = arith.constant 0 : i32
  %r:2 = scf.for %i = %l to %u step %c1 iter_args(%x = %a, %y = %b) -> (i32, i32) {
    %1 = "t.use"(%x, %y) : (i32, i32) -> i32
    scf.yield %1, %1 : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @same_init(%a: memref<4xi32>, %l: index, %u: index) -> memref<4xi32> {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %l to %u step %c1 iter_args(%x = %a) -> memref<4xi32> {
    "t.use"(%x) : (memref<4xi32>) -> ()
    scf.yield %a : memref<4xi32>
  }
  return %r : memref<4xi32>
}
func.func @yields_other_arg(%a: i32, %b: i32, %l: index, %u: index) -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %l to %u step %c1 iter_args(%x = %a, %y = %a) -> (i32, i32) {
    "t.use"(%x, %y) : (i32, i32) -> ()
    scf.yield %x, %x : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @while_dups(%a: i32, %b: i32, %l: index, %u: index) -> (i32, i32) {
  %r:2 = scf.while (%x = %a, %y = %a) : (i32, i32) -> (i32, i32) {
    %c = "t.use"(%x, %y) : (i32, i32) -> i1
    scf.condition(%c) %x, %x : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    %1 = "t.use"(%x, %y) : (i32, i32) -> i32
    scf.yield %1, %1 : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @forall_none(%a: memref<i32>, %t: tensor<4xf32>) -> tensor<4xf32> {
  scf.forall () in () {
    "t.use"(%a) : (memref<i32>) -> ()
  }
  %0 = scf.forall () in () shared_outs(%o = %t) -> tensor<4xf32> {
    %1 = "t.use"(%o) : (tensor<4xf32>) -> (tensor<4xf32>)
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %o[0][4][1] : tensor<4xf32> into tensor<4xf32>
    }
  }
  return %0 : tensor<4xf32>
}
func.func @if_same(%c: i1, %a: i32, %b: i32) -> (i32, i32, i32) {
  %r:4 = scf.if %c -> (i32, i32, i32, i32) {
    %1 = "t.one"() : () -> i32
    scf.yield %a, %1, %1, %1 : i32, i32, i32, i32
  } else {
    %1 = "t.two"() : () -> i32
    scf.yield %a, %1, %1, %b : i32, i32, i32, i32
  }
  return %r#0, %r#1, %r#2 : i32, i32, i32
}
func.func @switch_same(%c: index, %a: i32, %b: i32) -> (i32, i32, i32) {
  %r:4 = scf.index_switch %c -> i32, i32, i32, i32
  case 0 {
    %1 = "t.one"() : () -> i32
    scf.yield %a, %1, %1, %1 : i32, i32, i32, i32
  } default {
    %1 = "t.two"() : () -> i32
    scf.yield %a, %1, %1, %b : i32, i32, i32, i32
  }
  return %r#0, %r#1, %r#2 : i32, i32, i32
}
func.func @switch_all_dead(%c: index, %a: i32, %b: i32) {
  %r:2 = scf.index_switch %c -> i32, i32
  case 0 {
    %1 = "t.one"() : () -> i32
    scf.yield %a, %1 : i32, i32
  } default {
    scf.yield %a, %b : i32, i32
  }
  return
}
func.func @exec(%c: i1, %a: i32, %b: i32) -> (i32, i32, i32) {
  %r:4 = scf.execute_region -> (i32, i32, i32, i32) {
    cf.cond_br %c, ^x, ^y
  ^x:
    %1 = "t.one"() : () -> i32
    scf.yield %a, %1, %1, %1 : i32, i32, i32, i32
  ^y:
    %2 = "t.two"() : () -> i32
    scf.yield %a, %2, %2, %b : i32, i32, i32, i32
  }
  return %r#0, %r#1, %r#2 : i32, i32, i32
}
func.func @exec_no_inline(%c: i1, %a: i32, %b: i32) -> (i32, i32, i32) {
  %r:4 = scf.execute_region -> (i32, i32, i32, i32) no_inline {
    %1 = "t.one"() : () -> i32
    scf.yield %a, %1, %1, %1 : i32, i32, i32, i32
  }
  return %r#0, %r#1, %r#2 : i32, i32, i32
}
func.func @while_same(%a: i32, %b: i32) -> (i32, i32, i32) {
  %r:4 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32, i32, i32) {
    %1 = "t.one"(%x, %y) : (i32, i32) -> i32
    %c = "t.c"() : () -> i1
    scf.condition(%c) %a, %1, %1, %x : i32, i32, i32, i32
  } do {
  ^bb0(%p: i32, %q: i32, %r: i32, %s: i32):
    "t.two"(%p, %q, %r, %s) : (i32, i32, i32, i32) -> ()
    scf.yield %s, %q : i32, i32
  }
  return %r#0, %r#1, %r#2 : i32, i32, i32
}
