// RUN: --mlir-version=19.1 --test-scf-pipelining
// The first and the last iterations are completed outside the loop.
func.func @step(%A: memref<?xf32>, %result: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c11 = arith.constant 11 : index
  %cf = arith.constant 2.5 : f32
  scf.for %i0 = %c0 to %c11 step %c3 {
    %A_elem = memref.load %A[%i0] { __test_pipelining_stage__ = 0, __test_pipelining_op_order__ = 2 } : memref<?xf32>
    %A1_elem = arith.addf %A_elem, %cf { __test_pipelining_stage__ = 1, __test_pipelining_op_order__ = 1 } : f32
    memref.store %A1_elem, %result[%i0] { __test_pipelining_stage__ = 2, __test_pipelining_op_order__ = 0 } : memref<?xf32>
  }  { __test_pipelining_loop__ }
  return
}
func.func @carried(%A: memref<?xf32>, %result: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %cf = arith.constant 2.5 : f32
  %r = scf.for %i0 = %c0 to %c4 step %c1 iter_args(%arg0 = %cf) -> (f32) {
    %A_elem = memref.load %A[%i0] { __test_pipelining_stage__ = 0, __test_pipelining_op_order__ = 1 } : memref<?xf32>
    %A1_elem = arith.addf %A_elem, %arg0 { __test_pipelining_stage__ = 1, __test_pipelining_op_order__ = 0 } : f32
    scf.yield %A1_elem : f32
  }  { __test_pipelining_loop__ }
  return %r : f32
}
func.func @escape(%A: memref<?xf32>) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %cf = arith.constant 2.5 : f32
  %r:2 = scf.for %i0 = %c0 to %c9 step %c1 iter_args(%a = %cf, %b = %cf) -> (f32, f32) {
    %x = memref.load %A[%i0] { __test_pipelining_stage__ = 0, __test_pipelining_op_order__ = 3 } : memref<?xf32>
    %y = arith.addf %x, %a { __test_pipelining_stage__ = 1, __test_pipelining_op_order__ = 2 } : f32
    %z = arith.mulf %y, %x { __test_pipelining_stage__ = 2, __test_pipelining_op_order__ = 1 } : f32
    %w = arith.subf %z, %b { __test_pipelining_stage__ = 3, __test_pipelining_op_order__ = 0 } : f32
    scf.yield %y, %w : f32, f32
  }  { __test_pipelining_loop__ }
  return %r#0, %r#1 : f32, f32
}
func.func @nested2(%A: memref<?xf32>, %p: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %cf = arith.constant 2.5 : f32
  scf.for %i0 = %c0 to %c9 step %c1 {
    %x = memref.load %A[%i0] { __test_pipelining_stage__ = 0, __test_pipelining_op_order__ = 2 } : memref<?xf32>
    %v = scf.if %p -> f32 {
      %w = arith.addf %x, %cf : f32
      %i = arith.index_cast %i0 : index to i32
      %q = arith.sitofp %i : i32 to f32
      %q2 = arith.addf %w, %q : f32
      scf.yield %q2 : f32
    } else {
      scf.yield %cf : f32
    } { __test_pipelining_stage__ = 1, __test_pipelining_op_order__ = 1 }
    memref.store %v, %A[%i0] { __test_pipelining_stage__ = 2, __test_pipelining_op_order__ = 0 } : memref<?xf32>
  }  { __test_pipelining_loop__ }
  return
}
func.func @dist(%A: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %cf = arith.constant 2.5 : f32
  %r = scf.for %i0 = %c0 to %c9 step %c1 iter_args(%a = %cf) -> (f32) {
    %x = memref.load %A[%i0] { __test_pipelining_stage__ = 0, __test_pipelining_op_order__ = 3 } : memref<?xf32>
    %y = arith.addf %x, %x { __test_pipelining_stage__ = 1, __test_pipelining_op_order__ = 2 } : f32
    %z = arith.mulf %y, %a { __test_pipelining_stage__ = 3, __test_pipelining_op_order__ = 0 } : f32
    memref.store %z, %A[%i0] { __test_pipelining_stage__ = 3, __test_pipelining_op_order__ = 1 } : memref<?xf32>
    scf.yield %y : f32
  }  { __test_pipelining_loop__ }
  return %r : f32
}
func.func @invalid(%A: memref<?xf32>, %result: memref<?xf32>, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %cf = arith.constant 2.5 : f32
  %r:2 = scf.for %i0 = %c0 to %c4 step %c1 iter_args(%arg0 = %cf, %a1 = %cf) -> (f32, f32) {
    %A_elem = memref.load %A[%i0] { __test_pipelining_stage__ = 0, __test_pipelining_op_order__ = 1 } : memref<?xf32>
    %A1_elem = arith.addf %A_elem, %arg0 { __test_pipelining_stage__ = 1, __test_pipelining_op_order__ = 0 } : f32
    scf.yield %A1_elem, %arg0 : f32, f32
  }  { __test_pipelining_loop__ }
  return %r#1 : f32
}
