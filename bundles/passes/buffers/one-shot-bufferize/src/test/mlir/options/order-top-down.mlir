// RUN: "--one-shot-bufferize=bufferize-function-boundaries test-analysis-only allow-return-allocs-from-loops analysis-heuristic=top-down"
func.func @f(%t: tensor<?xf32>, %v: f32, %i: index, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.insert %v into %t[%i] : tensor<?xf32>
  %b = tensor.insert %v into %t[%n] : tensor<?xf32>
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%s = %a) -> (tensor<?xf32>) {
    %p = tensor.insert %v into %s[%k] : tensor<?xf32>
    %q = tensor.insert %v into %s[%i] : tensor<?xf32>
    %x = tensor.extract %q[%k] : tensor<?xf32>
    %w = tensor.insert %x into %p[%i] : tensor<?xf32>
    scf.yield %w : tensor<?xf32>
  }
  return %r, %b : tensor<?xf32>, tensor<?xf32>
}
