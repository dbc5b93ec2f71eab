// RUN: --buffer-deallocation
// REFERENCE: never frees what a call returns.
// Callers own what can be new; what is an argument of the callee stays with its owner.
func.func private @new() -> memref<2xi64> {
  %a = memref.alloc() : memref<2xi64>
  return %a : memref<2xi64>
}

func.func private @newThroughCall() -> memref<2xi64> {
  %a = call @new() : () -> memref<2xi64>
  return %a : memref<2xi64>
}

func.func private @same(%a: memref<2xi64>) -> memref<2xi64> {
  return %a : memref<2xi64>
}

func.func private @newOrSame(%c: i1, %a: memref<2xi64>) -> memref<2xi64> {
  %n = memref.alloc() : memref<2xi64>
  %r = arith.select %c, %n, %a : memref<2xi64>
  return %r : memref<2xi64>
}

func.func private @recursive(%c: i1, %a: memref<2xi64>) -> memref<2xi64> {
  %r = scf.if %c -> memref<2xi64> {
    %s = func.call @recursive(%c, %a) : (i1, memref<2xi64>) -> memref<2xi64>
    scf.yield %s : memref<2xi64>
  } else {
    %n = memref.alloc() : memref<2xi64>
    scf.yield %n : memref<2xi64>
  }
  return %r : memref<2xi64>
}

func.func @calls(%c: i1, %m: memref<2xi64>, %out: memref<2xi64>) -> memref<2xi64> {
  %0 = call @newThroughCall() : () -> memref<2xi64>
  memref.copy %0, %out : memref<2xi64> to memref<2xi64>
  %1 = call @same(%0) : (memref<2xi64>) -> memref<2xi64>
  %2 = call @newOrSame(%c, %1) : (i1, memref<2xi64>) -> memref<2xi64>
  %3 = call @recursive(%c, %m) : (i1, memref<2xi64>) -> memref<2xi64>
  memref.copy %3, %out : memref<2xi64> to memref<2xi64>
  %f = func.constant @new : () -> memref<2xi64>
  %4 = call_indirect %f() : () -> memref<2xi64>
  memref.copy %4, %out : memref<2xi64> to memref<2xi64>
  return %2 : memref<2xi64>
}

// What is freed already is not freed again.
func.func @freed_already(%out: memref<2xi64>) {
  %0 = call @new() : () -> memref<2xi64>
  memref.copy %0, %out : memref<2xi64> to memref<2xi64>
  memref.dealloc %0 : memref<2xi64>
  return
}
