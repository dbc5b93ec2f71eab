// RUN: --verify-diagnostics --split-input-file --allow-unregistered-dialect
  // expected-error@+1 {{'tensor.cast' op operand type 'tensor<4xf32>' and result type 'tensor<5xf32>' are cast incompatible}}
func.func @f(%a: tensor<4xf32>) { %0 = "tensor.cast"(%a) : (tensor<4xf32>) -> tensor<5xf32> return }
// -----
  // expected-error@+1 {{'tensor.cast' op operand type 'tensor<4xf32>' and result type 'tensor<4xi32>' are cast incompatible}}
func.func @f(%a: tensor<4xf32>) { %0 = "tensor.cast"(%a) : (tensor<4xf32>) -> tensor<4xi32> return }
// -----
  // expected-error@+1 {{'tensor.bitcast' op operand type 'tensor<4xf32>' and result type 'tensor<4xi64>' are cast incompatible}}
func.func @f(%a: tensor<4xf32>) { %0 = "tensor.bitcast"(%a) : (tensor<4xf32>) -> tensor<4xi64> return }
// -----
  // expected-error@+1 {{'tensor.bitcast' op operand type 'tensor<4xf32>' and result type 'tensor<5xi32>' are cast incompatible}}
func.func @f(%a: tensor<4xf32>) { %0 = "tensor.bitcast"(%a) : (tensor<4xf32>) -> tensor<5xi32> return }
// -----
  // expected-error@+1 {{'tensor.concat' op requires at least one input}}
func.func @f(%a: tensor<4xf32>) { %0 = tensor.concat dim(0) : () -> tensor<4xf32> return }
// -----
  // expected-error@+1 {{'tensor.concat' op rank of concatenated inputs must match result rank}}
func.func @f(%a: tensor<4xf32>, %b: tensor<4x4xf32>) { %0 = tensor.concat dim(0) %a, %b : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4xf32> return }
// -----
  // expected-error@+1 {{'tensor.concat' op concatenation dim must be less than the tensor rank}}
func.func @f(%a: tensor<f32>) { %0 = tensor.concat dim(0) %a : (tensor<f32>) -> tensor<f32> return }
// -----
  // expected-error@+1 {{'tensor.concat' op concatenation dim must be less than the tensor rank}}
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) { %0 = tensor.concat dim(1) %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32> return }
// -----
  // expected-error@+1 {{'tensor.concat' op result type 'tensor<9xf32>'does not match inferred shape 'tensor<8xf32>' static sizes}}
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) { %0 = tensor.concat dim(0) %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<9xf32> return }
// -----
  // expected-error@+1 {{'tensor.concat' op inputs and result element type must match}}
func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>) { %0 = tensor.concat dim(0) %a, %b : (tensor<4xf32>, tensor<4xi32>) -> tensor<8xf32> return }
// -----
  // expected-error@+1 {{'tensor.concat' op rank of concatenated inputs must match result rank}}
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) { %0 = tensor.concat dim(0) %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<8x1xf32> return }
// -----
  // expected-error@+1 {{'tensor.concat' op static concatenation size mismatch along non-concatenated dimension 1}}
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x5xf32>) { %0 = tensor.concat dim(0) %a, %b : (tensor<4x4xf32>, tensor<4x5xf32>) -> tensor<8x4xf32> return }
// -----
  // expected-error@+1 {{'tensor.concat' op result type 'tensor<?x6xf32>'does not match inferred shape 'tensor<?x5xf32>' static sizes}}
func.func @f(%a: tensor<4x?xf32>, %b: tensor<?x5xf32>) { %0 = tensor.concat dim(0) %a, %b : (tensor<4x?xf32>, tensor<?x5xf32>) -> tensor<?x6xf32> return }
// -----
  // expected-error@+1 {{'tensor.dim' op operand #0 must be non-0-ranked or unranked tensor, but got 'tensor<f32>'}}
func.func @f(%a: tensor<f32>, %i: index) { %0 = tensor.dim %a, %i : tensor<f32> return }
// -----
  // expected-error@+1 {{'tensor.empty' op incorrect number of dynamic sizes, has 0, expected 1}}
func.func @f(%a: index) { %0 = tensor.empty() : tensor<?xf32> return }
// -----
  // expected-error@+1 {{'tensor.empty' op incorrect number of dynamic sizes, has 1, expected 0}}
func.func @f(%a: index) { %0 = tensor.empty(%a) : tensor<4xf32> return }
// -----
  // expected-error@+1 {{custom op 'tensor.empty' invalid kind of type specified}}
