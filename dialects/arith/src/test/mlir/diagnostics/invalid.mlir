// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect
// What is rejected, and how.
func.func @f(%a: i32) {
  %c = arith.constant 1.0 : i32
// expected-error @below {{floating point value not valid for specified type}}
  return
}

// -----

func.func @f(%a: i32) {
// expected-error @below {{'arith.constant' op failed to verify that all of {value, result} have same type}}
  %c = "arith.constant"() <{value = 1 : i32}> : () -> i64
  return
}

// -----

func.func @f(%a: i32) {
// expected-error @below {{'arith.constant' op failed to verify that all of {value, result} have same type}}
  %c = "arith.constant"() <{value = "a"}> : () -> i64
  return
}

// -----

func.func @f(%a: i32) {
// expected-error @below {{'arith.constant' op integer return type must be signless}}
  %c = arith.constant 1 : si32
  return
}

// -----

func.func @f(%a: i32) {
// expected-error @below {{'arith.constant' op intializing scalable vectors with elements attribute is not supported unless it's a vector splat}}
  %c = arith.constant dense<[1,2]> : vector<[2]xi32>
  return
}

// -----

func.func @f(%a: i32) {
// expected-error @below {{expected attribute value}}
  %c = arith.constant
  return
}

// -----

func.func @f(%a: i32) {
// expected-error @below {{expected ','}}
  %c = arith.addi %a : i32
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @f(%a: i32) {
// expected-error @below {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
  %c = arith.addi %a, %a : f32
  return
}

// -----

func.func @f(%a: f32) {
// expected-error @below {{'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %c = arith.addi %a, %a : f32
  return
}

// -----

func.func @f(%a: f32) {
// expected-error @below {{'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %c = "arith.addi" (%a, %a) : (f32, f32) -> i32
  return
}

// -----

func.func @f(%a: f32, %i : i32) {
// expected-error @below {{'arith.addi' op operand #1 must be signless-integer-like, but got 'f32'}}
  %c = "arith.addi" (%i, %a) : (i32, f32) -> i32
  return
}

// -----

func.func @f(%a: i64, %i : i32) {
// expected-error @below {{'arith.addi' op requires the same type for all operands and results}}
  %c = "arith.addi" (%i, %a) : (i32, i64) -> i32
  return
}

// -----

func.func @f(%a: i64, %i : i32) {
// expected-error @below {{'arith.addi' op expected 2 operands, but found 1}}
  %c = "arith.addi" (%i) : (i32) -> i32
  return
}

// -----

func.func @f(%i : i32) {
// expected-error @below {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  %c = arith.cmpi foo, %i, %i : i32
  return
}

// -----

func.func @f(%i : i32) {
// expected-error @below {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  %c = arith.cmpi %i, %i : i32
  return
}

// -----

func.func @f(%i : i32) {
// expected-error @below {{invalid properties {predicate = 77 : i64} for op arith.cmpi: Invalid attribute `predicate` in property conversion: 77 : i64}}
  %c = "arith.cmpi"(%i, %i) <{predicate = 77 : i64}> : (i32, i32) -> i1
  return
}

// -----

func.func @f(%i : i32) {
// expected-error @below {{'arith.cmpi' op requires attribute 'predicate'}}
  %c = "arith.cmpi"(%i, %i) : (i32, i32) -> i1
  return
}

// -----

func.func @f(%i : i32) {
// expected-error @below {{'arith.cmpi' op result #0 must be bool-like, but got 'i32'}}
  %c = "arith.cmpi"(%i, %i) <{predicate = 1 : i64}> : (i32, i32) -> i32
  return
}

// -----

func.func @f(%i : vector<4xi32>) {
// expected-error @below {{'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands}}
  %c = "arith.cmpi"(%i, %i) <{predicate = 1 : i64}> : (vector<4xi32>, vector<4xi32>) -> i1
  return
}

// -----

func.func @f(%i : i32) {
// expected-error @below {{expected '<'}}
  %c = arith.addi %i, %i overflow : i32
  return
}

// -----

func.func @f(%i : i32) {
// expected-error @below {{'arith.extsi' op operand type 'i32' and result type 'i32' are cast incompatible}}
  %c = arith.extsi %i : i32 to i32
  return
}

// -----

func.func @f(%i : i32) {
// expected-error @below {{'arith.extui' op operand type 'i32' and result type 'i16' are cast incompatible}}
  %c = arith.extui %i : i32 to i16
  return
}

// -----

func.func @f(%i : i32) {
// expected-error @below {{'arith.trunci' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %c = arith.trunci %i : i32 to i64
  return
}

// -----

func.func @f(%i : f32) {
// expected-error @below {{'arith.truncf' op operand type 'f32' and result type 'f64' are cast incompatible}}
  %c = arith.truncf %i : f32 to f64
  return
}

// -----

func.func @f(%i : f32) {
// expected-error @below {{'arith.extf' op operand type 'f32' and result type 'f32' are cast incompatible}}
  %c = arith.extf %i : f32 to f32
  return
}

// -----

func.func @f(%i : f32) {
// expected-error @below {{'arith.extf' op result #0 must be floating-point-like, but got 'i32'}}
  %c = arith.extf %i : f32 to i32
  return
}

// -----

func.func @f(%i : f32) {
// expected-error @below {{'arith.bitcast' op operand type 'f32' and result type 'i64' are cast incompatible}}
  %c = arith.bitcast %i : f32 to i64
  return
}

// -----

func.func @f(%i : i32) {
// expected-error @below {{'arith.index_cast' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %c = arith.index_cast %i : i32 to i64
  return
}

// -----

func.func @f(%i : i32) {
// expected-error @below {{'arith.extui' op requires the same shape for all operands and results}}
  %c = arith.extui %i : i32 to vector<2xi64>
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @f(%i : i32, %s: vector<2xi1>) {
// expected-error @below {{use of value '%s' expects different type than prior uses: 'i1' vs 'vector<2xi1>'}}
  %c = arith.select %s, %i, %i : i32
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @f(%i : vector<3xi32>, %s: vector<2xi1>) {
// expected-error @below {{use of value '%s' expects different type than prior uses: 'i1' vs 'vector<2xi1>'}}
  %c = arith.select %s, %i, %i : vector<3xi32>
  return
}

// -----

func.func @f(%i : i32) {
// expected-error @below {{'arith.addui_extended' op result #1 must be bool-like, but got 'i32'}}
  %c:2 = arith.addui_extended %i, %i : i32, i32
  return
}

// -----

func.func @f(%i : vector<2xi32>) {
// expected-error @below {{'arith.addui_extended' op if an operand is non-scalar, then all results must be non-scalar}}
  %c:2 = arith.addui_extended %i, %i : vector<2xi32>, i1
  return
}

// -----

func.func @f(%i : f32) {
  %c = arith.negf %i fastmath<fast, nnan> {a} : f32
// expected-error @below {{custom op 'arith.negf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
// expected-error @below {{custom op 'arith.negf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
  %d = arith.negf %i fastmath<foo> {a} : f32
  return
}

// -----

func.func @f(%i : f32) {
// expected-error @below {{invalid properties {fastmath = 9 : i32} for op arith.addf: Invalid attribute `fastmath` in property conversion: 9 : i32}}
  %d = "arith.addf"(%i, %i) <{fastmath = 9 : i32}> : (f32, f32) -> f32
  return
}
