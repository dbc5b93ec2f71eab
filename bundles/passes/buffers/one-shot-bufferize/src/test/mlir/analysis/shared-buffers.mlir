// RUN: --one-shot-bufferize=bufferize-function-boundaries
// REFERENCE: overwrites a tensor that is read later, and copies between parts of a buffer that may overlap

// The result may be %t, which is read after it is written to.
func.func @switch(%t: tensor<4xi64>, %v: i64, %i: index) -> i64 {
  %r = scf.index_switch %i -> tensor<4xi64>
  case 0 {
    scf.yield %t : tensor<4xi64>
  }
  default {
    %e = tensor.empty() : tensor<4xi64>
    %f = linalg.fill ins(%v : i64) outs(%e : tensor<4xi64>) -> tensor<4xi64>
    scf.yield %f : tensor<4xi64>
  }
  %w = tensor.insert %v into %r[%i] : tensor<4xi64>
  %x = tensor.extract %w[%i] : tensor<4xi64>
  %y = tensor.extract %t[%i] : tensor<4xi64>
  %z = arith.addi %x, %y : i64
  return %z : i64
}

// The slice may overlap the part of the shared output where it is inserted.
func.func @overlapping(%t: tensor<8xf32>, %i: index) -> tensor<8xf32> {
  %r = scf.forall (%k) in (1) shared_outs(%o = %t) -> (tensor<8xf32>) {
    %s = tensor.extract_slice %o[%k] [4] [1] : tensor<8xf32> to tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}
