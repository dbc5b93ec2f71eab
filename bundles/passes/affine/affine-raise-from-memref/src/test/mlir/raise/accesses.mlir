// RUN: --affine-raise-from-memref
// Indices that are sums and products of dimensions, symbols and constants become the map of an affine access.
func.func @loops(%m: memref<?x?xf32>, %n: index, %k: index) {
  %c2 = arith.constant 2 : index
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 10 {
      %a = arith.addi %n, %j : index
      %b = arith.addi %k, %i overflow<nsw> : index
      %c = arith.muli %b, %k : index
      %0 = memref.load %m[%a, %c] {nontemporal = true} : memref<?x?xf32>
      memref.store %0, %m[%j, %j] : memref<?x?xf32>
      %d = arith.muli %a, %c2 : index
      %e = affine.apply affine_map<(d0)[s0] -> (d0 mod 3 + s0)>(%i)[%n]
      %f = arith.addi %e, %j : index
      memref.store %0, %m[%d, %f] : memref<?x?xf32>
    }
  }
  return
}

func.func @symbols(%m: memref<?x?xf32>, %z: memref<f32>, %n: index, %k: i32, %x: f32) {
  %c2 = arith.constant 2 : index
  %a = arith.index_cast %k : i32 to index
  %b = arith.addi %n, %a : index
  memref.store %x, %m[%b, %c2] : memref<?x?xf32>
  memref.store %x, %z[] : memref<f32>
  scf.for %i = %c2 to %n step %c2 {
    %c = arith.divui %n, %c2 : index
    memref.store %x, %m[%n, %c] : memref<?x?xf32>
  }
  return
}
