// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect
func.func @unranked(%a: memref<*xi32>) {
  // expected-error @below {{'arith.bitcast' op operand #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'memref<*xi32>'}}
  %0 = arith.bitcast %a : memref<*xi32> to memref<*xf32>
  return
}

// -----

func.func @unranked_index(%a: memref<*xi32>) {
  // expected-error @below {{'arith.index_cast' op operand #0 must be signless-integer-like or memref of signless-integer, but got 'memref<*xi32>'}}
  %0 = arith.index_cast %a : memref<*xi32> to memref<*xindex>
  return
}

// -----

func.func @rounding(%a: f32) {
  // expected-error @below {{'arith.truncf' op attribute 'roundingmode' failed to satisfy constraint: Floating point rounding mode}}
  %0 = "arith.truncf"(%a) {roundingmode = "up"} : (f32) -> f16
  return
}

// -----

func.func @opaque() {
  // expected-error @below {{'arith.constant' op failed to verify that all of {value, result} have same type}}
  %0 = "arith.constant"() <{value = #foo.bar}> : () -> i32
  return
}

// -----

func.func @one(%a: i32) {
  // expected-error @below {{but had 2}}
  %0 = "arith.extsi"(%a) : (i32, i32) -> i64
  return
}
