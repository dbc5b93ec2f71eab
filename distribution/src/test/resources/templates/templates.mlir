// Templates of completion, filled; the operations of each program are in its first line.
// affine.dma_start affine.dma_wait affine.prefetch
func.func @affine_dma_start(%a: memref<8xf32>, %b: memref<8xf32, 1>, %t: memref<1xi32>, %n: index) {
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %b[%i], %t[0], %n : memref<8xf32>, memref<8xf32, 1>, memref<1xi32>
    affine.dma_wait %t[0], %n : memref<1xi32>
    affine.prefetch %a[%i], read, locality<3>, data : memref<8xf32>
  }
  return
}
// -----
// memref.dma_start memref.prefetch
func.func @g(%a: memref<8xf32>, %b: memref<8xf32, 1>, %t: memref<1xi32>, %i: index) {
  memref.dma_start %a[%i], %b[%i], %i, %t[%i] : memref<8xf32>, memref<8xf32, 1>, memref<1xi32>
  memref.prefetch %a[%i], read, locality<3>, data : memref<8xf32>
  return
}
// -----
// async.execute
func.func @g() {
  %t = async.execute {
    async.yield
  }
  return
}
// -----
// gpu.launch
func.func @l(%s: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %s, %gy = %s, %gz = %s) threads(%tx, %ty, %tz) in (%sx = %s, %sy = %s, %sz = %s) {
    gpu.terminator
  }
  return
}
// -----
// omp.wsloop omp.loop_nest
func.func @w(%l: i32, %u: i32, %s: i32) {
  omp.wsloop {
    omp.loop_nest (%i) : i32 = (%l) to (%u) step (%s) {
      omp.yield
    }
    omp.terminator
  }
  return
}
// -----
// shape.const_shape shape.reduce
func.func @s(%x: !shape.shape, %st: !shape.size) {
  %c = shape.const_shape [2, 3] : tensor<2xindex>
  %d = shape.const_shape [2, 3] : !shape.shape
  %r = shape.reduce(%x, %st) : !shape.shape -> !shape.size {
  ^bb0(%i: index, %e: !shape.size, %acc: !shape.size):
    shape.yield %acc : !shape.size
  }
  return
}
// -----
// shape.function_library
shape.function_library @lib {
  shape.func @f(%a: !shape.value_shape) -> !shape.shape {
    %0 = shape.shape_of %a : !shape.value_shape -> !shape.shape
    shape.return %0 : !shape.shape
  }
} mapping {test.same = @f}
// -----
// sparse_tensor.iterate
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @it(%s: !sparse_tensor.iter_space<#COO, lvls = 0>) {
  sparse_tensor.iterate %i in %s : !sparse_tensor.iter_space<#COO, lvls = 0> {
  }
  return
}
// -----
// tosa.cond_if
func.func @it(%c: tensor<i1>, %a: tensor<f32>) -> tensor<f32> {
  %r = tosa.cond_if %c : tensor<i1> -> tensor<f32> {
    tosa.yield %a : tensor<f32>
  } else {
    tosa.yield %a : tensor<f32>
  }
  return %r : tensor<f32>
}
// -----
// transform.sequence transform.structured.split
transform.sequence failures(propagate) {
^bb0(%t: !transform.any_op):
  transform.structured.split %t after 3 {dimension = 0} : !transform.any_op
}
// -----
// vector.contract vector.outerproduct vector.mask gpu.warp_execute_on_lane_0
#m0 = affine_map<(i, j, k) -> (i, k)>
#m1 = affine_map<(i, j, k) -> (k, j)>
#m2 = affine_map<(i, j, k) -> (i, j)>
func.func @v(%a: vector<2x4xf32>, %b: vector<4x3xf32>, %c: vector<2x3xf32>, %p: vector<2xf32>, %q: vector<3xf32>, %m: vector<4xi1>, %l: index) {
  %0 = vector.contract {indexing_maps = [#m0, #m1, #m2], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x4xf32>, vector<4x3xf32> into vector<2x3xf32>
  %1 = vector.outerproduct %p, %q : vector<2xf32>, vector<3xf32>
  vector.mask %m { } : vector<4xi1>
  gpu.warp_execute_on_lane_0(%l)[32] {
  }
  return
}
// -----
// async.await async.runtime.store async.runtime.add_ref
func.func @f(%v: !async.value<f32>, %x: f32) {
  %0 = async.await %v : !async.value<f32>
  async.runtime.store %x, %v : <f32>
  async.runtime.add_ref %v {count = 1 : i64} : !async.value<f32>
  return
}
// -----
// sparse_tensor.unary sparse_tensor.binary
func.func @f(%x: f64, %y: f64) {
  %0 = sparse_tensor.unary %x : f64 to f64 present = {
  ^bb0(%a: f64):
    sparse_tensor.yield %a : f64
  } absent = {
  }
  %1 = sparse_tensor.binary %x, %y : f64, f64 to f64 overlap = {
  ^bb0(%a: f64, %b: f64):
    sparse_tensor.yield %a : f64
  } left = {
  } right = {
  }
  return
}
// -----
// transform.structured.generalize
transform.sequence failures(suppress) {
^bb0(%t: !transform.any_op):
  %0 = transform.structured.generalize %t : (!transform.any_op) -> !transform.any_op
}
// -----
// transform.loop.outline
transform.sequence failures(suppress) {
^bb0(%t: !transform.any_op):
  %1:2 = transform.loop.outline %t {func_name = "f"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
// llvm.lshr llvm.switch
llvm.func @f(%x: i32, %y: i32) {
  %0 = llvm.lshr %x, %y : i32
  llvm.switch %0 : i32, ^bb1 [1: ^bb2]
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// -----
// tosa.reshape vector.extract_strided_slice
func.func @f(%t: tensor<4xf32>, %v: vector<4xf32>) {
  %s = tosa.const_shape {values = dense<2> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %t, %s : (tensor<4xf32>, !tosa.shape<2>) -> tensor<2x2xf32>
  %1 = vector.extract_strided_slice %v {offsets = [0], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return
}
// -----
// irdl.dialect irdl.type irdl.operation irdl.operands irdl.attributes
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    irdl.parameters(%0)
  }
  irdl.operation @o {
    %0 = irdl.any
    irdl.operands(%0)
    irdl.attributes {"a" = %0}
  }
}
// -----
// ml_program.global gpu.create_csr
ml_program.global private @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
func.func @f(%d: index, %m: memref<?xindex>, %v: memref<?xf64>) {
  %0 = gpu.create_csr %d, %d, %d, %m, %m, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  return
}
// -----
// test.attr_sized_operands
func.func @f(%a: i32) {
  "test.attr_sized_operands"(%a, %a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (i32, i32, i32, i32) -> ()
  return
}
