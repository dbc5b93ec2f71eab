// RUN: --allow-unregistered-dialect --split-input-file --verify-diagnostics
// Symbols, their visibility and their users.
// expected-error @below {{'func.func' op requires attribute 'sym_name'}}
"func.func"() ({
}) {function_type = () -> ()} : () -> ()

// -----

// expected-error @below {{'func.func' op attribute 'sym_name' failed to satisfy constraint: string attribute}}
"func.func"() ({
}) {function_type = () -> (), sym_name = 1 : i32} : () -> ()

// -----

// expected-error @below {{'func.func' op attribute 'sym_visibility' failed to satisfy constraint: string attribute}}
"func.func"() ({
}) {function_type = () -> (), sym_name = "f", sym_visibility = 1 : i32} : () -> ()

// -----

// expected-error @below {{'func.func' op visibility expected to be one of ["public", "private", "nested"], but got "other"}}
"func.func"() ({
}) {function_type = () -> (), sym_name = "f", sym_visibility = "other"} : () -> ()

// -----

// expected-error @below {{'func.func' op symbol declaration cannot have public visibility}}
"func.func"() ({
}) {function_type = () -> (), sym_name = "f"} : () -> ()

// -----

// expected-error @below {{'func.func' op symbol declaration cannot have public visibility}}
"func.func"() ({
}) {function_type = () -> (), sym_name = "f", sym_visibility = "public"} : () -> ()

// -----

func.func @f() {
  // expected-error @below {{'func.func' op symbol's parent must have the SymbolTable trait}}
  func.func private @g()
  return
}

// -----

// expected-note @below {{see existing symbol definition here}}
func.func private @f()
func.func private @g()
// expected-error @below {{redefinition of symbol named 'f'}}
func.func private @f()

// -----

func.func @f() {
  // expected-error @below {{'func.call' op 'g' does not reference a valid function}}
  call @g() : () -> ()
  return
}

// -----

module {
  func.func private @g()
}
func.func @f() {
  // expected-error @below {{'func.call' op 'g' does not reference a valid function}}
  call @g() : () -> ()
  return
}

// -----

func.func private @g()
module {
  func.func @f() {
    // expected-error @below {{'func.call' op 'g' does not reference a valid function}}
    call @g() : () -> ()
    return
  }
}

// -----

memref.global "private" @g : memref<f32>
func.func @f() {
  // expected-error @below {{'func.call' op 'g' does not reference a valid function}}
  call @g() : () -> ()
  return
}

// -----

func.func private @g(i32)
func.func @f() {
  %c = arith.constant true
  scf.if %c {
    // expected-error @below {{'func.call' op incorrect number of operands for callee}}
    func.call @g() : () -> ()
  }
  return
}

// -----

func.func @f(%c: i1) {
  scf.if %c {
    func.call @missing_first() : () -> ()
  }
  // expected-error @below {{'func.call' op 'missing_second' does not reference a valid function}}
  func.call @missing_second() : () -> ()
  return
}

// -----

// expected-error @below {{'test.symbol' op requires attribute 'sym_name'}}
"test.symbol"() {} : () -> ()

// -----

// expected-error @below {{'test.symbol_scope' op expects region #0 to have 0 or 1 blocks}}
"test.symbol_scope"() ({
  "test.finish"() : () -> ()
^bb1:
  "test.finish"() : () -> ()
}) : () -> ()

// -----

// expected-error @below {{'builtin.module' op visibility expected to be one of ["public", "private", "nested"], but got "other"}}
module @a attributes {sym_visibility = "other"} {
}

// -----

// expected-error @below {{custom op 'builtin.module' 'builtin.module' op attribute 'sym_name' failed to satisfy constraint: string attribute}}
module attributes {sym_name = 2 : i32} {
}

// -----

// expected-note @below {{see existing symbol definition here}}
module @a {
}
// expected-error @below {{redefinition of symbol named 'a'}}
module @a {
}
