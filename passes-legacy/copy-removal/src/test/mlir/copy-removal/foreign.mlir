// RUN: --copy-removal
// REFERENCE: has no such pass any more
// %q can be %r: it would be read after it was overwritten.
func.func private @read_behind(%r: memref<4xi64>, %q: memref<4xi64>) -> i64 {
  %i = arith.constant 0 : index
  %v = arith.constant 1 : i64
  %t = memref.alloc() : memref<4xi64>
  memref.store %v, %t[%i] : memref<4xi64>
  %x = memref.load %q[%i] : memref<4xi64>
  memref.copy %t, %r : memref<4xi64> to memref<4xi64>
  memref.dealloc %t : memref<4xi64>
  return %x : i64
}

// What is read before does not matter.
func.func private @read_before(%r: memref<4xi64>, %q: memref<4xi64>) {
  %i = arith.constant 0 : index
  %t = memref.alloc() : memref<4xi64>
  %x = memref.load %q[%i] : memref<4xi64>
  memref.store %x, %t[%i] : memref<4xi64>
  memref.copy %t, %r : memref<4xi64> to memref<4xi64>
  memref.dealloc %t : memref<4xi64>
  return
}

// Nor does what the function has allocated itself.
func.func private @own(%r: memref<4xi64>) -> i64 {
  %i = arith.constant 0 : index
  %v = arith.constant 1 : i64
  %own = memref.alloca() : memref<4xi64>
  memref.store %v, %own[%i] : memref<4xi64>
  %t = memref.alloc() : memref<4xi64>
  memref.store %v, %t[%i] : memref<4xi64>
  %x = memref.load %own[%i] : memref<4xi64>
  memref.copy %t, %r : memref<4xi64> to memref<4xi64>
  memref.dealloc %t : memref<4xi64>
  return %x : i64
}

// Who says that %r is apart is believed.
func.func private @apart(%r: memref<4xi64> {llvm.noalias}, %q: memref<4xi64>) -> i64 {
  %i = arith.constant 0 : index
  %v = arith.constant 1 : i64
  %t = memref.alloc() : memref<4xi64>
  memref.store %v, %t[%i] : memref<4xi64>
  %x = memref.load %q[%i] : memref<4xi64>
  memref.copy %t, %r : memref<4xi64> to memref<4xi64>
  memref.dealloc %t : memref<4xi64>
  return %x : i64
}

// In the next iteration what was read before is read behind.
func.func private @read_in_loop(%r: memref<4xi64>, %q: memref<4xi64>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %n = arith.constant 4 : index
  %last = arith.constant 3 : index
  %t = memref.alloc() : memref<4xi64>
  scf.for %i = %z to %n step %o {
    %k = arith.subi %last, %i : index
    %x = memref.load %q[%k] : memref<4xi64>
    memref.store %x, %t[%i] : memref<4xi64>
  }
  memref.copy %t, %r : memref<4xi64> to memref<4xi64>
  memref.dealloc %t : memref<4xi64>
  return
}

// Nothing foreign is read here.
func.func private @filled_in_loop(%r: memref<4xi64>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %n = arith.constant 4 : index
  %t = memref.alloc() : memref<4xi64>
  scf.for %i = %z to %n step %o {
    %x = arith.index_cast %i : index to i64
    memref.store %x, %t[%i] : memref<4xi64>
  }
  memref.copy %t, %r : memref<4xi64> to memref<4xi64>
  memref.dealloc %t : memref<4xi64>
  return
}

// The called function may read %r, which somebody else has as well.
func.func private @log()
func.func private @call_between(%r: memref<4xi64>) {
  %i = arith.constant 0 : index
  %v = arith.constant 1 : i64
  %t = memref.alloc() : memref<4xi64>
  memref.store %v, %t[%i] : memref<4xi64>
  call @log() : () -> ()
  memref.copy %t, %r : memref<4xi64> to memref<4xi64>
  memref.dealloc %t : memref<4xi64>
  return
}

// Once %t2 is %r, what fills it is seen from outside: %t1 has to stay.
func.func private @chain(%r: memref<4xi64>, %q: memref<4xi64>) {
  %i = arith.constant 0 : index
  %v = arith.constant 1 : i64
  %t1 = memref.alloc() : memref<4xi64>
  memref.store %v, %t1[%i] : memref<4xi64>
  %t2 = memref.alloc() : memref<4xi64>
  memref.store %v, %t2[%i] : memref<4xi64>
  memref.copy %t2, %r : memref<4xi64> to memref<4xi64>
  memref.dealloc %t2 : memref<4xi64>
  memref.copy %t1, %q : memref<4xi64> to memref<4xi64>
  memref.dealloc %t1 : memref<4xi64>
  return
}

// %b can be %a, and is read when %t, which would be %a, is overwritten.
func.func private @source_of_others(%a: memref<4xi64>, %b: memref<4xi64>) -> (memref<4xi64>, i64) {
  %i = arith.constant 0 : index
  %v = arith.constant 1 : i64
  %t = memref.alloc() : memref<4xi64>
  memref.copy %a, %t : memref<4xi64> to memref<4xi64>
  memref.store %v, %t[%i] : memref<4xi64>
  %x = memref.load %b[%i] : memref<4xi64>
  memref.dealloc %a : memref<4xi64>
  return %t, %x : memref<4xi64>, i64
}

func.func @main() -> i64 {
  %i = arith.constant 0 : index
  %v = arith.constant 5 : i64
  %m = memref.alloc() : memref<4xi64>
  memref.store %v, %m[%i] : memref<4xi64>
  %x = call @read_behind(%m, %m) : (memref<4xi64>, memref<4xi64>) -> i64
  call @read_in_loop(%m, %m) : (memref<4xi64>, memref<4xi64>) -> ()
  call @chain(%m, %m) : (memref<4xi64>, memref<4xi64>) -> ()
  memref.dealloc %m : memref<4xi64>
  return %x : i64
}
