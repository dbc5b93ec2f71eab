// REPEAT: 300
// RUN: -o /dev/null
// RUN: --canonicalize --cse -o /dev/null
// RUN: --buffer-deallocation-pipeline -o /dev/null
// RUN: --buffer-deallocation --convert-scf-to-cf -o /dev/null
func.func @f#(%c: i1, %x: i64) -> i64 {
  %z = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi64>
  %r = scf.if %c -> (memref<2xi64>) {
    %b = memref.alloc() : memref<2xi64>
    scf.yield %b : memref<2xi64>
  } else {
    scf.yield %a : memref<2xi64>
  }
  memref.store %x, %r[%z] : memref<2xi64>
  %y = memref.load %r[%z] : memref<2xi64>
  return %y : i64
}
