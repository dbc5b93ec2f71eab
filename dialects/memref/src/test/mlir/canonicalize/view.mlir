// RUN: --canonicalize --allow-unregistered-dialect
// Constant sizes move into the type; sizes of a view are known.
func.func @b(%x: memref<?xi8>, %i: index, %j: index) -> (index, memref<?x4xf32>, memref<?x4xf32>, memref<?x4xf32>) {
  %c16 = arith.constant 16 : index
  %c0 = arith.constant 0 : index
  %v = memref.view %x[%i][%j] : memref<?xi8> to memref<?x4xf32>
  %d = memref.dim %v, %c0 : memref<?x4xf32>
  %v1 = memref.view %x[%i][%c16] : memref<?xi8> to memref<?x4xf32>
  %a = memref.alloc() : memref<64xi8>
  %ca = memref.cast %a : memref<64xi8> to memref<?xi8>
  %v2 = memref.view %ca[%i][%j] : memref<?xi8> to memref<?x4xf32>
  return %d, %v, %v1, %v2 : index, memref<?x4xf32>, memref<?x4xf32>, memref<?x4xf32>
}
