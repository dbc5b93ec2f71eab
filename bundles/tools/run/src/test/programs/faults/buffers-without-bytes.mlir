// RUN: --max-bytes=1000000
func.func @main() {
  cf.br ^again
^again:
  %a = memref.alloc() : memref<0xi8> // expected: exceeds the limit of 1000000 bytes
  cf.br ^again
}