func.func @f(%a: index) { %0 = tensor.empty(%a) : tensor<*xf32> return }
// -----
  // expected-error@+1 {{'tensor.extract' op incorrect number of indices for extract_element}}
func.func @f(%a: tensor<4xf32>, %i: index) { %0 = tensor.extract %a[] : tensor<4xf32> return }
// -----
  // expected-error@+1 {{'tensor.extract' op failed to verify that result type matches element type of tensor}}
func.func @f(%a: tensor<4xf32>, %i: index) { %0 = "tensor.extract"(%a, %i) : (tensor<4xf32>, index) -> f64 return }
// -----
  // expected-error@+1 {{expected type to be 'tensor<4xf32>' or a rank-reduced version. (size mismatch) }}
func.func @f(%a: tensor<4xf32>, %i: index) { %0 = tensor.extract_slice %a[0][4][2] : tensor<4xf32> to tensor<5xf32> return }
// -----
  // expected-error@+1 {{expected type to be 'tensor<?xf32>' or a rank-reduced version. (size mismatch) }}
func.func @f(%a: tensor<4xf32>, %i: index) { %0 = tensor.extract_slice %a[0][%i][2] : tensor<4xf32> to tensor<5xf32> return }
// -----
  // expected-error@+1 {{expected element type to be 'f32'}}
func.func @f(%a: tensor<4xf32>, %i: index) { %0 = tensor.extract_slice %a[0][4][1] : tensor<4xf32> to tensor<4xf64> return }
// -----
  // expected-error@+1 {{expected rank to be smaller or equal to the other rank. }}
func.func @f(%a: tensor<4xf32>, %i: index) { %0 = tensor.extract_slice %a[0][4][1] : tensor<4xf32> to tensor<4x4xf32> return }
// -----
  // expected-error@+1 {{expected type to be 'tensor<4x1xf32>' or a rank-reduced version. (size mismatch) }}
func.func @f(%a: tensor<4x4xf32>, %i: index) { %0 = tensor.extract_slice %a[0,0][4,1][1,1] : tensor<4x4xf32> to tensor<1x4xf32> return }
// -----
  // expected-error@+1 {{expected type to be 'tensor<4x1xf32>' or a rank-reduced version. (size mismatch) }}
func.func @f(%a: tensor<4x4xf32>, %i: index) { %0 = tensor.extract_slice %a[0,0][4,1][1,1] : tensor<4x4xf32> to tensor<5xf32> return }
// -----
  // expected-error@+1 {{expected mixed offsets rank to match mixed sizes rank (1 vs 2) so the rank of the result type is well-formed.}}
func.func @f(%a: tensor<4x4xf32>, %i: index) { %0 = tensor.extract_slice %a[0][4,1][1,1] : tensor<4x4xf32> to tensor<5xf32> return }
// -----
  // expected-error@+1 {{expected 2 offset values, got 1}}
func.func @f(%a: tensor<4x4xf32>, %i: index) { %0 = tensor.extract_slice %a[0][4][1] : tensor<4x4xf32> to tensor<5xf32> return }
// -----
  // expected-error@+1 {{custom op 'tensor.from_elements' number of operands and types do not match: got 1 operands and 2 types}}
func.func @f(%a: f32) { %0 = tensor.from_elements %a : tensor<2xf32> return }
// -----
  // expected-error@+1 {{custom op 'tensor.from_elements' 'result' must be statically shaped tensor of any type values, but got 'tensor<?xf32>'}}
func.func @f(%a: f32) { %0 = tensor.from_elements %a : tensor<?xf32> return }
// -----
  // expected-error@+1 {{'tensor.from_elements' op failed to verify that operand types match result element type}}
func.func @f(%a: f32) { %0 = "tensor.from_elements"(%a, %a) : (f32, f32) -> tensor<2xi32> return }
// -----
  // expected-error@+1 {{custom op 'tensor.from_elements' invalid kind of type specified}}
func.func @f(%a: f32) { %0 = tensor.from_elements %a : tensor<*xf32> return }
// -----
  // expected-error@+1 {{custom op 'tensor.from_elements' invalid kind of type specified}}
