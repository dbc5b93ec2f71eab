// RUN: --allow-unregistered-dialect --split-input-file --verify-diagnostics
// expected-error @below {{custom op 'func.func' expected SSA identifier}}
func.func @f(%a: i32, i32) { return }

// -----

// expected-error @below {{custom op 'func.func' expected type instead of SSA identifier}}
func.func @f(i32, %a: i32) { return }

// -----

// expected-error @below {{'func.func' op symbol declaration cannot have public visibility}}
func.func @f(%a: i32)

// -----

// expected-error @below {{'func.func' op entry block must have 1 arguments to match function signature}}
func.func @f(i32) { return }

// -----

// expected-error @below {{custom op 'func.func' expected non-empty function body}}
func.func @f() {}

// -----

// expected-error @below {{custom op 'func.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func @f() attributes {sym_name = "x"} { return }

// -----

// expected-error @below {{custom op 'func.func' 'function_type' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func @f() attributes {function_type = () -> ()} { return }

// -----

// expected-error @below {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func f() { return }

// -----

// expected-error @below {{expected non-function type}}
func.func @f() -> { return }

// -----

// expected-error @below {{'func.func' op arguments may only have dialect attributes}}
func.func @f(%a: i32 {x = 1 : i32}) { return }

// -----

// expected-error @below {{'func.func' op results may only have dialect attributes}}
func.func @f() -> (i32 {x = 1 : i32}) { return }

// -----

// expected-error @below {{expected non-function type}}
func.func @f(...)

// -----

// expected-error @below {{'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 1, but expected 0}}
func.func @f() attributes {arg_attrs = [{}]} { return }

// -----

// expected-error @below {{'func.func' op expects result attribute array to have the same number of elements as the number of function results, got 1, but expected 0}}
func.func private @f() attributes {res_attrs = [{}]}

// -----

// expected-error @below {{'func.func' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes}}
func.func private @f(i32) attributes {arg_attrs = [1]}

// -----

// expected-error @below {{'func.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
"func.func"() <{sym_name="f", function_type = (i32) -> ()}> ({ ^bb0(%a: i64): "func.return"() : () -> () }) : () -> ()

// -----

// expected-error @below {{'func.func' op entry block must have 1 arguments to match function signature}}
"func.func"() <{sym_name="f", function_type = (i32) -> ()}> ({ ^bb0: "func.return"() : () -> () }) : () -> ()

// -----

// expected-error @below {{'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type}}
"func.func"() <{sym_name="f", function_type = i32}> ({ ^bb0: "func.return"() : () -> () }) : () -> ()

// -----

// expected-error @below {{invalid properties {function_type = () -> (), sym_name = 1 : i64} for op func.func: Invalid attribute `sym_name` in property conversion: 1 : i64}}
"func.func"() <{sym_name=1, function_type = () -> ()}> ({ ^bb0: "func.return"() : () -> () }) : () -> ()

// -----

// expected-error @below {{'func.func' op requires attribute 'sym_name'}}
"func.func"() <{function_type = () -> ()}> ({ ^bb0: "func.return"() : () -> () }) : () -> ()

// -----

// expected-error @below {{'func.func' op requires attribute 'function_type'}}
"func.func"() <{sym_name="f"}> ({ ^bb0: "func.return"() : () -> () }) : () -> ()

// -----

// expected-error @below {{invalid properties {arg_attrs = 1 : i64, function_type = () -> (), sym_name = "f"} for op func.func: Invalid attribute `arg_attrs` in property conversion: 1 : i64}}
"func.func"() <{sym_name="f", function_type = () -> (), arg_attrs = 1}> ({ ^bb0: "func.return"() : () -> () }) : () -> ()

// -----

// expected-error @below {{'func.func' op visibility expected to be one of ["public", "private", "nested"], but got "foo"}}
"func.func"() <{sym_name="f", function_type = () -> (), sym_visibility = "foo"}> ({ ^bb0: "func.return"() : () -> () }) : () -> ()

// -----

// expected-error @below {{'func.return' op has 0 operands, but enclosing function (@f) returns 1}}
func.func @f() -> i32 { return }

// -----

// expected-error @below {{type of return operand 0 ('i64') doesn't match function result type ('i32') in function @f}}
func.func @f(%a : i64) -> i32 { return %a : i64 }

