// RUN: "--one-shot-bufferize=test-analysis-only bufferize-function-boundaries"
// Each thread writes to a tensor of its own.
func.func @parallel(%t: tensor<?xf32>, %o: tensor<?xf32>, %v: f32, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %r = scf.forall (%i) in (%n) shared_outs(%a = %o) -> (tensor<?xf32>) {
    %b = tensor.insert %v into %t[%c0] : tensor<?xf32>
    %s = tensor.extract_slice %b[%i] [1] [1] : tensor<?xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %a[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  return %r : tensor<?xf32>
}
