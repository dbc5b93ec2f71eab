// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect
// What is rejected, and how.
// expected-error @below {{expected 2 offset values, got 1}}
func.func @f(%x: memref<?x4xi32>, %i: index) { memref.subview %x[0] [1] [1] : memref<?x4xi32> to memref<?xi32>  return }

// -----

// expected-error @below {{expected result type to be 'memref<1x2xi32, strided<[4, 1]>>' or a rank-reduced version. (mismatch of result sizes)}}
func.func @f(%x: memref<?x4xi32>, %i: index) { memref.subview %x[0,0] [1,2] [1,1] : memref<?x4xi32> to memref<?xi32>  return }

// -----

// expected-error @below {{expected result type to be 'memref<1x2xi32, strided<[4, 1]>>' or a rank-reduced version. (mismatch of result layout)}}
func.func @f(%x: memref<?x4xi32>, %i: index) { memref.subview %x[0,0] [1,2] [1,1] : memref<?x4xi32> to memref<1x2xi32>  return }

// -----

// expected-error @below {{different memory spaces specified for base memref type 'memref<?x4xi32>' and subview memref type 'memref<1x2xi32, strided<[4, 1]>, 1>'}}
func.func @f(%x: memref<?x4xi32>, %i: index) { memref.subview %x[0,0] [1,2] [1,1] : memref<?x4xi32> to memref<1x2xi32, strided<[4, 1]>, 1>  return }

// -----

// expected-error @below {{expected result element type to be 'i32'}}
func.func @f(%x: memref<?x4xi32>, %i: index) { memref.subview %x[0,0] [1,2] [1,1] : memref<?x4xi32> to memref<1x2xi64, strided<[4, 1]>>  return }

// -----

// expected-error @below {{expected result type to be 'memref<1x2xi32, strided<[4, 1]>>' or a rank-reduced version. (mismatch of result sizes)}}
func.func @f(%x: memref<?x4xi32>, %i: index) { memref.subview %x[0,0] [1,2] [1,1] : memref<?x4xi32> to memref<3xi32, strided<[4]>>  return }

// -----

// expected-error @below {{expected result type to be 'memref<1x2xi32, strided<[4, 1]>>' or a rank-reduced version. (mismatch of result layout)}}
func.func @f(%x: memref<?x4xi32>, %i: index) { memref.subview %x[0,0] [1,2] [1,1] : memref<?x4xi32> to memref<2xi32, strided<[4]>>  return }

// -----

// expected-error @below {{expected result rank to be smaller or equal to the source rank, but got 'memref<2x1x1xi32, strided<[4, 1, 1]>>'}}
func.func @f(%x: memref<?x4xi32>, %i: index) { memref.subview %x[0,0] [1,2] [1,1] : memref<?x4xi32> to memref<2x1x1xi32, strided<[4,1,1]>>  return }

// -----

// expected-error @below {{expected result type to be 'memref<1x2xi32, strided<[4, 1], offset: ?>>' or a rank-reduced version. (mismatch of result layout)}}
func.func @f(%x: memref<?x4xi32>, %i: index) { memref.subview %x[%i,0] [1,2] [1,1] : memref<?x4xi32> to memref<1x2xi32, strided<[4,1], offset: 0>>  return }

// -----

// expected-error @below {{expected offsets to be non-negative, but got -1}}
func.func @f(%x: memref<?x4xi32>, %i: index) { memref.subview %x[-1,0] [1,2] [1,1] : memref<?x4xi32> to memref<1x2xi32, strided<[4,1], offset: 0>>  return }

// -----

// expected-error @below {{base type 'memref<?x4xi32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>' is not strided}}
func.func @f(%x: memref<?x4xi32, affine_map<(d0,d1)->(d0 mod 2, d1)>>, %i: index) { memref.subview %x[0,0] [1,2] [1,1] : memref<?x4xi32, affine_map<(d0,d1)->(d0 mod 2, d1)>> to memref<1x2xi32, strided<[4,1], offset: 0>>  return }

// -----

// expected-error @below {{expected the number of 'sizes' to match the number of dynamic entries in 'static_sizes' (0 vs 1)}}
func.func @f(%x: memref<?x4xi32>, %i: index) { "memref.subview"(%x) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 2, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x4xi32>) -> memref<2x?xi32, strided<[4, 1], offset: ?>> return }

// -----