// -----

// expected-error @below {{'func.return' op expects parent op 'func.func'}}
module { func.return }

// -----

// expected-error @below {{'func.call' op 'g' does not reference a valid function}}
func.func @f(%a : i64) -> i32 { %0 = call @g(%a) : (i64) -> i32 return %0 : i32 }

// -----

// expected-error @below {{'func.call' op incorrect number of operands for callee}}
func.func private @g() func.func @f(%a : i64) -> i32 { %0 = call @g(%a) : (i64) -> i32 return %0 : i32 }

// -----

// expected-error @below {{'func.call' op operand type mismatch: expected operand type 'i32', but provided 'i64' for operand number 0}}
func.func private @g(i32) func.func @f(%a : i64) -> i32 { %0 = call @g(%a) : (i64) -> i32 return %0 : i32 }

// -----

// expected-error @below {{'func.call' op incorrect number of results for callee}}
func.func private @g(i64) func.func @f(%a : i64) -> i32 { %0 = call @g(%a) : (i64) -> i32 return %0 : i32 }

// -----

// expected-error @below {{'func.call' op result type mismatch at index 0}}
// expected-note @below {{      op result types: 'i32'}}
// expected-note @below {{function result types: 'i64'}}
func.func private @g(i64) -> i64 func.func @f(%a : i64) -> i32 { %0 = call @g(%a) : (i64) -> i32 return %0 : i32 }

// -----

// expected-error @below {{'func.call' op 'm' does not reference a valid function}}
module @m {} func.func @f(%a : i64) -> i32 { %0 = call @m(%a) : (i64) -> i32 return %0 : i32 }

// -----

// expected-error @below {{'func.constant' op reference to undefined function 'm'}}
func.func @f() { %0 = constant @m : () -> () return }

// -----

// expected-error @below {{'func.constant' op reference to function with mismatched type}}
func.func @f() { %0 = constant @f : (i32) -> () return }

// -----

// expected-error @below {{'func.constant' op reference to function with mismatched type}}
func.func @f() { %0 = constant @f : i32 return }

// -----

// expected-error @below {{use of value '%a' expects different type than prior uses: '() -> i32' vs 'i32'}}
// expected-note @below {{prior use here}}
func.func @f(%a: i32) { %0 = call_indirect %a() : () -> i32 return }

// -----

// expected-error @below {{'func.call_indirect' op operand #0 must be function type, but got 'i32'}}
func.func @f(%a: i32) { %0 = "func.call_indirect"(%a) : (i32) -> i32 return }

// -----

// expected-error @below {{'func.call_indirect' op failed to verify that callee input types match argument types}}
func.func @f(%a: (i32)->i32) { %0 = "func.call_indirect"(%a) : ((i32) -> i32) -> i32 return }

// -----

// expected-error @below {{invalid properties {value = 1 : i32} for op func.constant: Invalid attribute `value` in property conversion: 1 : i32}}
func.func @f(%a: i32) { %0 = "func.constant"() <{value = 1 : i32}>: () -> i32 return }

// -----

// expected-error @below {{'func.constant' op requires attribute 'value'}}
func.func @f(%a: i32) { %0 = "func.constant"() : () -> i32 return }

// -----

// expected-error @below {{'func.call' op requires attribute 'callee'}}
func.func @f(%a: i32) { %0 = "func.call"() : () -> i32 return }

// -----

// expected-error @below {{expected '('}}
func.func @f(%a: i32) { call @x : () -> () return }

// -----

// expected-error @below {{custom op 'func.call_indirect' invalid kind of type specified}}
func.func @f(%a: i32) { %0 = call_indirect %a() : i32 return }

// -----

// expected-error @below {{custom op 'func.call_indirect' number of operands and types do not match: got 0 operands and 1 types}}
func.func @f(%a: (i32) -> i32) { %0 = call_indirect %a() : (i32) -> i32 return }

// -----

// expected-error @below {{'func.call_indirect' op failed to verify that callee result types match result types}}
func.func @f(%a: (i32) -> i32, %b: i32) { %0 = "func.call_indirect"(%a, %b) : ((i32) -> i32, i32) -> i64 return }