func.func @f(%a: f32) { %0 = tensor.from_elements %a : f32 return }
// -----
func.func @f(%m: index) -> tensor<?x3xf32> {
  // expected-error@+1 {{must have one body argument per input dimension}}
  %0 = tensor.generate %m { ^bb0(%i : index): %e = arith.constant 8.0 : f32 tensor.yield %e : f32 } : tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
// -----
func.func @f(%m: index) -> tensor<?x3xf32> {
  // expected-error@+1 {{all body arguments must be index}}
  %0 = tensor.generate %m { ^bb0(%i : index, %j: i64): %e = arith.constant 8.0 : f32 tensor.yield %e : f32 } : tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
// -----
func.func @f(%m: index) -> tensor<?x3xf32> {
  // expected-error@+1 {{'tensor.generate' op body must be terminated with a `yield` operation of the tensor element type}}
  %0 = tensor.generate %m { ^bb0(%i : index, %j: index): %e = arith.constant 8.0 : f32 tensor.yield %i : index } : tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
// -----
func.func @f(%m: index) -> tensor<?x3xf32> {
  // expected-error@+1 {{'tensor.yield' op requires a single operand}}
  %0 = tensor.generate %m { ^bb0(%i : index, %j: index): %e = arith.constant 8.0 : f32 "test.foo"() : () -> () } : tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
// -----
func.func @f(%m: index) -> tensor<?x3xf32> {
  // expected-error@+1 {{'tensor.yield' op requires a single operand}}
  %0 = tensor.generate %m { } : tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
// -----
  // expected-error@+1 {{'tensor.insert' op incorrect number of indices}}
func.func @f(%a: tensor<4xf32>, %i: index, %s: f32) { %0 = tensor.insert %s into %a[] : tensor<4xf32> return }
// -----
  // expected-error@+1 {{'tensor.insert' op failed to verify that result type matches type of dest}}
func.func @f(%a: tensor<4xf32>, %i: index, %s: f32) { %0 = "tensor.insert"(%s, %a, %i): (f32, tensor<4xf32>, index) -> tensor<5xf32> return }
// -----
  // expected-error@+1 {{'tensor.insert' op failed to verify that scalar type matches element type of dest}}
func.func @f(%a: tensor<4xf32>, %i: index, %s: f64) { %0 = "tensor.insert"(%s, %a, %i): (f64, tensor<4xf32>, index) -> tensor<4xf32> return }
// -----
  // expected-error@+1 {{expected type to be 'tensor<5xf32>' or a rank-reduced version. (size mismatch) }}
func.func @f(%a: tensor<4xf32>, %b: tensor<5xf32>) { %0 = tensor.insert_slice %a into %b[0][5][1] : tensor<4xf32> into tensor<5xf32> return }
// -----
  // expected-error@+1 {{expected type to be 'tensor<4x4xf32>' or a rank-reduced version. (size mismatch) }}
func.func @f(%a: tensor<4xf32>, %b: tensor<5x5xf32>) { %0 = tensor.insert_slice %a into %b[0,0][4,4][1,1] : tensor<4xf32> into tensor<5x5xf32> return }
// -----
  // expected-error@+1 {{expected element type to be 'f32'}}
func.func @f(%a: tensor<4xf64>, %b: tensor<5x5xf32>) { %0 = tensor.insert_slice %a into %b[0,0][4,1][1,1] : tensor<4xf64> into tensor<5x5xf32> return }
// -----
  // expected-error@+1 {{expected rank to be smaller or equal to the other rank. }}
func.func @f(%a: tensor<4x4x4xf32>, %b: tensor<5x5xf32>) { %0 = tensor.insert_slice %a into %b[0,0][4,4][1,1] : tensor<4x4x4xf32> into tensor<5x5xf32> return }
// -----
  // expected-error@+1 {{expected offsets to be non-negative, but got -1}}
func.func @f(%a: tensor<4x4x4xf32>, %b: tensor<5x5xf32>) { %0 = tensor.insert_slice %a into %b[0,-1][4,4][1,1] : tensor<4x4x4xf32> into tensor<5x5xf32> return }
// -----
  // expected-error@+1 {{'tensor.insert_slice' op failed to verify that expected result type to match dest type}}
func.func @f(%a: tensor<4x4xf32>, %b: tensor<5x5xf32>) { %0 = "tensor.insert_slice"(%a, %b) <{operandSegmentSizes=array<i32:1,1,0,0,0>, static_offsets=array<i64:0,0>, static_sizes=array<i64: 4,4>, static_strides=array<i64:1,1>}>: (tensor<4x4xf32>, tensor<5x5xf32>) -> tensor<4x5xf32> return }
// -----
  // expected-error@+1 {{'tensor.reshape' op element types of source and destination tensor types should be the same}}
func.func @f(%s: tensor<2xindex>, %a: tensor<4xf32>) { %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<2xindex>) -> tensor<2x2xi32> return }
// -----
  // expected-error@+1 {{'tensor.reshape' op length of shape operand differs from the result's tensor rank}}
func.func @f(%s: tensor<2xindex>, %a: tensor<4xf32>) { %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<2xindex>) -> tensor<2x2x1xf32> return }
// -----
  // expected-error@+1 {{'tensor.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked tensor type}}
func.func @f(%s: tensor<?xindex>, %a: tensor<4xf32>) { %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<?xindex>) -> tensor<2x2xf32> return }
// -----
  // expected-error@+1 {{'tensor.reshape' op source and destination tensor should have the same number of elements}}
func.func @f(%s: tensor<2xindex>, %a: tensor<4xf32>) { %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<2xindex>) -> tensor<2x3xf32> return }
// -----
  // expected-error@+1 {{'tensor.reshape' op operand #1 must be 1D tensor of signless integer or index values, but got 'tensor<2x2xindex>'}}
func.func @f(%s: tensor<2x2xindex>, %a: tensor<4xf32>) { %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<2x2xindex>) -> tensor<2x3xf32> return }
// -----
  // expected-error@+1 {{'tensor.collapse_shape' op expected the expanded type, 'tensor<4x4xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<4x4x1xf32>'.}}
