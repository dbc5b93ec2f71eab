// RUN: --split-input-file --verify-diagnostics "--one-shot-bufferize=bufferize-function-boundaries copy-before-write"
func.func private @any(tensor<*xf32>)
func.func @unranked(%t: tensor<*xf32>) {
// expected-error @below {{copying of unranked tensors is not implemented}}
  call @any(%t) : (tensor<*xf32>) -> ()
  return
}
