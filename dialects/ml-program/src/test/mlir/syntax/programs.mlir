// RUN: --allow-unregistered-dialect
// Variables, constants, functions and graphs.
ml_program.global private @a(dense<4> : tensor<4xi32>) : tensor<4xi32> {x = 1}
ml_program.global private @b("foo") : i32
ml_program.global public mutable @c(#ml_program.extern : i32) : i32
ml_program.global private mutable @q : tensor<?xi32>
ml_program.global nested mutable @d : i32
ml_program.global private @e(unit) : i32
ml_program.subgraph @g() -> (tensor<?xi32>, !ml_program.token) attributes {z} {
  %token1 = ml_program.token {a}
  %0, %token2 = ml_program.global_load_graph @q ordering(%token1 -> !ml_program.token) : tensor<?xi32> {b}
  ml_program.output %0, %token1 : tensor<?xi32>, !ml_program.token
}
ml_program.func @f(%x: i32 {a.b}) -> i32 {
  %0 = ml_program.global_load @d : i32 {z}
  %1 = ml_program.global_load_const @e : i32
  ml_program.global_store @d = %0 : i32 {z}
  ml_program.return %0 : i32
}
ml_program.subgraph @tokens(%v: i32) {
  %t = ml_program.token
  %t2 = ml_program.global_store_graph @d = %v ordering(%t, %t -> !ml_program.token) : i32
  %t3 = ml_program.global_store_graph @d = %v ordering(() -> !ml_program.token) : i32
  ml_program.output
}
