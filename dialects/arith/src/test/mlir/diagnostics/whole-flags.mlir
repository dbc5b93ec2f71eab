// RUN: --split-input-file --verify-diagnostics
// In the place of flags an alias or a whole attribute must be of these flags; anything else is not looked at.
#wraps = #arith.overflow<nuw>
func.func @other_flags(%x: f32) {
  // expected-error @below {{custom op 'arith.addf' invalid kind of attribute specified}}
  %0 = arith.addf %x, %x fastmath #wraps : f32
  return
}

// -----

func.func @unknown(%x: f32) {
  // expected-error @below {{undefined symbol alias id 'promise'}}
  %0 = arith.addf %x, %x fastmath #promise : f32
  return
}

// -----

func.func @type_taken(%n: i32) {
  // expected-error @below {{expected ':'}}
  %0 = arith.addi %n, %n overflow #arith.overflow<nsw> : i32
  return
}

// -----

func.func @number(%n: i32) {
  // expected-error @below {{expected '<'}}
  %0 = arith.addi %n, %n overflow 3 : i32
  return
}
