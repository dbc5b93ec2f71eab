// RUN: --remove-dead-values
// REFERENCE: leaves operands without values, loops without induction variables and reductions without results, or crashes

// What is passed to a public function is passed, whether it uses it or not.
func.func @calls_public(%a: i32) -> i32 {
  %d = arith.muli %a, %a : i32
  %x = call @public(%a, %d) : (i32, i32) -> (i32)
  return %x : i32
}

func.func @public(%a: i32, %b: i32) -> i32 {
  return %a : i32
}

func.func @no_else(%a: i32, %c: i1, %m: memref<i32>) {
  scf.if %c {
    memref.store %a, %m[] : memref<i32>
  }
  return
}

// The values of the terminators of regions of which nobody says how control goes through them.
func.func @atomic(%a: i32, %c: index, %m: memref<10xi32>) {
  %d = arith.muli %a, %a : i32
  %x = memref.generic_atomic_rmw %m[%c] : memref<10xi32> {
  ^bb0(%current: i32):
    %next = arith.addi %current, %d : i32
    memref.atomic_yield %next : i32
  }
  return
}

func.func @reductions(%a: f32, %n: index, %m: memref<10xf32>) -> f32 {
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %r:2 = scf.parallel (%i) = (%c1) to (%n) step (%c1) init (%z, %a) -> (f32, f32) {
    %e = memref.load %m[%i] : memref<10xf32>
    scf.reduce(%e, %e : f32, f32) {
    ^bb0(%l: f32, %rr: f32):
      %s = arith.addf %l, %rr : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%l: f32, %rr: f32):
      %s = arith.addf %l, %rr : f32
      scf.reduce.return %s : f32
    }
  }
  return %r#0 : f32
}

func.func @dead_use_of_induction_variable(%a: f32, %n: index, %m: memref<10xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %c1 to %n step %c1 {
    memref.store %a, %m[%c1] : memref<10xf32>
    %j = arith.addi %i, %c1 : index
  }
  return
}

// The loop is never executed and stays, and so does what it uses.
func.func @used_in_dead_code(%a: i32, %m: memref<i32>) {
  %false = arith.constant false
  %d = arith.muli %a, %a : i32
  scf.if %false {
    memref.store %d, %m[] : memref<i32>
  } else {
    memref.store %a, %m[] : memref<i32>
  }
  return
}

// Whoever has the constant may call the function with two arguments.
func.func @address_taken() -> ((i32, i32) -> i32) {
  %c = func.constant @private : (i32, i32) -> i32
  return %c : (i32, i32) -> i32
}

func.func private @private(%a: i32, %b: i32) -> i32 {
  return %a : i32
}

func.func private @declared(i32) -> i32

func.func @calls_declared(%a: i32) {
  %b = arith.addi %a, %a : i32
  %c = call @declared(%b) : (i32) -> i32
  return
}