// expected-error @below {{expected mixed offsets rank to match mixed sizes rank (1 vs 2) so the rank of the result type is well-formed.}}
func.func @f(%x: memref<?x4xi32>, %i: index) { "memref.subview"(%x) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<?x4xi32>) -> memref<2x2xi32, strided<[4, 1], offset: ?>> return }

// -----

// expected-error @below {{expected 2 offset values, got 3}}
func.func @f(%x: memref<?x4xi32>, %i: index) { "memref.subview"(%x) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 2, 2, 2>, static_strides = array<i64: 1, 1, 1>}> : (memref<?x4xi32>) -> memref<2x2xi32, strided<[4, 1], offset: ?>> return }

// -----

// expected-error @below {{expected mixed sizes rank to match mixed strides rank (1 vs 2) so the rank of the result type is well-formed.}}
func.func @f(%x: memref<?x4xi32>, %i: index) { memref.reinterpret_cast %x to offset: [0], sizes: [2], strides: [1, 1] : memref<?x4xi32> to memref<2xi32> return }

// -----

// expected-error @below {{expected result type with stride = 2 instead of 1 in dim = 0}}
func.func @f(%x: memref<?x4xi32>, %i: index) { memref.reinterpret_cast %x to offset: [0], sizes: [2], strides: [2] : memref<?x4xi32> to memref<2xi32> return }

// -----

// expected-error @below {{expected result type with offset = 1 instead of 0}}
func.func @f(%x: memref<?x4xi32>, %i: index) { memref.reinterpret_cast %x to offset: [1], sizes: [2], strides: [1] : memref<?x4xi32> to memref<2xi32, strided<[1]>> return }

// -----

// expected-error @below {{expected result type with size = 3 instead of 2 in dim = 0}}
func.func @f(%x: memref<?x4xi32>, %i: index) { memref.reinterpret_cast %x to offset: [1], sizes: [3], strides: [1] : memref<?x4xi32> to memref<2xi32, strided<[1], offset: 1>> return }

// -----

// expected-error @below {{different element types specified for source type 'memref<?x4xi32>' and result memref type 'memref<3xf32, strided<[1], offset: 1>>'}}
func.func @f(%x: memref<?x4xi32>, %i: index) { memref.reinterpret_cast %x to offset: [1], sizes: [3], strides: [1] : memref<?x4xi32> to memref<3xf32, strided<[1], offset: 1>> return }

// -----

// expected-error @below {{different memory spaces specified for source type 'memref<?x4xi32>' and result memref type 'memref<3xi32, strided<[1], offset: 1>, 1>'}}
func.func @f(%x: memref<?x4xi32>, %i: index) { memref.reinterpret_cast %x to offset: [1], sizes: [3], strides: [1] : memref<?x4xi32> to memref<3xi32, strided<[1], offset: 1>, 1> return }

// -----

// expected-error @below {{expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.}}
func.func @f(%x: memref<?x4xi32>, %i: index) { memref.reinterpret_cast %x to offset: [1, 2], sizes: [3], strides: [1] : memref<?x4xi32> to memref<3xi32, strided<[1], offset: 1>> return }

// -----

// expected-error @below {{'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
func.func @f(%x: memref<?x4xi32>, %i: index) { memref.collapse_shape %x [[0, 1]] : memref<?x4xi32> into memref<4xi32> return }

// -----

// expected-error @below {{'memref.collapse_shape' op invalid number of reassociation groups: found 2, expected 1}}
func.func @f(%x: memref<?x4xi32>, %i: index) { memref.collapse_shape %x [[0], [1]] : memref<?x4xi32> into memref<?xi32> return }

// -----

// expected-error @below {{'memref.collapse_shape' op has source rank 2 and result rank 3. This is not a collapse (2 < 3).}}
func.func @f(%x: memref<?x4xi32>, %i: index) { memref.collapse_shape %x [[0], [1], [2]] : memref<?x4xi32> into memref<?x4x1xi32> return }

// -----

// expected-error @below {{'memref.collapse_shape' op invalid source layout map or collapsing non-contiguous dims}}
func.func @f(%x: memref<?x4xi32, strided<[8,1]>>, %i: index) { memref.collapse_shape %x [[0, 1]] : memref<?x4xi32, strided<[8,1]>> into memref<?xi32> return }

// -----

