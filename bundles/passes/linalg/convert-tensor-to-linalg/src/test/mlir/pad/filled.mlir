// RUN: --convert-tensor-to-linalg

// All elements of the padding are the same.
func.func @static_padding(%a: tensor<4x5xf32>) -> tensor<7x9xf32> {
  %c = arith.constant 0.0 : f32
  %0 = tensor.pad %a low[1, 2] high[2, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<4x5xf32> to tensor<7x9xf32>
  return %0 : tensor<7x9xf32>
}

func.func @dynamic_padding(%a: tensor<?x5xf32>, %l: index, %h: index, %v: f32) -> tensor<?x?xf32> {
  %0 = tensor.pad %a low[1, %l] high[%h, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x5xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @zero_padding(%a: tensor<4x?x2x?xf32>, %l: index) -> tensor<4x?x?x?xf32> {
  %c = arith.constant 0.0 : f32
  %0 = tensor.pad %a low[0, 0, %l, 0] high[0, 0, %l, %l] {
  ^bb0(%i: index, %j: index, %k: index, %m: index):
    tensor.yield %c : f32
  } : tensor<4x?x2x?xf32> to tensor<4x?x?x?xf32>
  return %0 : tensor<4x?x?x?xf32>
}

func.func @partly_constant(%a: tensor<?x5xf32>, %h: index, %v: f32) -> tensor<?x?xf32> {
  %0 = tensor.pad %a low[1, 1] high[%h, %h] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x5xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @constant_operands(%a: tensor<?xf32>, %h: index, %v: f32) -> tensor<?xf32> {
  %c = arith.constant 7 : index
  %0 = tensor.pad %a low[%c] high[%h] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.pad %0 low[%c] high[%c] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

func.func @constant_size(%a: tensor<8xf32>, %h: index, %v: f32) -> tensor<?xf32> {
  %c = arith.constant 7 : index
  %1 = tensor.pad %a low[%c] high[%c] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<8xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

func.func @dynamic_size(%a: tensor<4x?xf32>) -> tensor<7x?xf32> {
  %c = arith.constant 0.0 : f32
  %0 = tensor.pad %a low[1, 2] high[2, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<4x?xf32> to tensor<7x?xf32>
  return %0 : tensor<7x?xf32>
}

func.func @static_result(%a: tensor<4x?xf32>) -> tensor<7x12xf32> {
  %c = arith.constant 0.0 : f32
  %0 = tensor.pad %a low[1, 2] high[2, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<4x?xf32> to tensor<7x12xf32>
  return %0 : tensor<7x12xf32>
}

func.func @nofold(%a: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %c = arith.constant 0.0 : f32
  %0 = tensor.pad %a nofold low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<4x5xf32> to tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

func.func @no_padding(%a: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %c = arith.constant 0.0 : f32
  %0 = tensor.pad %a low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<4x5xf32> to tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

func.func @rank0(%a: tensor<f32>) -> tensor<f32> {
  %c = arith.constant 0.0 : f32
  %0 = tensor.pad %a low[] high[] {
  ^bb0:
    tensor.yield %c : f32
  } : tensor<f32> to tensor<f32>
  return %0 : tensor<f32>
}

func.func @complex_elements(%a: tensor<4xcomplex<f32>>, %c: complex<f32>) -> tensor<5xcomplex<f32>> {
  %0 = tensor.pad %a low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %c : complex<f32>
  } : tensor<4xcomplex<f32>> to tensor<5xcomplex<f32>>
  return %0 : tensor<5xcomplex<f32>>
}

func.func @inside_if(%a: tensor<4xf32>, %b: i1) -> tensor<5xf32> {
  %c = arith.constant 0.0 : f32
  %n = arith.constant 0 : index
  %1 = scf.if %b -> tensor<5xf32> {
    %0 = tensor.pad %a low[1] high[0] {
    ^bb0(%i: index):
      tensor.yield %c : f32
    } : tensor<4xf32> to tensor<5xf32>
    scf.yield %0 : tensor<5xf32>
  } else {
    %2 = tensor.empty() : tensor<5xf32>
    %3 = linalg.fill ins(%c : f32) outs(%2 : tensor<5xf32>) -> tensor<5xf32>
    scf.yield %3 : tensor<5xf32>
  }
  return %1 : tensor<5xf32>
}

func.func @size_of_generated(%h: index, %v: f32) -> tensor<?xf32> {
  %a = tensor.generate %h {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32>
  %1 = tensor.pad %a low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

func.func @size_of_cast(%x: tensor<4xf32>, %v: f32, %h: index) -> tensor<?xf32> {
  %a = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
  %c = arith.constant -3 : index
  %s = arith.subi %h, %c : index
  %1 = tensor.pad %a low[%s] high[%c] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

func.func @size_of_slice(%x: tensor<?xf32>, %v: f32, %h: index) -> tensor<?xf32> {
  %a = tensor.extract_slice %x[1] [%h] [2] : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.pad %a low[%h] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

func.func @unused(%a: tensor<4xf32>) {
  %c = arith.constant 0.0 : f32
  %0 = tensor.pad %a low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %c : f32
  } : tensor<4xf32> to tensor<5xf32>
  return
}
