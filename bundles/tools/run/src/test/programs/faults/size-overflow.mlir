func.func @main() {
  %n = arith.constant 4294967296 : index
  %a = memref.alloc(%n, %n) : memref<?x?xi8> // expected: is not possible with these values
  memref.dealloc %a : memref<?x?xi8>
  return
}
