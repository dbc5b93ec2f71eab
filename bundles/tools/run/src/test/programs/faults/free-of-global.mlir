memref.global @g : memref<2xi64> = dense<[1, 2]>
func.func @main() {
  %a = memref.get_global @g : memref<2xi64>
  memref.dealloc %a : memref<2xi64> // expected: frees memory of a global variable
  return
}
