// RUN: --test-tensor-transform-patterns=test-rewrite-extract-slice-from-collapse-shape

// Loops over the collapsed dimensions that are sliced.
func.func @static(%input: tensor<3x5x7x11xf32>) -> tensor<20x11xf32> {
  %collapsed = tensor.collapse_shape %input [[0, 1, 2], [3]] : tensor<3x5x7x11xf32> into tensor<105x11xf32>
  %slice = tensor.extract_slice %collapsed [0, 0] [20, 11] [1, 1] : tensor<105x11xf32> to tensor<20x11xf32>
  return %slice : tensor<20x11xf32>
}

func.func @strided(%input: tensor<3x5x7x11xf32>) -> tensor<10x5xf32> {
  %collapsed = tensor.collapse_shape %input [[0, 1, 2], [3]] : tensor<3x5x7x11xf32> into tensor<105x11xf32>
  %slice = tensor.extract_slice %collapsed [13, 0] [10, 5] [2, 2] : tensor<105x11xf32> to tensor<10x5xf32>
  return %slice : tensor<10x5xf32>
}

func.func @dynamic(%input: tensor<3x?x?x11xf32>, %offt: index, %size: index) -> tensor<?x5xf32> {
  %collapsed = tensor.collapse_shape %input [[0, 1, 2], [3]] : tensor<3x?x?x11xf32> into tensor<?x11xf32>
  %slice = tensor.extract_slice %collapsed [%offt, 0] [%size, 5] [2, 2] : tensor<?x11xf32> to tensor<?x5xf32>
  return %slice : tensor<?x5xf32>
}

func.func @two_dimensions(%input: tensor<3x?x?x11x?xf32>, %offt0: index, %size0: index, %offt1: index, %size1: index) -> tensor<?x?xf32> {
  %collapsed = tensor.collapse_shape %input [[0, 1, 2], [3, 4]] : tensor<3x?x?x11x?xf32> into tensor<?x?xf32>
  %slice = tensor.extract_slice %collapsed [%offt0, %offt1] [%size0, %size1] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  return %slice : tensor<?x?xf32>
}

func.func @one_of_two_dimensions(%input: tensor<3x?x?x11x2xf32>, %offt: index, %size: index) -> tensor<?x22xf32> {
  %collapsed = tensor.collapse_shape %input [[0, 1, 2], [3, 4]] : tensor<3x?x?x11x2xf32> into tensor<?x22xf32>
  %slice = tensor.extract_slice %collapsed [%offt, 0] [%size, 22] [1, 1] : tensor<?x22xf32> to tensor<?x22xf32>
  return %slice : tensor<?x22xf32>
}

func.func @other_dimension(%input: tensor<30x11x100xf32>, %offt: index, %size: index) -> tensor<330x?xf32> {
  %collapsed = tensor.collapse_shape %input [[0, 1], [2]] : tensor<30x11x100xf32> into tensor<330x100xf32>
  %slice = tensor.extract_slice %collapsed [0, %offt] [330, %size] [1, 1] : tensor<330x100xf32> to tensor<330x?xf32>
  return %slice : tensor<330x?xf32>
}

func.func @unit_dimension(%input: tensor<1x11x100xf32>, %offt: index, %size: index) -> tensor<?x100xf32> {
  %collapsed = tensor.collapse_shape %input [[0, 1], [2]] : tensor<1x11x100xf32> into tensor<11x100xf32>
  %slice = tensor.extract_slice %collapsed [%offt, 0] [%size, 100] [1, 1] : tensor<11x100xf32> to tensor<?x100xf32>
  return %slice : tensor<?x100xf32>
}

func.func @unit_unsliced(%input: tensor<1x11x100xf32>, %offt: index, %size: index) -> tensor<11x?xf32> {
  %collapsed = tensor.collapse_shape %input [[0, 1], [2]] : tensor<1x11x100xf32> into tensor<11x100xf32>
  %slice = tensor.extract_slice %collapsed [0, %offt] [11, %size] [1, 1] : tensor<11x100xf32> to tensor<11x?xf32>
  return %slice : tensor<11x?xf32>
}

func.func @unit_dimensions(%input: tensor<1x?x1x100xf32>, %offt: index, %size: index) -> tensor<?x100xf32> {
  %collapsed = tensor.collapse_shape %input [[0, 1, 2], [3]] : tensor<1x?x1x100xf32> into tensor<?x100xf32>
  %slice = tensor.extract_slice %collapsed [%offt, 0] [%size, 100] [1, 1] : tensor<?x100xf32> to tensor<?x100xf32>
  return %slice : tensor<?x100xf32>
}

func.func @some_unit_dimensions(%input: tensor<1x?x1x100x10xf32>, %offt: index, %size: index) -> tensor<?x?xf32> {
  %collapsed = tensor.collapse_shape %input [[0, 1, 2], [3, 4]] : tensor<1x?x1x100x10xf32> into tensor<?x1000xf32>
  %slice = tensor.extract_slice %collapsed [%offt, %offt] [%size, %size] [1, 1] : tensor<?x1000xf32> to tensor<?x?xf32>
  return %slice : tensor<?x?xf32>
}

func.func @only_unit_dimensions(%input: tensor<1x1x1x100xf32>) -> tensor<1x100xf32> {
  %collapsed = tensor.collapse_shape %input [[0, 1, 2], [3]] : tensor<1x1x1x100xf32> into tensor<1x100xf32>
  %slice = tensor.extract_slice %collapsed [0, 0] [1, 100] [1, 1] : tensor<1x100xf32> to tensor<1x100xf32>
  return %slice : tensor<1x100xf32>
}

func.func @unknown_size(%input: tensor<30x?x100xf32>, %offt: index, %size: index) -> tensor<?x?xf32> {
  %collapsed = tensor.collapse_shape %input [[0, 1], [2]] : tensor<30x?x100xf32> into tensor<?x100xf32>
  %slice = tensor.extract_slice %collapsed [0, %offt] [%size, %size] [1, 1] : tensor<?x100xf32> to tensor<?x?xf32>
  return %slice : tensor<?x?xf32>
}

func.func @constant_operands(%input: tensor<3x5x7x11xf32>) -> tensor<?x?xf32> {
  %c = arith.constant 2 : index
  %collapsed = tensor.collapse_shape %input [[0, 1, 2], [3]] : tensor<3x5x7x11xf32> into tensor<105x11xf32>
  %slice = tensor.extract_slice %collapsed [%c, %c] [%c, %c] [%c, %c] : tensor<105x11xf32> to tensor<?x?xf32>
  return %slice : tensor<?x?xf32>
}

func.func @rank0(%input: tensor<1x1xf32>) -> tensor<f32> {
  %collapsed = tensor.collapse_shape %input [] : tensor<1x1xf32> into tensor<f32>
  %slice = tensor.extract_slice %collapsed [] [] [] : tensor<f32> to tensor<f32>
  return %slice : tensor<f32>
}

func.func @twice(%input: tensor<2x3x4xf32>, %o: index, %s: index) -> (tensor<?x4xf32>, tensor<6x4xf32>) {
  %collapsed = tensor.collapse_shape %input [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %slice = tensor.extract_slice %collapsed [%o, 0] [%s, 4] [%s, 1] : tensor<6x4xf32> to tensor<?x4xf32>
  return %slice, %collapsed : tensor<?x4xf32>, tensor<6x4xf32>
}
