// RUN: --one-shot-bufferize=bufferize-function-boundaries --split-input-file
// Elements, slices and new tensors.
func.func @empty(%i: index) -> tensor<?x5xf32> {
  %0 = tensor.empty(%i) {foo} : tensor<?x5xf32>
  return %0 : tensor<?x5xf32>
}

// -----

func.func @empty2(%i: index, %f: f32) -> tensor<?x5xf32> {
  %0 = tensor.empty(%i) : tensor<?x5xf32>
  %1 = tensor.insert %f into %0[%i, %i] {foo} : tensor<?x5xf32>
  return %1 : tensor<?x5xf32>
}

// -----

func.func @empty3(%i: index, %f: f32) -> (tensor<?x5xf32>, tensor<?x5xf32>) {
  %0 = tensor.empty(%i) : tensor<?x5xf32>
  %1 = tensor.insert %f into %0[%i, %i] {foo} : tensor<?x5xf32>
  return %1, %0 : tensor<?x5xf32>, tensor<?x5xf32>
}

// -----

func.func @extract(%a: tensor<?x5xf32>, %i: index) -> f32 {
  %0 = tensor.extract %a[%i, %i] {foo} : tensor<?x5xf32>
  return %0 : f32
}

// -----

func.func @extract_slice(%a: tensor<?x5x4xf32>, %i: index) -> (tensor<?x2xf32>, tensor<?x2x4xf32>) {
  %0 = tensor.extract_slice %a[%i, 1, 0] [%i, 2, 1] [1, 2, %i] {foo} : tensor<?x5x4xf32> to tensor<?x2xf32>
  %1 = tensor.extract_slice %a[%i, 1, 0] [%i, 2, 4] [1, 2, %i] : tensor<?x5x4xf32> to tensor<?x2x4xf32>
  return %0, %1 : tensor<?x2xf32>, tensor<?x2x4xf32>
}

// -----

func.func @from(%a: f32, %i: index) -> (tensor<2x2xf32>, tensor<f32>, tensor<3xf32>, tensor<0xf32>) {
  %0 = tensor.from_elements %a, %a, %a, %a {foo} : tensor<2x2xf32>
  %1 = tensor.from_elements %a : tensor<f32>
  %2 = tensor.from_elements %a, %a, %a : tensor<3xf32>
  %3 = "tensor.from_elements"() : () -> tensor<0xf32>
  return %0, %1, %2, %3: tensor<2x2xf32>, tensor<f32>, tensor<3xf32>, tensor<0xf32>
}

// -----

func.func @generate(%i: index) -> (tensor<?x5xindex>, tensor<f32>) {
  %0 = tensor.generate %i {
  ^bb0(%x: index, %y: index):
    %s = arith.addi %x, %y : index
    %t = arith.addi %s, %x : index
    tensor.yield %t : index
  } {foo} : tensor<?x5xindex>
  %c = arith.constant 1.0 : f32
  %1 = tensor.generate {
    tensor.yield %c : f32
  } : tensor<f32>
  return %0, %1 : tensor<?x5xindex>, tensor<f32>
}

// -----

func.func @insert(%a: tensor<?x5xf32>, %i: index, %f: f32) -> (tensor<?x5xf32>, tensor<?x5xf32>) {
  %0 = tensor.insert %f into %a[%i, %i] {foo} : tensor<?x5xf32>
  return %0, %a : tensor<?x5xf32>, tensor<?x5xf32>
}

// -----

func.func @insert_slice(%a: tensor<?x5xf32>, %b: tensor<?xf32>, %i: index) -> (tensor<?x5xf32>, tensor<?x5xf32>) {
  %0 = tensor.insert_slice %b into %a[%i, 1] [%i, 1] [1, %i] {foo} : tensor<?xf32> into tensor<?x5xf32>
  return %0, %a : tensor<?x5xf32>, tensor<?x5xf32>
}

// -----

func.func @par(%a: tensor<?x5xf32>, %b: tensor<?xf32>, %n: index) -> (tensor<?x5xf32>) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %a) -> (tensor<?x5xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %b into %o[%i, 1] [%i, 1] [1, %i] {foo} : tensor<?xf32> into tensor<?x5xf32>
    }
  }
  return %0 : tensor<?x5xf32>
}

// -----

func.func @par2(%a: tensor<?x5xf32>, %b: tensor<?xf32>, %n: index) -> (tensor<?x5xf32>, tensor<?x5xf32>) {
  %c = arith.constant 1.0 : f32
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %a) -> (tensor<?x5xf32>) {
    %x = tensor.extract_slice %o[%i, 1] [%i, 1] [1, 1] : tensor<?x5xf32> to tensor<?xf32>
    %y = tensor.insert %c into %x[%i] : tensor<?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %y into %o[%i, 1] [%i, 1] [1, 1] {foo} : tensor<?xf32> into tensor<?x5xf32>
    }
  }
  return %0, %a : tensor<?x5xf32>, tensor<?x5xf32>
}

// -----

func.func @pad(%a: tensor<?x5xindex>, %n: index, %f: f32) -> (tensor<?x15xindex>, tensor<f32>) {
  %0 = tensor.pad %a low[1, %n] high[%n, 3] {
  ^bb0(%x: index, %y: index):
    %s = arith.addi %x, %y : index
    tensor.yield %s : index
  } {foo} : tensor<?x5xindex> to tensor<?x15xindex>
  %g = tensor.from_elements %f : tensor<f32>
  %1 = tensor.pad %g low[] high[] {
    tensor.yield %f : f32
  } : tensor<f32> to tensor<f32>
  return %0, %1 : tensor<?x15xindex>, tensor<f32>
}

// -----

func.func @splat(%n: index, %f: f32) -> (tensor<?x15xf32>) {
  %0 = tensor.splat %f[%n] {foo} : tensor<?x15xf32>
  return %0 : tensor<?x15xf32>
}