// expected-error @below {{'memref.collapse_shape' op reassociation indices must be contiguous}}
func.func @f(%x: memref<?x4xi32>, %i: index) { memref.collapse_shape %x [[0, 2]] : memref<?x4xi32> into memref<?xi32> return }

// -----

// expected-error @below {{'memref.collapse_shape' op reassociation indices must be contiguous}}
func.func @f(%x: memref<?x4xi32>, %i: index) { memref.collapse_shape %x [[1, 0]] : memref<?x4xi32> into memref<?xi32> return }

// -----

// expected-error @below {{'memref.expand_shape' op collapsed dim size (4) must equal reassociation group size (6)}}
func.func @f(%x: memref<4xi32>, %i: index) { memref.expand_shape %x [[0, 1]] output_shape [2, 3] : memref<4xi32> into memref<2x3xi32> return }

// -----

// expected-error @below {{'memref.expand_shape' op expected number of static shape bounds to be equal to the output rank (2) but found 1 inputs instead}}
func.func @f(%x: memref<4xi32>, %i: index) { memref.expand_shape %x [[0, 1]] output_shape [2] : memref<4xi32> into memref<2x2xi32> return }

// -----

// expected-error @below {{'memref.expand_shape' op invalid output shape provided at pos 1}}
func.func @f(%x: memref<4xi32>, %i: index) { memref.expand_shape %x [[0, 1]] output_shape [2, 4] : memref<4xi32> into memref<2x2xi32> return }

// -----

// expected-error @below {{'memref.expand_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
func.func @f(%x: memref<?xi32>, %i: index) { memref.expand_shape %x [[0, 1]] output_shape [2, 2] : memref<?xi32> into memref<2x2xi32> return }

// -----

// expected-error @below {{'memref.expand_shape' op invalid output shape provided at pos 1}}
func.func @f(%x: memref<?xi32>, %i: index) { memref.expand_shape %x [[0, 1]] output_shape [2, %i] : memref<?xi32> into memref<?x2xi32> return }

// -----

// expected-error @below {{'memref.expand_shape' op invalid number of reassociation groups: found 2, expected 1}}
func.func @f(%x: memref<4xi32>, %i: index) { memref.expand_shape %x [[0], [1]] output_shape [2, 2] : memref<4xi32> into memref<2x2xi32> return }

// -----

// expected-error @below {{'memref.expand_shape' op expected expanded type to be 'memref<2x2xi32>' but found 'memref<2x2xi32, strided<[3, 1]>>'}}
func.func @f(%x: memref<4xi32>, %i: index) { memref.expand_shape %x [[0, 1]] output_shape [2, 2] : memref<4xi32> into memref<2x2xi32, strided<[3,1]>> return }

// -----

// expected-error @below {{'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<4xi32>'}}
func.func @f(%x: memref<4xi32>, %i: index) { memref.view %x[%i][] : memref<4xi32> to memref<4xi32> return }

// -----

// expected-error @below {{'memref.view' op incorrect number of dynamic sizes, has 0, expected 1}}
func.func @f(%x: memref<4xi8>, %i: index) { memref.view %x[%i][] : memref<4xi8> to memref<?xi32> return }

// -----

// expected-error @below {{different memory spaces specified for base memref type 'memref<4xi8>' and view memref type 'memref<4xi32, 1>'}}
func.func @f(%x: memref<4xi8>, %i: index) { memref.view %x[%i][] : memref<4xi8> to memref<4xi32, 1> return }

// -----

// expected-error @below {{unsupported map for result memref type 'memref<4xi32, strided<[2]>>'}}
func.func @f(%x: memref<4xi8>, %i: index) { memref.view %x[%i][] : memref<4xi8> to memref<4xi32, strided<[2]>> return }

// -----

// expected-error @below {{unsupported map for base memref type 'memref<4xi8, strided<[2]>>'}}
func.func @f(%x: memref<4xi8, strided<[2]>>, %i: index) { memref.view %x[%i][] : memref<4xi8, strided<[2]>> to memref<4xi32> return }

// -----

// expected-error @below {{'memref.transpose' op expected a permutation map}}
func.func @f(%x: memref<4x5xi8>) { memref.transpose %x (i, j) -> (i, i) : memref<4x5xi8> to memref<5x4xi8> return }

// -----

