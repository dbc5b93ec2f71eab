// RUN: --loop-invariant-subset-hoisting --allow-unregistered-dialect
// VALIDATION: the parts must be inside of their tensors, also if a loop has no iteration
// Pairs of an extraction and an insertion leave loops that access no other overlapping part.
func.func @pair(%arg: tensor<?xf32>, %lb: index, %ub: index, %step: index, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.addi %c0, %c1 : index
  %zero = arith.subi %one, %c1 : index
  %0 = scf.for %i = %lb to %ub step %step iter_args(%t = %arg) -> (tensor<?xf32>) {
    %1 = tensor.extract_slice %t[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %2 = tensor.extract_slice %1[1] [2] [1] : tensor<5xf32> to tensor<2xf32>
    %3 = "test.foo"(%2) : (tensor<2xf32>) -> (tensor<2xf32>)
    %4 = tensor.insert_slice %3 into %1[1] [2] [1] : tensor<2xf32> into tensor<5xf32>
    %5 = tensor.insert_slice %4 into %t[%zero] [5] [1] : tensor<5xf32> into tensor<?xf32>
    %6 = scf.for %j = %lb to %ub step %step iter_args(%u = %5) -> (tensor<?xf32>) {
      %7 = tensor.extract_slice %u[9] [3] [2] : tensor<?xf32> to tensor<3xf32>
      %8 = "test.foo"(%7) : (tensor<3xf32>) -> (tensor<3xf32>)
      %9 = tensor.insert_slice %8 into %u[9] [3] [2] : tensor<3xf32> into tensor<?xf32>
      scf.yield %9 : tensor<?xf32>
    }
    scf.yield %6 : tensor<?xf32>
  }
  %r = scf.for %i = %lb to %ub step %step iter_args(%t = %arg) -> (tensor<?xf32>) {
    %1 = tensor.extract_slice %t[0] [%n] [1] : tensor<?xf32> to tensor<?xf32>
    %2 = tensor.extract_slice %t[4] [%n] [1] : tensor<?xf32> to tensor<?xf32>
    %3 = "test.foo"(%1, %2) : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>)
    %4 = tensor.insert_slice %3 into %t[0] [%n] [1] : tensor<?xf32> into tensor<?xf32>
    scf.yield %4 : tensor<?xf32>
  }
  return %0, %r : tensor<?xf32>, tensor<?xf32>
}
func.func @transfer(%t: tensor<?x8xf32>, %lb: index, %ub: index, %step: index, %f: f32) -> tensor<?x8xf32> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0 = scf.for %i = %lb to %ub step %step iter_args(%u = %t) -> (tensor<?x8xf32>) {
    %1 = vector.transfer_read %u[%lb, %c0], %f : tensor<?x8xf32>, vector<2xf32>
    %2 = vector.transfer_read %u[%lb, %c3], %f : tensor<?x8xf32>, vector<2xf32>
    %3 = arith.addf %1, %2 : vector<2xf32>
    %4 = vector.transfer_write %3, %u[%lb, %c0] : vector<2xf32>, tensor<?x8xf32>
    %5 = vector.transfer_read %4[%i, %c0], %f : tensor<?x8xf32>, vector<2xf32>
    %6 = vector.transfer_write %1, %4[%lb, %c3] : vector<2xf32>, tensor<?x8xf32>
    scf.yield %6 : tensor<?x8xf32>
  }
  %7 = scf.for %i = %lb to %ub step %step iter_args(%u = %0) -> (tensor<?x8xf32>) {
    %1 = vector.transfer_read %u[%lb, %c0], %f : tensor<?x8xf32>, vector<2xf32>
    %2 = vector.transfer_read %u[%lb, %c3], %f : tensor<?x8xf32>, vector<2xf32>
    %3 = arith.addf %1, %2 : vector<2xf32>
    %4 = vector.transfer_write %3, %u[%lb, %c0] : vector<2xf32>, tensor<?x8xf32>
    %6 = vector.transfer_write %1, %4[%lb, %c3] : vector<2xf32>, tensor<?x8xf32>
    scf.yield %6 : tensor<?x8xf32>
  }
  return %7 : tensor<?x8xf32>
}
