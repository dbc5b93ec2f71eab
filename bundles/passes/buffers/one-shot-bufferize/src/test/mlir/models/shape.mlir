// RUN: --one-shot-bufferize=bufferize-function-boundaries --split-input-file
// Regions that rely on a witness yield buffers.
func.func @assuming(%a: tensor<?xf32>, %w: !shape.witness, %f: f32, %i: index) -> (tensor<?xf32>, i1) {
  %t = arith.constant true
  %0:2 = shape.assuming %w -> (tensor<?xf32>, i1) {
    %x = tensor.insert %f into %a[%i] : tensor<?xf32>
    shape.assuming_yield %x, %t : tensor<?xf32>, i1
  } {foo}
  return %0#0, %0#1 : tensor<?xf32>, i1
}

// -----

func.func @assuming(%a: tensor<?xf32>, %w: !shape.witness, %f: f32, %i: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = shape.assuming %w -> (tensor<?xf32>) {
    %x = tensor.insert %f into %a[%i] : tensor<?xf32>
    shape.assuming_yield %x : tensor<?xf32>
  }
  return %0, %a : tensor<?xf32>, tensor<?xf32>
}