// expected-error @below {{'memref.transpose' op result type 'memref<5x4xi8>' is not equivalent to the canonical transposed input type 'memref<5x4xi8, affine_map<(d0, d1) -> (d0 + d1 * 5)>>'}}
func.func @f(%x: memref<4x5xi8>) { memref.transpose %x (i, j) -> (j, i) : memref<4x5xi8> to memref<5x4xi8> return }

// -----

// expected-error @below {{'memref.transpose' op expected a permutation map of same rank as the input}}
func.func @f(%x: memref<4x5xi8>) { memref.transpose %x (i) -> (i) : memref<4x5xi8> to memref<5x4xi8> return }

// -----

// expected-error @below {{'memref.memory_space_cast' op operand type 'memref<4x5xi8>' and result type 'memref<5x4xi8, 1>' are cast incompatible}}
func.func @f(%x: memref<4x5xi8>) { memref.memory_space_cast %x : memref<4x5xi8> to memref<5x4xi8, 1> return }

// -----

// expected-error @below {{'memref.assume_alignment' op alignment must be power of 2}}
func.func @f(%x: memref<4x5xi8>) { memref.assume_alignment %x, 3 : memref<4x5xi8> return }

// -----

// expected-error @below {{'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
func.func @f(%x: memref<4x5xi8>) { memref.assume_alignment %x, -4 : memref<4x5xi8> return }

// -----

// expected-error @below {{'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
func.func @f(%x: memref<4xi8>, %i: index) { "memref.prefetch"(%x, %i) <{isWrite = true, isDataCache=true, localityHint = 9 : i32}>: (memref<4xi8>, index) -> () return }

// -----

// expected-error @below {{'memref.prefetch' op too few indices}}
func.func @f(%x: memref<4xi8>, %i: index) { memref.prefetch %x[], read, locality<1>, data : memref<4xi8> return }

// -----

// expected-error @below {{custom op 'memref.prefetch' rw specifier has to be 'read' or 'write'}}
func.func @f(%x: memref<4xi8>, %i: index) { memref.prefetch %x[%i], foo, locality<1>, data : memref<4xi8> return }

// -----

// expected-error @below {{custom op 'memref.prefetch' cache type has to be 'data' or 'instr'}}
func.func @f(%x: memref<4xi8>, %i: index) { memref.prefetch %x[%i], read, locality<1>, foo : memref<4xi8> return }

// -----

// expected-error @below {{'memref.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked memref type}}
func.func @f(%x: memref<4xi8>, %i: index, %s: memref<?xi32>) { memref.reshape %x(%s) : (memref<4xi8>, memref<?xi32>) -> memref<2x2xi8> return }

// -----

// expected-error @below {{'memref.reshape' op length of shape operand differs from the result's memref rank}}
func.func @f(%x: memref<4xi8>, %i: index, %s: memref<3xi32>) { memref.reshape %x(%s) : (memref<4xi8>, memref<3xi32>) -> memref<2x2xi8> return }

// -----

// expected-error @below {{'memref.reshape' op element types of source and destination memref types should be the same}}
func.func @f(%x: memref<4xi8>, %i: index, %s: memref<2xi32>) { memref.reshape %x(%s) : (memref<4xi8>, memref<2xi32>) -> memref<2x2xi16> return }

// -----

// expected-error @below {{'memref.reshape' op source memref type should have identity affine map}}
func.func @f(%x: memref<4xi8, strided<[2]>>, %i: index, %s: memref<2xi32>) { memref.reshape %x(%s) : (memref<4xi8, strided<[2]>>, memref<2xi32>) -> memref<2x2xi8> return }

// -----

// expected-error @below {{'memref.atomic_rmw' op failed to verify that value type matches element type of memref}}
func.func @f(%x: memref<4xf32>, %i: index, %s: i32) { memref.atomic_rmw addf %s, %x[%i] : (i32, memref<4xf32>) -> i32 return }

// -----

// expected-error @below {{'memref.atomic_rmw' op with kind 'addf' expects a floating-point type}}
func.func @f(%x: memref<4xi32>, %i: index, %s: i32) { memref.atomic_rmw addf %s, %x[%i] : (i32, memref<4xi32>) -> i32 return }

// -----

// expected-error @below {{'memref.atomic_rmw' op with kind 'addi' expects an integer type}}
func.func @f(%x: memref<4xf32>, %i: index, %s: f32) { memref.atomic_rmw addi %s, %x[%i] : (f32, memref<4xf32>) -> f32 return }

// -----

