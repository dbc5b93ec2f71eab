// RUN: --buffer-deallocation
// REFERENCE: never frees a buffer that is forwarded over one edge of a cf.cond_br whose other edge skips the block.
func.func @f(%c: i1) {
  %a = memref.alloc() : memref<2xi64>
  %x = arith.constant 5 : i64
  %i = arith.constant 0 : index
  memref.store %x, %a[%i] : memref<2xi64>
  cf.cond_br %c, ^bb1(%a : memref<2xi64>), ^bb2
^bb1(%p: memref<2xi64>):
  cf.br ^bb2
^bb2:
  return
}
func.func @main() -> i64 {
  %x = arith.constant 5 : i64
  %c = arith.constant true
  call @f(%c) : (i1) -> ()
  return %x : i64
}
