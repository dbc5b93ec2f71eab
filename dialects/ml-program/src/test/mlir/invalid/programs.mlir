// RUN: --split-input-file --verify-diagnostics
// expected-error @below {{expected operation name in quotes}}
ml_program.global private @a : memref<f32> 3

// -----

// expected-error @below {{expected ')'}}
ml_program.global private @a(3

// -----

ml_program.subgraph @x() {
// expected-error @below {{expected '->'}}
  %0 = ml_program.global_load_graph @c ordering() : i32
}

// -----

ml_program.subgraph @x() {
// expected-error @below {{expected non-function type}}
  %0 = ml_program.global_load_graph @c ordering(%a -> ) : i32
}

// -----

// expected-error @below {{unknown attribute `foo` in dialect `ml_program`}}
#x = #ml_program.foo

// -----

// expected-error @below {{unknown  type `foo` in dialect `ml_program`}}
func.func @x(%a: !ml_program.foo) { return }

// -----

ml_program.global private mutable @a : i32
ml_program.subgraph @x() {
// expected-error @below {{'ml_program.global_load_graph' op result #1 must be Token for establishing execution ordering in a graph, but got 'i32'}}
  %0, %1 = ml_program.global_load_graph @a ordering(() -> i32) : i32
  ml_program.output
}

// -----

ml_program.global private @a(3 : i32) : i32
ml_program.func @x(%i: i32) {
// expected-error @below {{'ml_program.global_store' op cannot store to an immutable global @a}}
  ml_program.global_store @a = %i : i32
  ml_program.return
}

// -----

ml_program.func @x(%i: i32) {
// expected-error @below {{'ml_program.output' op expects parent op 'ml_program.subgraph'}}
  ml_program.output
}

// -----

// expected-error @below {{custom op 'ml_program.global' expected 'public', 'private', or 'nested'}}
ml_program.global @a : i32

// -----

// expected-error @below {{'ml_program.global' op immutable global must have an initial value}}
ml_program.global private @a : i32

// -----

ml_program.func @x() -> i32 {
// expected-error @below {{'ml_program.global_load' op undefined global: @nothing}}
  %0 = ml_program.global_load @nothing : i32
  ml_program.return %0 : i32
}

// -----

ml_program.global private mutable @a : i32
ml_program.func @x() -> i32 {
// expected-error @below {{'ml_program.global_load_const' op cannot load as const from mutable global @a}}
  %0 = ml_program.global_load_const @a : i32
  ml_program.return %0 : i32
}

// -----

ml_program.global private mutable @a : i64
ml_program.func @x() -> i32 {
// expected-error @below {{'ml_program.global_load' op cannot load from global typed 'i64' as 'i32'}}
  %0 = ml_program.global_load @a : i32
  ml_program.return %0 : i32
}

// -----

ml_program.global private mutable @a : i64
ml_program.func @x(%0: i32) {
// expected-error @below {{'ml_program.global_store' op cannot store to a global typed 'i64' from 'i32'}}
  ml_program.global_store @a = %0 : i32
  ml_program.return
}

// -----

ml_program.func @x(%0: i32) {
// expected-error @below {{'ml_program.global_store' op undefined global: @a}}
  ml_program.global_store @a = %0 : i32
  ml_program.return
}

// -----

ml_program.func @x(%0: i32) {
// expected-error @below {{'ml_program.return' op has 1 operands, but enclosing function (@x) returns 0}}
  ml_program.return %0 : i32
}

// -----

ml_program.subgraph @x(%0: i32) -> i64 {
// expected-error @below {{type of output operand 0 ('i32') doesn't match function result type ('i64') in function @x}}
  ml_program.output %0 : i32
}