// expected-error @below {{'memref.atomic_rmw' op expects the number of subscripts to be equal to memref rank}}
func.func @f(%x: memref<4xf32>, %i: index, %s: f32) { memref.atomic_rmw addf %s, %x[] : (f32, memref<4xf32>) -> f32 return }

// -----

// expected-error @below {{'memref.generic_atomic_rmw' op expected block argument of the same type result type}}
func.func @f(%x: memref<4xf32>, %i: index, %s: f32) { memref.generic_atomic_rmw %x[%i] : memref<4xf32> { ^bb0(%a: i32): memref.atomic_yield %a : i32 } return }

// -----

// expected-error @below {{'memref.atomic_yield' op types mismatch between yield op: 'i32' and its parent: 'f32'}}
func.func @f(%x: memref<4xf32>, %i: index, %s: i32) { memref.generic_atomic_rmw %x[%i] : memref<4xf32> { ^bb0(%a: f32): memref.atomic_yield %s : i32 } return }

// -----

// expected-error @below {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
func.func @f(%x: memref<4xf32>, %i: index, %s: f32) { memref.generic_atomic_rmw %x[%i] : memref<4xf32> { ^bb0(%a: f32): memref.store %a, %x[%i] : memref<4xf32> memref.atomic_yield %a : f32 } return }

// -----

// expected-error @below {{'memref.generic_atomic_rmw' op expected single number of entry block arguments}}
func.func @f(%x: memref<4xf32>, %i: index, %s: f32) { memref.generic_atomic_rmw %x[%i] : memref<4xf32> { ^bb0(%a: f32, %b: f32):  memref.atomic_yield %a : f32 } return }

// -----

// expected-error @below {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index'}}
// expected-error @below {{'memref.extract_strided_metadata' op failed to infer returned types}}
func.func @f(%x: memref<4xf32>) { memref.extract_strided_metadata %x : memref<4xf32> -> memref<f32>, index, index return }

// -----

// expected-error @below {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index'}}
// expected-error @below {{'memref.extract_strided_metadata' op failed to infer returned types}}
func.func @f(%x: memref<4xf32>) { "memref.extract_strided_metadata"(%x) : (memref<4xf32>) -> (memref<f32>, index, index) return }

// -----

// expected-error @below {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index', 'index', 'f32'}}
// expected-error @below {{'memref.extract_strided_metadata' op failed to infer returned types}}
func.func @f(%x: memref<4xf32>) { memref.extract_strided_metadata %x : memref<4xf32> -> memref<f32>, index, index, index, f32 return }

// -----

// expected-error @below {{'memref.extract_strided_metadata' op result #3 must be variadic of index, but got 'i8'}}
func.func @f(%x: memref<4xf32>) { memref.extract_strided_metadata %x : memref<4xf32> -> memref<f32>, index, index, i8, f32 return }

// -----

// expected-error @below {{'memref.load' op incorrect number of indices for load, expected 1 but got 0}}
func.func @f(%x: memref<4xf32>) { memref.alloca_scope { %a = memref.load %x[] : memref<4xf32> } return }

// -----

// expected-error @below {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note @below {{region branch point}}
func.func @f(%x: memref<4xf32>) { %b = memref.alloca_scope -> (f32) { memref.alloca_scope.return } return }

// -----

// expected-error @below {{'memref.alloca_scope.return' op expects parent op 'memref.alloca_scope'}}
func.func @f(%x: memref<4xf32>) { memref.alloca_scope.return }

// -----

// expected-error @below {{'memref.atomic_yield' op expects parent op 'memref.generic_atomic_rmw'}}
func.func @f(%x: memref<4xf32>) { memref.atomic_yield %x : memref<4xf32> }

// -----

// expected-error @below {{'memref.alloca' op requires an ancestor op with AutomaticAllocationScope trait}}
"test.foo"() ({ %0 = memref.alloca() : memref<4xf32> "test.x"() : () -> () }) : () -> ()

// -----

// expected-error @below {{'memref.load' op incorrect number of indices for load, expected 1 but got 0}}
func.func @f(%x: memref<4xf32>) { memref.load %x[] : memref<4xf32> return }

// -----

func.func @dimension_of_more_than_32_bits(%m: memref<4x6xf32>) {
  // expected-error @below {{reassociation indices must be contiguous}}
  %0 = memref.collapse_shape %m [[4294967296, 1]] : memref<4x6xf32> into memref<24xf32>
  return
}
