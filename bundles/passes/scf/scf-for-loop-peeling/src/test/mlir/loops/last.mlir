// RUN: --scf-for-loop-peeling
// The partial iteration is a loop of its own, unless the step divides the distance.
#m = affine_map<(d0,d1,d2)->(d0, d1-d2)>
func.func @b(%m: memref<index>, %n: memref<?xf32>, %c: index, %d: index) {
  %c0 = arith.constant 0 : index
  %b = memref.dim %n, %c0 : memref<?xf32>
  scf.for %i = %c0 to %b step %c {
    %x = affine.min #m(%c, %b, %i)
    %y = affine.max #m(%c, %b, %i)
    %z = affine.min #m(%c, %d, %i)
    memref.store %x, %m[] : memref<index>
    memref.store %y, %m[] : memref<index>
    memref.store %z, %m[] : memref<index>
  }
  return
}
func.func @c(%m: memref<index>, %a: index, %n: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %y = affine.apply affine_map<()[s0]->(s0*8)>()[%a]
  scf.for %i = %c4 to %y step %c4 {
    memref.store %i, %m[] : memref<index>
  }
  %b = memref.dim %n, %c0 : memref<?x?xf32>
  %d = memref.dim %n, %c1 : memref<?x?xf32>
  scf.for %i = %c0 to %b step %c8 {
    memref.store %i, %m[] : memref<index>
    scf.for %j = %c0 to %d step %c8 {
      memref.store %j, %m[] : memref<index>
    }
  }
  return
}
