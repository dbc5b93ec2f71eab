// RUN: --canonicalize --allow-unregistered-dialect

func.func @forall(%t: tensor<8xf32>, %v: tensor<8xf32>) -> tensor<8xf32> {
  %0 = scf.forall (%i) in (1) shared_outs(%o = %t) -> tensor<8xf32> {
    %s = tensor.extract_slice %v[%i][8][1] : tensor<8xf32> to tensor<8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i][8][1] : tensor<8xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}
func.func @forall2(%t: tensor<8xf32>, %u: tensor<4xf32>, %v: tensor<8xf32>, %w: tensor<4xf32>) -> (tensor<8xf32>, tensor<4xf32>) {
  %0:2 = scf.forall (%i, %j) in (1, 1) shared_outs(%o = %t, %p = %u) -> (tensor<8xf32>, tensor<4xf32>) {
    %s = "use"(%o, %i, %j) : (tensor<8xf32>, index, index) -> tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i][4][1] : tensor<4xf32> into tensor<8xf32>
      tensor.parallel_insert_slice %w into %p[%j][4][1] : tensor<4xf32> into tensor<4xf32>
    }
  }
  return %0#0, %0#1 : tensor<8xf32>, tensor<4xf32>
}
func.func @forall3(%m: memref<8xf32>, %f: f32) {
  scf.forall (%i) = (3) to (4) step (1) {
    memref.store %f, %m[%i] : memref<8xf32>
  }
  return
}
func.func @forall4(%m: memref<8xf32>, %f: f32) {
  scf.forall (%i) in (0) {
    memref.store %f, %m[%i] : memref<8xf32>
  }
  return
}
func.func @forall5(%m: memref<8x8xf32>, %f: f32, %n: index) {
  scf.forall (%i, %j) in (1, %n) {
    memref.store %f, %m[%i, %j] : memref<8x8xf32>
  }
  return
}
func.func @forall6(%m: memref<8x8xf32>, %f: f32, %n: index, %t: tensor<4xf32>) -> tensor<4xf32> {
  %c1 = arith.constant 1 : index
  %r = scf.forall (%i, %j, %k) in (1, %n, %c1) shared_outs(%o = %t) -> tensor<4xf32> {
    memref.store %f, %m[%i, %j] : memref<8x8xf32>
  }
  return %r : tensor<4xf32>
}
func.func @forall8(%t: tensor<8xf32>, %v: tensor<4xf32>, %n: index) -> tensor<8xf32> {
  %0 = scf.forall (%i, %j) in (1, 1) shared_outs(%o = %t) -> tensor<8xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%j][4][1] : tensor<4xf32> into tensor<8xf32>
    }
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return %0 : tensor<8xf32>
}
