// RUN: --shape-to-shape-lowering

// The number of elements is the product of the extents.
func.func @shape(%a: !shape.shape) -> !shape.size {
  %0 = shape.num_elements %a : !shape.shape -> !shape.size
  return %0 : !shape.size
}

func.func @extents(%a: tensor<?xindex>) -> index {
  %0 = shape.num_elements %a : tensor<?xindex> -> index
  return %0 : index
}

func.func @extents_to_size(%a: tensor<4xindex>) -> !shape.size {
  %0 = shape.num_elements %a : tensor<4xindex> -> !shape.size
  return %0 : !shape.size
}

func.func @inside_reduction(%a: !shape.shape, %b: tensor<?xindex>) -> !shape.size {
  %i = shape.const_size 0
  %0 = shape.reduce(%a, %i) : !shape.shape -> !shape.size {
  ^bb0(%x: index, %d: !shape.size, %acc: !shape.size):
    %n = shape.num_elements %a : !shape.shape -> !shape.size
    shape.yield %n : !shape.size
  }
  return %0 : !shape.size
}

func.func @unused(%a: !shape.shape, %b: tensor<?xindex>) {
  %n = shape.num_elements %a : !shape.shape -> !shape.size
  return
}

func.func @folded() -> (!shape.size, !shape.size) {
  %a = shape.const_shape [2, 3] : !shape.shape
  %0 = shape.num_elements %a : !shape.shape -> !shape.size
  %b = shape.const_shape [2, 3] : !shape.shape
  %1 = shape.rank %b : !shape.shape -> !shape.size
  return %0, %1 : !shape.size, !shape.size
}

func.func @twice(%a: !shape.shape, %b: tensor<?xindex>) -> (!shape.size, index, !shape.size) {
  %n = shape.num_elements %a : !shape.shape -> !shape.size
  %m = shape.num_elements %b : tensor<?xindex> -> index
  %s = shape.num_elements %b : tensor<?xindex> -> !shape.size
  return %n, %m, %s : !shape.size, index, !shape.size
}

func.func @of_tensor(%a: tensor<?x3xf32>, %i: index) -> (index, index) {
  %0 = shape.shape_of %a : tensor<?x3xf32> -> tensor<2xindex>
  %1 = shape.num_elements %0 : tensor<2xindex> -> index
  %2 = arith.constant 3 : index
  %3 = arith.addi %2, %2 : index
  %4 = shape.mul %1, %i : index, index -> index
  return %3, %4 : index, index
}

func.func @attributes(%a: tensor<?xindex>) -> index {
  %0 = shape.num_elements %a {foo} : tensor<?xindex> -> index
  return %0 : index
}
