// RUN: --mlir-version=19.1 --eliminate-empty-tensors --split-input-file
// The empty tensor becomes the part into which it is inserted.
func.func @slice(%t: tensor<?xf32>, %size: index, %f: f32) -> tensor<?xf32> {
  %0 = tensor.empty(%size) : tensor<?xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  %2 = tensor.insert_slice %1 into %t[42] [%size] [1] : tensor<?xf32> into tensor<?xf32>
  return %2 : tensor<?xf32>
}

// -----

// Only the first insertion takes the empty tensor; then there is none for the second one.
func.func @insertedTwice(%t: tensor<?xf32>, %size: index, %f: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = tensor.empty(%size) : tensor<?xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  %2 = tensor.insert_slice %1 into %t[0] [%size] [1] : tensor<?xf32> into tensor<?xf32>
  %3 = tensor.insert_slice %1 into %t[42] [%size] [1] : tensor<?xf32> into tensor<?xf32>
  return %2, %3 : tensor<?xf32>, tensor<?xf32>
}

// -----

// A cast is created for a type with more or less static sizes; dimensions of size 1 are dropped.
func.func @types(%t: tensor<4x256xf32>, %f: f32) -> tensor<4x256xf32> {
  %c128 = arith.constant 128 : index
  %0 = tensor.empty(%c128) : tensor<?xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  %2 = tensor.cast %1 : tensor<?xf32> to tensor<128xf32>
  %3 = tensor.insert_slice %2 into %t[2, 0] [1, 128] [1, 1] : tensor<128xf32> into tensor<4x256xf32>
  return %3 : tensor<4x256xf32>
}

// -----

// A reshape is not followed.
func.func @reshape(%t: tensor<5x6x128xf32>, %f: f32) -> tensor<5x6x128xf32> {
  %0 = tensor.empty() : tensor<128xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<128xf32>) -> tensor<128xf32>
  %2 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
  %3 = tensor.insert_slice %2 into %t[2, 3, 0] [1, 1, 128] [1, 1, 1] : tensor<1x1x128xf32> into tensor<5x6x128xf32>
  return %3 : tensor<5x6x128xf32>
}

// -----

// The part is extracted where all its operands exist, here inside the loop and after the definition of the offset.
func.func @insertionPoint(%t: tensor<?xf32>, %size: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %0 = tensor.empty() : tensor<5xf32>
  %1 = scf.for %i = %c0 to %size step %c5 iter_args(%b = %t) -> (tensor<?xf32>) {
    %j = arith.addi %i, %size : index
    %k = arith.index_cast %j : index to i32
    %f = arith.sitofp %k : i32 to f32
    %2 = linalg.fill ins(%f : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %3 = tensor.insert_slice %2 into %b[%j] [5] [1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %3 : tensor<?xf32>
  }
  return %1 : tensor<?xf32>
}

// -----

// The offset is known only after the empty tensor is filled: nothing is replaced.
func.func @offsetTooLate(%t: tensor<?xf32>, %f: f32) -> tensor<?xf32> {
  %0 = tensor.empty() : tensor<5xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
  %c0 = arith.constant 0 : index
  %offset = tensor.dim %t, %c0 : tensor<?xf32>
  %2 = tensor.insert_slice %1 into %t[%offset] [5] [1] : tensor<5xf32> into tensor<?xf32>
  return %2 : tensor<?xf32>
}

// -----

// Both branches fill a part.
func.func @branches(%t: tensor<?xf32>, %size: index, %c: i1, %f: f32, %g: f32) -> tensor<?xf32> {
  %0 = scf.if %c -> tensor<?xf32> {
    %1 = tensor.empty(%size) : tensor<?xf32>
    %2 = linalg.fill ins(%f : f32) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  } else {
    %3 = tensor.empty(%size) : tensor<?xf32>
    %4 = linalg.fill ins(%g : f32) outs(%3 : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %4 : tensor<?xf32>
  }
  %5 = tensor.insert_slice %0 into %t[42] [%size] [1] : tensor<?xf32> into tensor<?xf32>
  return %5 : tensor<?xf32>
}

// -----

func.func @parallel(%t: tensor<?xf32>, %size: index, %n: index, %f: f32) -> tensor<?xf32> {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<?xf32>) {
    %1 = tensor.empty(%size) : tensor<?xf32>
    %2 = linalg.fill ins(%f : f32) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %2 into %o[%i] [%size] [1] : tensor<?xf32> into tensor<?xf32>
    }
  }
  return %0 : tensor<?xf32>
}

// -----

// The whole destination is the part.
func.func @whole(%t: tensor<5xf32>, %u: tensor<5xf32>, %f: f32) -> (tensor<5xf32>, tensor<5xf32>, tensor<6xf32>) {
  %0 = tensor.empty() : tensor<5xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
  %2 = bufferization.materialize_in_destination %1 in %t : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %3 = tensor.empty() : tensor<5xf32>
  %4 = linalg.fill ins(%f : f32) outs(%3 : tensor<5xf32>) -> tensor<5xf32>
  %5 = linalg.copy ins(%4 : tensor<5xf32>) outs(%u : tensor<5xf32>) -> tensor<5xf32>
  %6 = tensor.empty() : tensor<6xf32>
  %7 = linalg.copy ins(%6 : tensor<6xf32>) outs(%6 : tensor<6xf32>) -> tensor<6xf32>
  return %2, %5, %7 : tensor<5xf32>, tensor<5xf32>, tensor<6xf32>
}

// -----

// A buffer becomes a tensor once; without restrict, it may be one already.
func.func @buffers(%m: memref<5xf32>, %n: memref<5xf32>, %f: f32, %g: f32, %c: i1) {
  %0 = tensor.empty() : tensor<5xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
  %2 = tensor.empty() : tensor<5xf32>
  %3 = linalg.fill ins(%g : f32) outs(%2 : tensor<5xf32>) -> tensor<5xf32>
  %4 = arith.select %c, %1, %3 : tensor<5xf32>
  bufferization.materialize_in_destination %4 in restrict writable %m : (tensor<5xf32>, memref<5xf32>) -> ()
  %5 = tensor.empty() : tensor<5xf32>
  %6 = linalg.fill ins(%f : f32) outs(%5 : tensor<5xf32>) -> tensor<5xf32>
  bufferization.materialize_in_destination %6 in writable %n : (tensor<5xf32>, memref<5xf32>) -> ()
  return
}

// -----

// The source is no empty tensor; a vector is no tensor.
func.func @others(%t: tensor<5xf32>, %u: tensor<10xf32>, %v: vector<5xf32>) -> (tensor<10xf32>, tensor<10xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert_slice %t into %u[2] [5] [1] : tensor<5xf32> into tensor<10xf32>
  %1 = tensor.empty() : tensor<10xf32>
  %2 = vector.transfer_write %v, %1[%c0] : vector<5xf32>, tensor<10xf32>
  return %0, %2 : tensor<10xf32>, tensor<10xf32>
}
