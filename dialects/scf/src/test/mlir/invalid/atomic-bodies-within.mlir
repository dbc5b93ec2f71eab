// RUN: --split-input-file --verify-diagnostics
// An atomic update looks for effects before anything in its body is verified, innermost operations first.
func.func @inside_of_branch(%m: memref<4xf32>, %i: index, %c: i1) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%old: f32):
    scf.if %c {
      // expected-error @below {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
      memref.dealloc %m : memref<4xf32>
    }
    memref.atomic_yield %old : f32
  }
  return
}

// -----

func.func @inside_of_yield(%m: memref<4xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%old: f32):
    "memref.atomic_yield"(%old) ({
      // expected-error @below {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
      memref.dealloc %m : memref<4xf32>
    }) : (f32) -> ()
  }
  return
}

// -----

func.func @free_of_effects(%m: memref<4xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%old: f32):
    // expected-error @below {{'memref.atomic_yield' op requires zero regions}}
    "memref.atomic_yield"(%old) ({
      %one = arith.constant 1 : i32
    }) : (f32) -> ()
  }
  return
}

// -----

func.func @nested(%m: memref<4xf32>, %i: index, %c: i1, %x: f32) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%old: f32):
    %1 = scf.if %c -> f32 {
      scf.yield %old : f32
    } else {
      scf.yield %x : f32
    }
    memref.atomic_yield %1 : f32
  }
  return
}
