// RUN: --ownership-based-buffer-deallocation --canonicalize
// REFERENCE: rejects it: "MemRef value does not have valid ownership"
// --ownership-based-buffer-deallocation: valid program rejected ("MemRef value does not have valid ownership"):
// a memref that is block argument operand and also live in the successor is retained twice.
func.func @f(%x: i64, %i: index) -> i64 {
  %a = memref.alloc() : memref<2xi64>
  memref.store %x, %a[%i] : memref<2xi64>
  cf.br ^bb1(%a : memref<2xi64>)
^bb1(%p: memref<2xi64>):
  %y = memref.load %a[%i] : memref<2xi64>
  %w = memref.load %p[%i] : memref<2xi64>
  %s = arith.addi %y, %w : i64
  return %s : i64
}
func.func @main() -> i64 {
  %x = arith.constant 5 : i64
  %i = arith.constant 0 : index
  %r = call @f(%x, %i) : (i64, index) -> i64
  return %r : i64
}
