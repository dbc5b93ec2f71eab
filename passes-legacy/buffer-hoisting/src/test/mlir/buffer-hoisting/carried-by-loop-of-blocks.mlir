// RUN: --buffer-hoisting
// REFERENCE: moves the allocation to the entry block, so that all iterations read and write the same buffer
func.func @f(%c: i1, %n: index, %m: memref<4xi32>, %out: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  cf.cond_br %c, ^loop(%c0, %m : index, memref<4xi32>), ^exit(%m : memref<4xi32>)
^loop(%i: index, %old: memref<4xi32>):
  %new = memref.alloc() : memref<4xi32>
  // reverses
  scf.for %k = %c0 to %n step %c1 {
    %from = arith.subi %c3, %k : index
    %x = memref.load %old[%from] : memref<4xi32>
    memref.store %x, %new[%k] : memref<4xi32>
  }
  %next = arith.addi %i, %c1 : index
  %more = arith.cmpi ult, %next, %n : index
  cf.cond_br %more, ^loop(%next, %new : index, memref<4xi32>), ^exit(%new : memref<4xi32>)
^exit(%last: memref<4xi32>):
  memref.copy %last, %out : memref<4xi32> to memref<4xi32>
  return
}
