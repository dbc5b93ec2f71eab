// RUN: --fold-tensor-subset-ops

// An insertion of a tensor that another insertion has replaced as a whole.
func.func @rank_extended(%0 : tensor<128x128x128x128xf32>, %1 : tensor<1x16x1xf32>, %2 : tensor<1x1x16x1xf32>) -> tensor<128x128x128x128xf32> {
  %3 = tensor.insert_slice %1 into %2[0, 0, 0, 0] [1, 1, 16, 1] [1, 1, 1, 1] : tensor<1x16x1xf32> into tensor<1x1x16x1xf32>
  %4 = tensor.insert_slice %3 into %0[6, 7, 8, 9] [1, 1, 16, 1] [1, 1, 1, 1] : tensor<1x1x16x1xf32> into tensor<128x128x128x128xf32>
  return %4 : tensor<128x128x128x128xf32>
}

func.func @rank_extended_twice(%0 : tensor<128x128x128x128xf32>, %1 : tensor<16xf32>, %2 : tensor<16x1xf32>) -> tensor<128x128x128x128xf32> {
  %3 = tensor.insert_slice %1 into %2[0, 0] [16, 1] [1, 1] : tensor<16xf32> into tensor<16x1xf32>
  %4 = tensor.insert_slice %3 into %0[6, 7, 8, 9] [1, 1, 16, 1] [1, 1, 1, 1] : tensor<16x1xf32> into tensor<128x128x128x128xf32>
  return %4 : tensor<128x128x128x128xf32>
}

func.func @row(%a: tensor<?x?xf32>, %b: tensor<1x8xf32>, %c: tensor<8xf32>, %i: index, %j: index) -> tensor<?x?xf32> {
  %0 = tensor.insert_slice %c into %b[0, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<1x8xf32>
  %1 = tensor.insert_slice %0 into %a[3, %j] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @dynamic_position(%a: tensor<?x?xf32>, %b: tensor<1x8xf32>, %c: tensor<1x8xf32>, %i: index, %j: index) -> tensor<?x?xf32> {
  %0 = tensor.insert_slice %c into %b[0, %i] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<1x8xf32>
  %1 = tensor.insert_slice %0 into %a[3, %j] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @dynamic_size(%a: tensor<?x?xf32>, %b: tensor<?x8xf32>, %c: tensor<?x8xf32>, %i: index, %j: index) -> tensor<?x?xf32> {
  %0 = tensor.insert_slice %c into %b[0, 0] [%i, 8] [1, 1] : tensor<?x8xf32> into tensor<?x8xf32>
  %1 = tensor.insert_slice %0 into %a[3, %j] [%i, 8] [1, 1] : tensor<?x8xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @parallel(%0 : tensor<128x128x128x128xf32>, %1 : tensor<1x16x1xf32>, %2 : tensor<1x1x16x1xf32>) -> tensor<128x128x128x128xf32> {
  %c = arith.constant 4 : index
  %r = scf.forall (%i) in (%c) shared_outs(%o = %0) -> tensor<128x128x128x128xf32> {
    %3 = tensor.insert_slice %1 into %2[0, 0, 0, 0] [1, 1, 16, 1] [1, 1, 1, 1] : tensor<1x16x1xf32> into tensor<1x1x16x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %3 into %o[6, 7, 8, %i] [1, 1, 16, 1] [1, 1, 1, 1] : tensor<1x1x16x1xf32> into tensor<128x128x128x128xf32>
    }
  }
  return %r : tensor<128x128x128x128xf32>
}

func.func @parallel_dynamic(%0 : tensor<1x2xf32>, %1 : tensor<1xf32>, %2 : tensor<1x1xf32>, %j: index) -> tensor<1x2xf32> {
  %c = arith.constant 2 : index
  %r = scf.forall (%i) in (%c) shared_outs(%o = %0) -> tensor<1x2xf32> {
    %3 = tensor.insert_slice %1 into %2[0, 0] [1, 1] [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %3 into %o[%j, %i] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<1x2xf32>
    }
  }
  return %r : tensor<1x2xf32>
}

func.func @parallel_position(%0: tensor<4x8xf32>, %1: tensor<8xf32>, %2: tensor<1x8xf32>, %j: index) -> tensor<4x8xf32> {
  %r = scf.forall (%i) in (4) shared_outs(%o = %0) -> tensor<4x8xf32> {
    %3 = tensor.insert_slice %1 into %2[%j, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<1x8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %3 into %o[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    }
  }
  return %r : tensor<4x8xf32>
}

func.func @part_replaced(%a: tensor<?x?xf32>, %b: tensor<8x?xf32>, %c: tensor<2x?xf32>, %i: index, %j: index) -> tensor<?x?xf32> {
  %0 = tensor.insert_slice %c into %b[%i, 2] [2, %j] [1, 1] : tensor<2x?xf32> into tensor<8x?xf32>
  %1 = tensor.insert_slice %0 into %a[3, %j] [8, %i] [1, 1] : tensor<8x?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @strided(%a: tensor<?x?xf32>, %b: tensor<1x8xf32>, %c: tensor<8xf32>, %i: index, %j: index) -> tensor<?x?xf32> {
  %0 = tensor.insert_slice %c into %b[0, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<1x8xf32>
  %1 = tensor.insert_slice %0 into %a[3, %j] [1, 8] [1, 2] : tensor<1x8xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @extractions(%t: tensor<?x?xf32>, %i: index) -> tensor<2x4xf32> {
  %0 = tensor.extract_slice %t[%i, 2] [4, 8] [1, 1] : tensor<?x?xf32> to tensor<4x8xf32>
  %2 = tensor.extract_slice %0[1, %i] [2, 4] [1, 1] : tensor<4x8xf32> to tensor<2x4xf32>
  return %2 : tensor<2x4xf32>
}
