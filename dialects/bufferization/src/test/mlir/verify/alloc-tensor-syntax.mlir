// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect
// A wrong list of sizes.
// expected-error@+2 {{expected '('}}
func.func @f(%i: index) {
  %0 = bufferization.alloc_tensor%i) : tensor<?xf32>
  return
}

// -----

// expected-error@+2 {{expected ')'}}
func.func @f(%i: index) {
  %0 = bufferization.alloc_tensor(: %i) : tensor<?xf32>
  return
}

// -----

// expected-error@+2 {{expected SSA operand}}
func.func @f(%i: index) {
  %0 = bufferization.alloc_tensor(%i, ) : tensor<?xf32>
  return
}

// -----

// expected-error@+2 {{expected ')'}}
func.func @f(%i: index) {
  %0 = bufferization.alloc_tensor(%i : tensor<?xf32>
  return
}