func.func @f(%a: tensor<4x4xf32>) { %0 = tensor.collapse_shape %a [[0],[1]] : tensor<4x4xf32> into tensor<4x4x1xf32> return }
// -----
  // expected-error@+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of 16}}
func.func @f(%a: tensor<4x4xf32>) { %0 = tensor.collapse_shape %a [[0,1]] : tensor<4x4xf32> into tensor<15xf32> return }
// -----
  // expected-error@+1 {{'tensor.collapse_shape' op expected collapsed rank (1) to equal the number of reassociation maps (2).}}
func.func @f(%a: tensor<4x4xf32>) { %0 = tensor.collapse_shape %a [[0],[1]] : tensor<4x4xf32> into tensor<16xf32> return }
// -----
  // expected-error@+1 {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  1.}}
func.func @f(%a: tensor<4x4xf32>) { %0 = tensor.collapse_shape %a [[0]] : tensor<4x4xf32> into tensor<16xf32> return }
// -----
  // expected-error@+1 {{'tensor.collapse_shape' op expected reassociation map #0 to be valid and contiguous.}}
func.func @f(%a: tensor<4x4xf32>) { %0 = tensor.collapse_shape %a [[1,0]] : tensor<4x4xf32> into tensor<16xf32> return }
// -----
  // expected-error@+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
func.func @f(%a: tensor<4x?xf32>) { %0 = tensor.collapse_shape %a [[0,1]] : tensor<4x?xf32> into tensor<16xf32> return }
// -----
  // expected-error@+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of 16}}
func.func @f(%a: tensor<4x4xf32>) { %0 = tensor.collapse_shape %a [[0,1]] : tensor<4x4xf32> into tensor<?xf32> return }
// -----
  // expected-error@+1 {{'tensor.collapse_shape' op expected collapsed type to be 'tensor<1xf32>', but got 'tensor<1xf64>'}}
func.func @f(%a: tensor<1x1xf32>) { %0 = tensor.collapse_shape %a [[0,1]] : tensor<1x1xf32> into tensor<1xf64> return }
// -----
  // expected-error@+1 {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  3.}}
func.func @f(%a: tensor<4x4xf32>) { %0 = tensor.collapse_shape %a [[0,2]] : tensor<4x4xf32> into tensor<16xf32> return }
// -----
  // expected-error@+1 {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (3), but it is  2.}}
func.func @f(%a: tensor<4x4x1xf32>) { %0 = tensor.collapse_shape %a [[0,1]] : tensor<4x4x1xf32> into tensor<16xf32> return }
// -----
  // expected-error@+1 {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (3), but it is  4.}}
func.func @f(%a: tensor<4x4x1xf32>) { %0 = tensor.collapse_shape %a [[0,1,2,3]] : tensor<4x4x1xf32> into tensor<16xf32> return }
// -----
  // expected-error@+1 {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 20}}
func.func @f(%a: tensor<16xf32>) { %0 = tensor.expand_shape %a [[0,1]] output_shape [4,4] : tensor<16xf32> into tensor<4x5xf32> return }
// -----
  // expected-error@+1 {{'tensor.expand_shape' op expected number of static shape dims to be equal to the output rank (2) but found 3 inputs instead}}
