// RUN: --buffer-deallocation
// REFERENCE: takes the number that @loop returns for an alias of the buffer, and never frees it as it is returned.
func.func @loop(%m: memref<1xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %k0 = arith.constant 0 : i64
  %k1 = arith.constant 1 : i64
  %k3 = arith.constant 3 : i64
  %n:2 = scf.while (%i = %k0, %a = %m) : (i64, memref<1xi64>) -> (i64, memref<1xi64>) {
    %b = bufferization.clone %a : memref<1xi64> to memref<1xi64>
    %c = arith.cmpi slt, %i, %k3 : i64
    scf.condition(%c) %i, %b : i64, memref<1xi64>
  } do {
  ^bb0(%i: i64, %b: memref<1xi64>):
    %j = arith.addi %i, %k1 : i64
    scf.yield %j, %m : i64, memref<1xi64>
  }
  %x = memref.load %n#1[%c0] : memref<1xi64>
  %y = arith.addi %x, %n#0 : i64
  return %y : i64
}

func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %k0 = arith.constant 0 : i64
  %m = memref.alloc() : memref<1xi64>
  memref.store %k0, %m[%c0] : memref<1xi64>
  %n = func.call @loop(%m) : (memref<1xi64>) -> i64
  return %n : i64
}
