// RUN: --buffer-preparation="results=append tuple-operations=test.make_tuple,test.get_tuple_element convert-blocks=true"
// REFERENCE: has no such pass any more
// Arguments of all blocks are converted, and what branches pass.
func.func @blocks(%c: i1, %t: tuple<tensor<5xf32>, i1>) -> tuple<tensor<5xf32>, i1> {
  cf.cond_br %c, ^bb1(%t : tuple<tensor<5xf32>, i1>), ^bb2(%c : i1)
^bb1(%u: tuple<tensor<5xf32>, i1>):
  %0 = call @blocks(%c, %u) : (i1, tuple<tensor<5xf32>, i1>) -> tuple<tensor<5xf32>, i1>
  cf.br ^bb3(%0 : tuple<tensor<5xf32>, i1>)
^bb2(%d: i1):
  cf.cond_br %d, ^bb1(%t : tuple<tensor<5xf32>, i1>), ^bb3(%t : tuple<tensor<5xf32>, i1>)
^bb3(%r: tuple<tensor<5xf32>, i1>):
  return %r : tuple<tensor<5xf32>, i1>
}