func.func @f(%a: tensor<16xf32>) { %0 = tensor.expand_shape %a [[0,1]] output_shape [4,4,1] : tensor<16xf32> into tensor<4x4xf32> return }
// -----
  // expected-error@+1 {{'tensor.expand_shape' op mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has 1 dynamic dims while output_shape has 0 values}}
func.func @f(%a: tensor<16xf32>, %i: index) { %0 = "tensor.expand_shape"(%a) <{reassociation=[[0,1]], static_output_shape=array<i64:4,-9223372036854775808>}> : (tensor<16xf32>) -> tensor<4x4xf32> return }
// -----
  // expected-error@+1 {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
func.func @f(%a: tensor<16xf32>, %i: index) { %0 = tensor.expand_shape %a [[0,1]] output_shape [%i, %i] : tensor<16xf32> into tensor<?x?xf32> return }
// -----
  // expected-error@+1 {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 16}}
func.func @f(%a: tensor<?xf32>, %i: index) { %0 = tensor.expand_shape %a [[0,1]] output_shape [4, 4] : tensor<?xf32> into tensor<4x4xf32> return }
// -----
  // expected-error@+1 {{'tensor.expand_shape' op expected the expanded type, 'tensor<f32>' to have a higher (or same) rank than the collapsed type, 'tensor<?xf32>'.}}
func.func @f(%a: tensor<?xf32>, %i: index) { %0 = tensor.expand_shape %a [[0]] output_shape [] : tensor<?xf32> into tensor<f32> return }
// -----
  // expected-error@+1 {{'tensor.expand_shape' op expected collapsed rank (1) to equal the number of reassociation maps (2).}}
