// RUN:

func.func @conditions(%i: tensor<i1>, %a: tensor<3xf32>) -> tensor<3xf32> {
  %r = tosa.cond_if %i (%x = %a) : tensor<i1> (tensor<3xf32>) -> tensor<3xf32> {
  ^bb0(%q: tensor<3xf32>):
    %0 = tosa.exp %q : (tensor<3xf32>) -> tensor<3xf32>
    tosa.yield %0 : tensor<3xf32>
  } else {
  ^bb0(%q: tensor<3xf32>):
    tosa.yield %q : tensor<3xf32>
  } {a = 1 : i64}
  "tosa.cond_if"(%i) ({ "tosa.yield"() : () -> () }, { "tosa.yield"() : () -> () }) : (tensor<i1>) -> ()
  "tosa.argmax"(%a) {axis = 0 : i32, foo, words = #tosa.nan_mode<IGNORE>} : (tensor<3xf32>) -> tensor<i32>
  return %r : tensor<3xf32>
}
