// RUN: --sroa --mem2reg
func.func @swap(%x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloca() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  memref.store %y, %a[%c1] : memref<2xi32>
  %v = memref.load %a[%c0] : memref<2xi32>
  %w = memref.load %a[%c1] : memref<2xi32>
  memref.store %w, %a[%c0] : memref<2xi32>
  memref.store %v, %a[%c1] : memref<2xi32>
  %r = memref.load %a[%c0] : memref<2xi32>
  %s = memref.load %a[%c1] : memref<2xi32>
  return %r, %s : i32, i32
}
