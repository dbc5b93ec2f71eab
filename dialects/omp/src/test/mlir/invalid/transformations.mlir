// RUN: --split-input-file --verify-diagnostics
func.func @f(%i: i32) {
  // expected-error @below {{expected '<'}}
  %cli = omp.new_cli omp.canonical_loop(%cli) %k : i32 in range(%i) { omp.terminator } omp.tile (%cli) sizes(%i : i32)
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.tile' op there must be one tile size for each applyee}}
  %cli = omp.new_cli omp.canonical_loop(%cli) %k : i32 in range(%i) { omp.terminator } omp.tile <- (%cli) sizes(%i, %i : i32, i32)
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.tile' op expecting two times the number of generatees than applyees}}
  %cli = omp.new_cli omp.canonical_loop(%cli) %k : i32 in range(%i) { omp.terminator } %g = omp.new_cli omp.tile (%g) <- (%cli) sizes(%i : i32)
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.tile' op there must be one tile size for each applyee}}
  %cli = omp.new_cli omp.canonical_loop(%cli) %k : i32 in range(%i) { omp.terminator } omp.tile <- (%cli)
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.tile' op must apply to at least one loop}}
  %g = omp.new_cli omp.tile (%g) <- () sizes(%i : i32)
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.tile' op must apply to at least one loop}}
  omp.tile <- () sizes(%i : i32)
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{expected '(' in operand list}}
  omp.tile sizes(%i : i32)
  return
}

// -----

func.func @f() {
  // expected-error @below {{'omp.tile' op must apply to at least one loop}}
  "omp.tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.tile' op tiled loop nest must be perfectly nested}}
  %cli = omp.new_cli %c2 = omp.new_cli omp.canonical_loop(%cli) %k : i32 in range(%i) { %zz = arith.addi %k, %k : i32 omp.canonical_loop(%c2) %k2 : i32 in range(%i) { omp.terminator } omp.terminator } omp.tile <- (%cli, %c2) sizes(%i, %i : i32, i32)
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.tile' op tiled loop nest must be perfectly nested}}
  %cli = omp.new_cli %c2 = omp.new_cli omp.canonical_loop(%cli) %k : i32 in range(%i) { omp.canonical_loop(%c2) %k2 : i32 in range(%i) { omp.terminator } omp.terminator } omp.tile <- (%c2, %cli) sizes(%i, %i : i32, i32)
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.tile' op tiled loop nest must be rectangular}}
  %cli = omp.new_cli %c2 = omp.new_cli omp.canonical_loop(%cli) %k : i32 in range(%i) { omp.canonical_loop(%c2) %k2 : i32 in range(%k) { omp.terminator } omp.terminator } omp.tile <- (%cli, %c2) sizes(%i, %i : i32, i32)
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.tile' op tiled loop nest must be perfectly nested}}
  %cli = omp.new_cli %c2 = omp.new_cli omp.canonical_loop(%cli) %k : i32 in range(%i) { omp.terminator } omp.canonical_loop(%c2) %k2 : i32 in range(%i) { omp.terminator } omp.tile <- (%cli, %c2) sizes(%i, %i : i32, i32)
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.canonical_loop' op Region argument must be the same type as the trip count}}
  "omp.canonical_loop"(%i) ({ ^bb0(%k: i64): omp.terminator }) : (i32) -> ()
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.canonical_loop' op Canonical loop region must have exactly one argument}}
  "omp.canonical_loop"(%i) ({ ^bb0(%k: i32, %k2: i32): omp.terminator }) : (i32) -> ()
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'omp.canonical_loop' op Canonical loop region must have exactly one argument}}
  "omp.canonical_loop"(%i) ({ omp.terminator }) : (i32) -> ()
  return
}