func.func @f(%a: tensor<16xf32>, %i: index) { %0 = tensor.expand_shape %a [[0],[1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32> return }
// -----
  // expected-error@+1 {{'tensor.expand_shape' op expected collapsed rank (0) to equal the number of reassociation maps (1).}}
func.func @f(%a: tensor<f32>, %i: index) { %0 = tensor.expand_shape %a [[0]] output_shape [1] : tensor<f32> into tensor<1xf32> return }
// -----
  // expected-error@+1 {{expected the block to have 1 arguments}}
func.func @f(%a: tensor<4xf32>, %c: f32) { %0 = tensor.pad %a low[1] high[1] { ^bb0(%i: index, %j: index): tensor.yield %c : f32 } : tensor<4xf32> to tensor<6xf32> return }
// -----
  // expected-error@+1 {{'tensor.pad' op expected block argument 1 to be an index}}
func.func @f(%a: tensor<4xf32>, %c: f32) { %0 = tensor.pad %a low[1] high[1] { ^bb0(%i: i64): tensor.yield %c : f32 } : tensor<4xf32> to tensor<6xf32> return }
// -----
  // expected-error@+1 {{'tensor.pad' op expected yield type to match shape element type}}
func.func @f(%a: tensor<4xf32>, %c: f64) { %0 = tensor.pad %a low[1] high[1] { ^bb0(%i: index): tensor.yield %c : f64 } : tensor<4xf32> to tensor<6xf32> return }
// -----
  // expected-error@+1 {{specified type 'tensor<7xf32>' does not match the inferred type 'tensor<6xf32>'}}
func.func @f(%a: tensor<4xf32>, %c: f32) { %0 = tensor.pad %a low[1] high[1] { ^bb0(%i: index): tensor.yield %c : f32 } : tensor<4xf32> to tensor<7xf32> return }
// -----
  // expected-error@+1 {{specified type 'tensor<6x1xf32>' does not match the inferred type 'tensor<6xf32>'}}
func.func @f(%a: tensor<4xf32>, %c: f32) { %0 = tensor.pad %a low[1] high[1] { ^bb0(%i: index): tensor.yield %c : f32 } : tensor<4xf32> to tensor<6x1xf32> return }
// -----
  // expected-error@+1 {{failed to infer expectedType from sourceType 'tensor<4xf32>', specified resultType is 'tensor<6xf32>'}}
func.func @f(%a: tensor<4xf32>, %c: f32) { %0 = tensor.pad %a low[1,1] high[1] { ^bb0(%i: index): tensor.yield %c : f32 } : tensor<4xf32> to tensor<6xf32> return }
// -----
  // expected-error@+1 {{failed to infer expectedType from sourceType 'tensor<4xf32>', specified resultType is 'tensor<6xf32>'}}
func.func @f(%a: tensor<4xf32>, %c: f32) { %0 = tensor.pad %a low[1] high[1,1] { ^bb0(%i: index): tensor.yield %c : f32 } : tensor<4xf32> to tensor<6xf32> return }
// -----
  // expected-error@+1 {{specified type 'tensor<6xf32>' does not match the inferred type 'tensor<4xf32>'}}
func.func @f(%a: tensor<4xf32>, %c: f32) { %0 = tensor.pad %a low[-1] high[1] { ^bb0(%i: index): tensor.yield %c : f32 } : tensor<4xf32> to tensor<6xf32> return }
// -----
  // expected-error@+1 {{specified type 'tensor<?xf32>' does not match the inferred type 'tensor<-2xf32>'}}
func.func @f(%a: tensor<4xf32>, %c: f32) { %0 = tensor.pad %a low[-7] high[1] { ^bb0(%i: index): tensor.yield %c : f32 } : tensor<4xf32> to tensor<?xf32> return }
// -----
  // expected-error@+1 {{'tensor.yield' op requires a single operand}}
func.func @f(%a: tensor<4xf32>, %c: f32) { %0 = tensor.pad %a low[1] high[1] { ^bb0(%i: index): "test.x"(): () -> () } : tensor<4xf32> to tensor<6xf32> return }
// -----
  // expected-error@+1 {{'tensor.yield' op requires a single operand}}
func.func @f(%a: tensor<4xf32>, %c: f32) { %0 = tensor.pad %a low[1] high[1] { } : tensor<4xf32> to tensor<6xf32> return }
// -----
  // expected-error@+1 {{'tensor.splat' op incorrect number of dynamic sizes, has 0, expected 1}}
func.func @f(%a: f32, %i: index) { %0 = tensor.splat %a : tensor<?xf32> return }
// -----
  // expected-error@+1 {{'tensor.splat' op incorrect number of dynamic sizes, has 1, expected 0}}
func.func @f(%a: f32, %i: index) { %0 = tensor.splat %a[%i] : tensor<4xf32> return }
// -----
  // expected-error@+1 {{custom op 'tensor.splat' invalid kind of type specified}}
func.func @f(%a: f32, %i: index) { %0 = tensor.splat %a : tensor<*xf32> return }
// -----
  // expected-error@+1 {{'tensor.splat' op failed to verify that operand type matches element type of result}}
func.func @f(%a: f64, %i: index) { %0 = "tensor.splat"(%a) : (f64) -> tensor<4xf32> return }
// -----
  // expected-error@+1 {{'tensor.yield' op expects parent op to be one of 'tensor.generate, tensor.pad'}}
func.func @f(%a: f64, %i: index) { tensor.yield %a : f64 }
// -----
  // expected-error@+1 {{'tensor.gather' op gather_dims must be non-empty}}
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) { %0 = tensor.gather %s[%i] gather_dims([]) unique : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2x1x1xf32> return }
// -----
  // expected-error@+1 {{'tensor.gather' op gather_dims overflow source rank}}
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) { %0 = tensor.gather %s[%i] gather_dims([1,2,3,4]) unique : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2x1x1xf32> return }
// -----
  // expected-error@+1 {{'tensor.gather' op gather_dims value must be non-negative}}
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) { %0 = tensor.gather %s[%i] gather_dims([-1,2]) unique : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2x1x1xf32> return }
// -----
  // expected-error@+1 {{'tensor.gather' op gather_dims value must be smaller than source rank}}
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) { %0 = tensor.gather %s[%i] gather_dims([1,3]) unique : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2x1x1xf32> return }
// -----
  // expected-error@+1 {{'tensor.gather' op gather_dims values must be strictly increasing}}
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) { %0 = tensor.gather %s[%i] gather_dims([2,1]) unique : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2x1x1xf32> return }
// -----
  // expected-error@+1 {{'tensor.gather' op gather_dims values must be strictly increasing}}
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) { %0 = tensor.gather %s[%i] gather_dims([1,1]) unique : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2x1x1xf32> return }
// -----
  // expected-error@+1 {{'tensor.gather' op result type mismatch: expected 'tensor<1x2x4x1x1xf32>' or its rank-reduced variant 'tensor<1x2x4xf32>' (got: 'tensor<1x2x1x1xf32>')}}
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) { %0 = tensor.gather %s[%i] gather_dims([1,2]) unique : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2x1x1xf32> return }
// -----
  // expected-error@+1 {{'tensor.gather' op result type mismatch: expected 'tensor<1x2x4x1x1xf32>' or its rank-reduced variant 'tensor<1x2x4xf32>' (got: 'tensor<1x2x4x1x1xf64>')}}
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) { %0 = tensor.gather %s[%i] gather_dims([1,2]) unique : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2x4x1x1xf64> return }
// -----
  // expected-error@+1 {{'tensor.gather' op operand #1 must be ranked tensor of signless integer or index values, but got 'tensor<1x2x2xf32>'}}
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x2xf32>) { %0 = tensor.gather %s[%i] gather_dims([1,2]) unique : (tensor<4x5x6xf32>, tensor<1x2x2xf32>) -> tensor<1x2x4x1x1xf64> return }
// -----
  // expected-error@+1 {{'tensor.scatter' op source type mismatch: expected 'tensor<1x2x4x1x1xf32>' or its rank-reduced variant 'tensor<1x2x4xf32>' (got: 'tensor<1x2x4x1xf32>')}}
