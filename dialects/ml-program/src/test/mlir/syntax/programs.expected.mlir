#extern = #ml_program.extern : i32
module {
  ml_program.global private @a(dense<4> : tensor<4xi32>) : tensor<4xi32> {x = 1 : i64}
  ml_program.global private @b("foo") : i32
  ml_program.global public mutable @c(#extern) : i32
  ml_program.global private mutable @q : tensor<?xi32>
  ml_program.global nested mutable @d : i32
  ml_program.global private @e(unit) : i32
  ml_program.subgraph @g() -> (tensor<?xi32>, !ml_program.token) attributes {z} {
    %0 = ml_program.token {a}
    %result, %produceToken = ml_program.global_load_graph @q ordering(%0 -> !ml_program.token) : tensor<?xi32> {b}
    ml_program.output %result, %0 : tensor<?xi32>, !ml_program.token
  }
  ml_program.func @f(%arg0: i32 {a.b}) -> i32 {
    %d = ml_program.global_load @d : i32 {z}
    %e = ml_program.global_load_const @e : i32
    ml_program.global_store @d = %d : i32 {z}
    ml_program.return %d : i32
  }
  ml_program.subgraph @tokens(%arg0: i32) {
    %0 = ml_program.token
    %1 = ml_program.global_store_graph @d = %arg0 ordering(%0, %0 -> !ml_program.token) : i32
    %2 = ml_program.global_store_graph @d = %arg0 ordering(() -> !ml_program.token) : i32
    ml_program.output
  }
}

