// RUN: --scf-for-loop-peeling=peel-front=true
// REFERENCE: executes a first iteration if there is none, and replaces uses of the upper bound in it
#m = affine_map<(d0,d1,d2)->(d0, d1-d2)>
func.func @b(%m: memref<index>, %a: index, %b: index, %c: index, %d: index) {
  scf.for %i = %a to %b step %c {
    %x = affine.min #m(%c, %b, %i)
    %y = affine.max #m(%c, %b, %i)
    %z = affine.min #m(%c, %d, %i)
    memref.store %x, %m[] : memref<index>
    memref.store %y, %m[] : memref<index>
    memref.store %z, %m[] : memref<index>
  }
  return
}
func.func @c(%m: memref<index>, %a: index, %b: index) {
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %y = affine.apply affine_map<()[s0]->(s0*8)>()[%a]
  scf.for %i = %c4 to %y step %c4 {
    memref.store %i, %m[] : memref<index>
  }
  scf.for %i = %c4 to %y step %c8 {
    memref.store %i, %m[] : memref<index>
    scf.for %j = %a to %b step %c8 {
      memref.store %j, %m[] : memref<index>
    }
  }
  return
}