func.func @f(%s: tensor<1x2x4x1xf32>, %d: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) { %0 = tensor.scatter %s into %d[%i] scatter_dims([1,2]) unique : (tensor<1x2x4x1xf32>, tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<4x5x6xf32> return }
// -----
  // expected-error@+1 {{'tensor.scatter' op requires 'unique' attribute to be set}}
func.func @f(%s: tensor<1x2x4xf32>, %d: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) { %0 = tensor.scatter %s into %d[%i] scatter_dims([1,2]) : (tensor<1x2x4xf32>, tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<4x5x6xf32> return }
// -----
  // expected-error@+1 {{'tensor.scatter' op scatter_dims values must be strictly increasing}}
func.func @f(%s: tensor<1x2x4xf32>, %d: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) { %0 = tensor.scatter %s into %d[%i] scatter_dims([2,1]) unique : (tensor<1x2x4xf32>, tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<4x5x6xf32> return }
// -----
  // expected-error@+1 {{'tensor.scatter' op scatter_dims must be non-empty}}
func.func @f(%s: tensor<1x2x4xf32>, %d: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) { %0 = tensor.scatter %s into %d[%i] scatter_dims([]) unique : (tensor<1x2x4xf32>, tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<4x5x6xf32> return }
// -----
  // expected-error@+1 {{'tensor.scatter' op scatter_dims value must be smaller than dest rank}}
func.func @f(%s: tensor<1x2x4xf32>, %d: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) { %0 = tensor.scatter %s into %d[%i] scatter_dims([0,7]) unique : (tensor<1x2x4xf32>, tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<4x5x6xf32> return }
// -----
  // expected-error@+1 {{'tensor.scatter' op scatter_dims value must be non-negative}}
func.func @f(%s: tensor<1x2x4xf32>, %d: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) { %0 = tensor.scatter %s into %d[%i] scatter_dims([0,-7]) unique : (tensor<1x2x4xf32>, tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<4x5x6xf32> return }
// -----
  // expected-error@+1 {{'tensor.scatter' op scatter_dims overflow dest rank}}
func.func @f(%s: tensor<1x2x4xf32>, %d: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) { %0 = tensor.scatter %s into %d[%i] scatter_dims([0,1,2,2]) unique : (tensor<1x2x4xf32>, tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<4x5x6xf32> return }
// -----
  // expected-error@+1 {{'tensor.extract_slice' op requires attribute 'static_strides'}}
func.func @f(%a: tensor<4x4xf32>) { %0 = "tensor.extract_slice"(%a) <{operandSegmentSizes=array<i32:1,0,0,0>, static_offsets=array<i64:0,0>, static_sizes=array<i64: 4,4>}>: (tensor<4x4xf32>) -> tensor<4x4xf32> return }
// -----
  // expected-error@+1 {{'tensor.pad' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
func.func @f(%a: tensor<4x4xf32>, %f: f32) { %0 = "tensor.pad"(%a)  <{operandSegmentSizes=array<i32:1,0,0>, static_low=array<i64:0,0>, static_high=array<i64: 4,4>}> ({ }) : (tensor<4x4xf32>) -> tensor<8x8xf32> return }
// -----
  // expected-error@+1 {{expected the block to have 2 arguments}}
func.func @f(%a: tensor<4x4xf32>, %f: f32) { %0 = "tensor.pad"(%a)  <{operandSegmentSizes=array<i32:1,0,0>, static_low=array<i64:0,0>, static_high=array<i64: 4,4>}> ({ ^bb0(%i: index): tensor.yield %f : f32 }) : (tensor<4x4xf32>) -> tensor<8x8xf32> return }
// -----
  // expected-error@+1 {{'tensor.pad' op expects region #0 to have 0 or 1 blocks}}
func.func @f(%a: tensor<4x4xf32>, %f: f32) { %0 = "tensor.pad"(%a)  <{operandSegmentSizes=array<i32:1,0,0>, static_low=array<i64:0,0>, static_high=array<i64: 4,4>}> ({ ^bb0(%i: index, %j: index): tensor.yield %f : f32 ^bb1: tensor.yield %f: f32}) : (tensor<4x4xf32>) -> tensor<8x8xf32> return }
// -----
  // expected-error@+1 {{custom op 'tensor.from_elements' number of operands and types do not match: got 2 operands and 4 types}}
func.func @f(%a: tensor<4x4xf32>, %f: f32) { %0 = tensor.from_elements %f, %f : tensor<4xf32> return }
// -----
  // expected-error@+1 {{'tensor.collapse_shape' op requires attribute 'reassociation'}}
func.func @f(%a: tensor<4x4xf32>, %f: f32) { %0 = "tensor.collapse_shape"(%a) : (tensor<4x4xf32>) -> tensor<16xf32> return }
// -----
  // expected-error@+1 {{invalid properties {reassociation = 3 : i64} for op tensor.collapse_shape: Invalid attribute `reassociation` in property conversion: 3 : i64}}
func.func @f(%a: tensor<4x4xf32>, %f: f32) { %0 = "tensor.collapse_shape"(%a) <{reassociation=3}> : (tensor<4x4xf32>) -> tensor<16xf32> return }
// -----
  // expected-error@+1 {{'tensor.collapse_shape' op attribute 'reassociation' failed to satisfy constraint: Array of 64-bit integer array attributes}}
func.func @f(%a: tensor<4x4xf32>, %f: f32) { %0 = "tensor.collapse_shape"(%a) <{reassociation=[3]}> : (tensor<4x4xf32>) -> tensor<16xf32> return }
// -----
  // expected-error@+1 {{'tensor.concat' op attribute 'dim' failed to satisfy constraint: 64-bit signless integer attribute}}
func.func @f(%a: tensor<4x4xf32>, %f: f32) { %0 = "tensor.concat"(%a) <{dim = 0 : i32}> : (tensor<4x4xf32>) -> tensor<16xf32> return }
// -----
  // expected-error@+1 {{'tensor.splat' op failed to verify that operand type matches element type of result}}
func.func @f(%a: tensor<4x4xf32>, %f: f32) { %0 = "tensor.splat"(%f) : (f32) -> tensor<4x4xf64> return }
// -----
  // expected-error@+1 {{'tensor.yield' op requires a single operand}}
func.func @f(%a: tensor<4x4xf32>, %f: f32) { "tensor.yield"() : () -> () }
// -----
  // expected-error@+1 {{custom op 'tensor.foo' is unknown}}
func.func @f(%a: tensor<4x4xf32>, %i: index) { %0 = tensor.foo %a, %i : tensor<4x4xi32> return }
// -----
  // expected-error@+1 {{custom op 'tensor.gather' number of operands and types do not match: got 2 operands and 1 types}}
func.func @f(%a: tensor<4x4xf32>, %i: index) { %0 = tensor.gather %a[%a] gather_dims([0]) : (tensor<4x4xf32>) -> tensor<4x4xi32> return }
// -----
  // expected-error@+1 {{'tensor.gather' op result type mismatch: expected 'tensor<4x4x1x4xf32>' or its rank-reduced variant 'tensor<4x4x4xf32>' (got: 'tensor<4x4xi32>')}}
func.func @f(%a: tensor<4x4xf32>, %i: tensor<4x4x1xi32>) { %0 = tensor.gather %a[%i] gather_dims([0]) : (tensor<4x4xf32>, tensor<4x4x1xi32>) -> tensor<4x4xi32> return }
// -----
  // expected-error@+1 {{'tensor.gather' op gather_dims value must be non-negative}}
func.func @f(%a: tensor<4x4x4xf32>, %i: tensor<4x4x3xi32>) { %0 = tensor.gather %a[%i] gather_dims([2,1,-1]) : (tensor<4x4x4xf32>, tensor<4x4x3xi32>) -> tensor<4x4xi32> return }
// -----
  // expected-error@+1 {{'tensor.scatter' op scatter_dims value must be non-negative}}
func.func @f(%a: tensor<4x4x4xf32>, %i: tensor<4x4x3xi32>) { %0 = tensor.scatter %a into %a[%i] scatter_dims([2,1,-1]) : (tensor<4x4x4xf32>,tensor<4x4x4xf32>, tensor<4x4x3xi32>) -> tensor<4x4xi32> return }
