// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect
// expected-error @below {{custom op 'affine.for' expected only one loop bound operand}}
func.func @f(%n: index) { affine.for %i = %n, %n to 10 { } return }

// -----

// expected-error @below {{floating point value not valid for specified type}}
func.func @f(%n: index) { affine.for %i = 1.0 to 10 { } return }

// -----

// expected-error @below {{custom op 'affine.for' lower loop bound affine map with multiple results requires 'max' prefix}}
func.func @f(%n: index) { affine.for %i = affine_map<(d0)->(d0, d0)>(%n) to 10 { } return }

// -----

// expected-error @below {{custom op 'affine.for' upper loop bound affine map with multiple results requires 'min' prefix}}
func.func @f(%n: index) { affine.for %i = 1 to affine_map<(d0)->(d0, d0)>(%n) { } return }

// -----

// expected-error @below {{custom op 'affine.for' dim operand count and affine map dim count must match}}
func.func @f(%n: index) { affine.for %i = affine_map<(d0)->(d0)>() to 10 { } return }

// -----

// expected-error @below {{custom op 'affine.for' symbol operand count and affine map symbol count must match}}
func.func @f(%n: index) { affine.for %i = affine_map<(d0)->(d0)>(%n)[%n] to 10 { } return }

// -----

// expected-error @below {{expected attribute value}}
func.func @f(%n: index) { affine.for %i = max to 10 { } return }

// -----

// expected-error @below {{custom op 'affine.for' expected valid affine map representation for loop bounds}}
func.func @f(%n: index) { affine.for %i = "a" to 10 { } return }

// -----

// expected-error @below {{custom op 'affine.for' expected step to be representable as a positive signed integer}}
func.func @f(%n: index) { affine.for %i = 3 to 10 step -1 { } return }

// -----

// expected-error @below {{expected attribute value}}
func.func @f(%n: index) { affine.for %i = 3 to 10 step %n { } return }

// -----

// expected-error @below {{expected '{' to begin a region}}
func.func @f(%n: index) { affine.for %i = 3 to 10 step 1:i32 { } return }

// -----

// expected-error @below {{expected '->'}}
func.func @f(%n: index) { affine.for %i = 3 to 10 iter_args(%x = %n) { } return }

// -----

// expected-error @below {{custom op 'affine.for' mismatch between the number of loop-carried values and results}}
func.func @f(%n: index) { affine.for %i = 3 to 10 iter_args(%x = %n) -> (index, index) { } return }

// -----

// expected-error @below {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
func.func @f(%n: index) { affine.for %i = 3 to 10 iter_args(%x = %n) -> (index) { } return }

// -----

// expected-error @below {{expected '(' in operand list}}
func.func @f(%n: index) { affine.for %i = 3 to affine_map<(d0)->(d0)> { } return }

// -----

// expected-error @below {{custom op 'affine.if' invalid kind of attribute specified}}
func.func @f(%n: index) { affine.if affine_map<()->()>() { } return }

// -----

// expected-error @below {{custom op 'affine.if' dim operand count and integer set dim count must match}}
func.func @f(%n: index) { affine.if affine_set<(d0) : (d0 >= 0)>() { } return }

// -----

// expected-error @below {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
func.func @f(%n: index) { affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> index { } return }

// -----

// expected-error @below {{'affine.if' op along control flow edge from parent to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note @below {{region branch point}}
func.func @f(%n: index) { affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> index { affine.yield %n : index } return }

// -----

// expected-error @below {{expected '(' in operand list}}
func.func @f(%n: index) { affine.if affine_set<(d0) : (d0 >= 0)> { } return }

// -----

// expected-error @below {{expected attribute value}}
func.func @f(%n: index) { affine.if %n { } return }

// -----

// expected-error @below {{'affine.if' op requires attribute 'condition'}}
func.func @f(%n: index) { "affine.if"(%n) ({}, {}) : (index)->()  return }

// -----

// expected-error @below {{'affine.if' op requires attribute 'condition'}}
func.func @f(%n: index) { "affine.if"(%n) ({ affine.yield}, {}) : (index)->()  return }

// -----

// expected-error @below {{'affine.if' op operand count and condition integer set dimension and symbol count must match}}
func.func @f(%n: index) { "affine.if"(%n) ({ affine.yield}, {}) {condition = affine_set<():(1==0)>} : (index)->()  return }

// -----

// expected-error @below {{'affine.if' op attribute 'condition' failed to satisfy constraint: IntegerSet attribute}}
func.func @f(%n: index) { "affine.if"(%n) ({ affine.yield}, {}) {condition = 1} : (index)->()  return }

// -----

// expected-error @below {{'affine.if' op operand cannot be used as a dimension id}}
func.func @f(%n: index, %f: f32) { "affine.if"(%f) ({ affine.yield}, {}) {condition = affine_set<(d0) : (d0 >= 0)>} : (f32)->()  return }

// -----

// expected-error @+2 {{use of value '%f' expects different type than prior uses: 'index' vs 'f32'}}
// expected-note @below {{prior use here}}
func.func @f(%n: index, %f: f32) { affine.if affine_set<(d0) : (d0 >= 0)>(%f) {} return }

// -----

// expected-error @+2 {{use of value '%f' expects different type than prior uses: 'index' vs 'f32'}}
// expected-note @below {{prior use here}}
func.func @f(%n: index, %f: f32) { affine.for %i = 0 to %f {} return }

// -----

// expected-error @below {{'affine.yield' op types mismatch between yield op and its parent}}
func.func @f(%n: index, %f: f32) { affine.for %i = 0 to %n iter_args(%x = %f) -> f32 { affine.yield %n : index } return }

// -----

// expected-error @below {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
func.func @f(%n: index, %f: f32) { affine.for %i = 0 to %n iter_args(%x = %f) -> f32 { affine.yield %n, %n : index, index } return }

// -----

// expected-error @below {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
func.func @f(%n: index, %f: f32) { affine.for %i = 0 to %n iter_args(%x = %f) -> f32 { "test.foo"() : () -> () } return }

// -----

// expected-error @below {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
func.func @f(%n: index, %f: f32) { affine.for %i = 0 to %n { affine.yield %n : index } return }

// -----

// expected-error @below {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
func.func @f(%n: index, %f: f32) { affine.if affine_set<(d0) : (d0 >= 0)>(%n) { affine.yield %n : index } return }

// -----

// expected-error @below {{'affine.yield' op types mismatch between yield op and its parent}}
func.func @f(%n: index, %f: f32) { %x = affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> f32 { affine.yield %n : index } else { affine.yield %f : f32 } return }

// -----

// expected-error @below {{'affine.yield' op only terminates affine.if/for/parallel regions}}
func.func @f(%n: index, %f: f32) { "test.foo"() ({affine.yield}) : () -> ()  return }

// -----

// expected-error @below {{'affine.for' op expected body to have a single index argument for the induction variable}}
func.func @f(%n: index, %f: f32) { "affine.for"() ({^bb0(%i:f32): affine.yield}) {lowerBoundMap = affine_map<()->(0)>, upperBoundMap = affine_map<()->(0)>, step = 1:index, operandSegmentSizes = array<i32: 0,0,0>} : () -> ()  return }

// -----

// expected-error @below {{'affine.for' op different number of inits and region iter_args: 0 != 18446744073709551615}}
func.func @f(%n: index, %f: f32) { "affine.for"() ({^bb0: affine.yield}) {lowerBoundMap = affine_map<()->(0)>, upperBoundMap = affine_map<()->(0)>, step = 1:index, operandSegmentSizes = array<i32: 0,0,0>} : () -> ()  return }

// -----

// expected-error @below {{'affine.for' op different number of inits and region iter_args: 0 != 1}}
func.func @f(%n: index, %f: f32) { "affine.for"() ({^bb0(%i:index, %j: index): affine.yield}) {lowerBoundMap = affine_map<()->(0)>, upperBoundMap = affine_map<()->(0)>, step = 1:index, operandSegmentSizes = array<i32: 0,0,0>} : () -> ()  return }

// -----

// expected-error @below {{'affine.for' op attribute 'step' failed to satisfy constraint: index attribute}}
func.func @f(%n: index, %f: f32) { "affine.for"(%n) ({^bb0(%i:index): affine.yield}) {lowerBoundMap = affine_map<(d0)->(0)>, upperBoundMap = affine_map<()->(0)>, step = 1:i32, operandSegmentSizes = array<i32: 1,0,0>} : (index) -> ()  return }

// -----

// expected-error @below {{'affine.for' op different number of inits and region iter_args: 1 != 0}}
func.func @f(%n: index, %f: f32) { "affine.for"(%n) ({^bb0(%i:index): affine.yield}) {lowerBoundMap = affine_map<(d0)->(0)>, upperBoundMap = affine_map<()->(0)>, step = 1:index, operandSegmentSizes = array<i32: 0,0,1>} : (index) -> ()  return }

// -----

// expected-error @below {{'affine.for' op different number of inits and region iter_args: 1 != 0}}
func.func @f(%n: index, %f: f32) { "affine.for"(%n) ({^bb0(%i:index): affine.yield}) {lowerBoundMap = affine_map<()->(0)>, upperBoundMap = affine_map<()->(0)>, step = 1:index, operandSegmentSizes = array<i32: 0,0,1>} : (index) -> ()  return }

// -----

// expected-error @below {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
func.func @f(%n: index, %f: f32) { %r = "affine.for"(%n) ({^bb0(%i:index, %j: index): affine.yield}) {lowerBoundMap = affine_map<()->(0)>, upperBoundMap = affine_map<()->(0)>, step = 1:index, operandSegmentSizes = array<i32: 0,0,1>} : (index) -> (index)  return }

// -----

// expected-error @below {{'affine.yield' op types mismatch between yield op and its parent}}
func.func @f(%n: index, %f: f32) { %r = "affine.for"(%n) ({^bb0(%i:index, %j: index): affine.yield %f : f32}) {lowerBoundMap = affine_map<()->(0)>, upperBoundMap = affine_map<()->(0)>, step = 1:index, operandSegmentSizes = array<i32: 0,0,1>} : (index) -> (index)  return }

// -----

// expected-error @below {{custom op 'affine.prefetch' rw specifier has to be 'read' or 'write'}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.prefetch %m[%n], foo, locality<3>, data : memref<?xf32> return }

// -----

// expected-error @below {{'affine.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.prefetch %m[%n], read, locality<4>, data : memref<?xf32> return }

// -----

// expected-error @below {{custom op 'affine.prefetch' cache type has to be 'data' or 'instr'}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.prefetch %m[%n], read, locality<3>, foo : memref<?xf32> return }

// -----

// expected-error @below {{'affine.prefetch' op affine.prefetch affine map num results must equal memref rank}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.prefetch %m[%n, %n], read, locality<3>, data : memref<?xf32> return }

// -----

// expected-error @below {{'affine.prefetch' op too few operands}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { "affine.prefetch"(%m, %n) <{isDataCache = true, isWrite = true, localityHint = 3 : i32, map = affine_map<()->(0)>}> {z} : (memref<?xf32>, index) -> () return }

// -----

// expected-error @below {{'affine.vector_load' op requires memref and vector types of the same elemental type}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { %v = affine.vector_load %m[%n] : memref<?xf32>, vector<4xf64>  return }

// -----

// expected-error @below {{custom op 'affine.vector_load' invalid kind of type specified}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { %v = affine.vector_load %m[%n] : memref<?xf32>, f32  return }

// -----

// expected-error @below {{'affine.vector_store' op requires memref and vector types of the same elemental type}}
func.func @f(%n: index, %m: memref<?xf32>, %f: vector<4xi32>) { affine.vector_store %f, %m[%n] : memref<?xf32>, vector<4xi32>  return }

// -----

// expected-error @below {{custom op 'affine.vector_store' invalid kind of type specified}}
func.func @f(%n: index, %m: memref<?xf32>, %f: vector<4xi32>) { affine.vector_store %f, %m[%n] : memref<?xf32>, f32  return }

// -----

// expected-error @below {{custom op 'affine.dma_start' expected two stride related operands}}
func.func @f(%n: index, %m: memref<?xf32>, %f: vector<4xi32>) { affine.dma_start %m[%n], %m[%n], %m[%n], %n, %n : memref<?xf32>, memref<?xf32>, memref<?xf32>  return }

// -----

// expected-error @below {{custom op 'affine.dma_start' expected two stride related operands}}
func.func @f(%n: index, %m: memref<?xf32>, %f: vector<4xi32>) { affine.dma_start %m[%n], %m[%n], %m[%n], %n, %n, %n, %n : memref<?xf32>, memref<?xf32>, memref<?xf32>  return }

// -----

// expected-error @below {{custom op 'affine.dma_start' expected three types}}
func.func @f(%n: index, %m: memref<?xf32>, %f: vector<4xi32>) { affine.dma_start %m[%n], %m[%n], %m[%n], %n : memref<?xf32>, memref<?xf32>  return }

// -----

// expected-error @below {{'affine.dma_start' op expected DMA destination to be of memref type}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.dma_start %m[%n], %f[%n], %m[%n], %n : memref<?xf32>, f32, memref<?xf32>  return }

// -----

// expected-error @below {{'affine.dma_start' op expected DMA source to be of memref type}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.dma_start %f[%n], %m[%n], %m[%n], %n : f32, memref<?xf32>, memref<?xf32>  return }

// -----

// expected-error @below {{'affine.dma_start' op expected DMA tag to be of memref type}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.dma_start %m[%n], %m[%n], %f[%n], %n : memref<?xf32>, memref<?xf32>, f32  return }

// -----

// expected-error @below {{expected ':'}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.dma_start %m[%n], %m[%n], %m[%n], %n {x} : memref<?xf32>, memref<?xf32>, memref<?xf32>  return }

// -----

// expected-error @below {{custom op 'affine.dma_wait' expected tag to be of memref type}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.dma_wait %f[%n], %n : f32  return }

// -----

// expected-error @below {{expected ':'}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.dma_wait %m[%n], %n {x} : memref<?xf32>  return }

// -----

// expected-error @below {{'affine.dma_wait' op index must be a valid dimension or symbol identifier}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { %x = "test.x"() : () -> index affine.for %i = 0 to 3 { %y = "test.x"() : () -> index affine.dma_wait %m[%y], %n : memref<?xf32> } return }

// -----

// expected-error @below {{'affine.dma_start' op src index must be a valid dimension or symbol identifier}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.for %i = 0 to 3 { %y = "test.x"() : () -> index affine.dma_start %m[%y], %m[%n], %m[%n], %n : memref<?xf32>, memref<?xf32>, memref<?xf32> } return }

// -----

// expected-error @below {{'affine.dma_start' op dst index must be a valid dimension or symbol identifier}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.for %i = 0 to 3 { %y = "test.x"() : () -> index affine.dma_start %m[%n], %m[%y], %m[%n], %n : memref<?xf32>, memref<?xf32>, memref<?xf32> } return }

// -----

// expected-error @below {{'affine.dma_start' op tag index must be a valid dimension or symbol identifier}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.for %i = 0 to 3 { %y = "test.x"() : () -> index affine.dma_start %m[%n], %m[%n], %m[%y], %n : memref<?xf32>, memref<?xf32>, memref<?xf32> } return }

// -----

// expected-error @below {{'affine.prefetch' op index must be a valid dimension or symbol identifier}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.for %i = 0 to 3 { %y = "test.x"() : () -> index affine.prefetch %m[%y], read, locality<3>, data : memref<?xf32> } return }

// -----

// expected-error @below {{'affine.for' op operand cannot be used as a symbol}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.for %i = 0 to 3 { %y = "test.x"() : () -> index affine.for %j = 0 to %y { } } return }

// -----

// expected-error @below {{'affine.for' op operand cannot be used as a dimension id}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.for %i = 0 to 3 { %y = "test.x"() : () -> index affine.for %j = 0 to affine_map<(d0) -> (d0)> (%y) { } } return }

// -----

// expected-error @below {{'affine.for' op operand cannot be used as a symbol}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.for %i = 0 to 3 { affine.for %j = 0 to %i { } affine.for %j = 0 to affine_map<(d0)->(d0)>(%i) { }} return }

// -----

// expected-error @below {{'affine.for' op operand cannot be used as a symbol}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.for %i = 0 to 3 { %y = "test.x"() : () -> index affine.for %j = %y to 3 { } } return }

// -----

// expected-error @below {{'affine.parallel' op operand cannot be used as a dimension id}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.for %i = 0 to 3 { %y = "test.x"() : () -> index affine.parallel (%j) = (%y) to (3) { } } return }

// -----

// expected-error @below {{'affine.parallel' op operand cannot be used as a symbol}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.for %i = 0 to 3 { %y = "test.x"() : () -> index affine.parallel (%j) = (0) to (symbol(%i)) { } } return }

// -----

// expected-error @below {{'affine.if' op operand cannot be used as a symbol}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.for %i = 0 to 3 { %y = "test.x"() : () -> index affine.if affine_set<()[s0]: (s0>=0)>()[%i] { } } return }

// -----

// expected-error @below {{'affine.delinearize_index' op no basis element may be statically non-positive}}
func.func @f(%n: index) { %d:2 = affine.delinearize_index %n into (0) : index, index return }

// -----

// expected-error @below {{'affine.delinearize_index' op should return an index for each basis element and up to one extra index}}
func.func @f(%n: index) { %d:2 = affine.delinearize_index %n into (2, %n, 4) : index, index return }

// -----

// expected-error @below {{'affine.delinearize_index' op mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite}}
func.func @f(%n: index) { %d:2 = "affine.delinearize_index"(%n) <{static_basis = array<i64: 2, -9223372036854775808>}> : (index) -> (index, index) return }

// -----

// expected-error @below {{'affine.linearize_index' op should be passed a basis element for each index except possibly the first}}
func.func @f(%n: index) { %d = affine.linearize_index [%n, %n] by () : index return }

// -----

// expected-error @below {{'affine.linearize_index' op mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite}}
func.func @f(%n: index) { %d = "affine.linearize_index"(%n) <{operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: -9223372036854775808>}> : (index) -> index return }

// -----

func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { %d:2 = affine.delinearize_index %n into (%n) : index, index return }

// -----

// expected-error @below {{expected non-function type}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.delinearize_index %n into () :  return }

// -----

// expected-error @below {{'affine.delinearize_index' op should return an index for each basis element}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { %d = affine.delinearize_index %n into (%n, %n) : index return }

// -----

// expected-error @below {{'affine.parallel' op the number of region arguments (2) and the number of map groups for lower (1) and upper bound (2), and the number of steps (2) must all match}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.parallel (%i, %j) = (0) to (1, 2) { } return }

// -----

// expected-error @below {{'affine.parallel' op the number of region arguments (2) and the number of map groups for lower (2) and upper bound (1), and the number of steps (2) must all match}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.parallel (%i, %j) = (0, 1) to (1) { } return }

// -----

// expected-error @below {{'affine.parallel' op the number of region arguments (1) and the number of map groups for lower (1) and upper bound (1), and the number of steps (2) must all match}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.parallel (%i) = (0) to (1) step (1, 2) { } return }

// -----

// expected-error @below {{custom op 'affine.parallel' steps must be constant integers}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.parallel (%i) = (0) to (1) step (%n) { } return }

// -----

// expected-error @below {{custom op 'affine.parallel' invalid reduction value: "foo"}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.parallel (%i) = (0) to (1) reduce ("foo") -> f32 { affine.yield %f : f32 } return }

// -----

// expected-error @below {{expected attribute value}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.parallel (%i) = (0) to (1) reduce (addf) -> f32 { affine.yield %f : f32 } return }

// -----

// expected-error @below {{'affine.parallel' op a reduction must be specified for each output}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.parallel (%i) = (0) to (1) reduce ("addf", "addf") -> f32 { affine.yield %f : f32 } return }

// -----

// expected-error @below {{'affine.parallel' op a reduction must be specified for each output}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.parallel (%i) = (0) to (1) reduce ("addf") -> (f32, f32) { affine.yield %f : f32 } return }

// -----

// expected-error @below {{'affine.parallel' op a reduction must be specified for each output}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.parallel (%i) = (0) to (1) reduce ("addf") { affine.yield %f : f32 } return }

// -----

// expected-error @below {{'affine.parallel' op a reduction must be specified for each output}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.parallel (%i) = (0) to (1) -> f32 { affine.yield %f : f32 } return }

// -----

// expected-error @below {{use of undeclared identifier}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.parallel (%i) = (min(%n)) to (1) { } return }

// -----

// expected-error @below {{expected ')' in argument list}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.parallel (%i:index) = (1) to (2) { } return }

// -----

// expected-error @below {{expected '('}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.parallel (%i) = 1 to (2) { } return }

// -----

// expected-error @below {{expected affine expression}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { affine.parallel (%i) = (1,) to (2) { } return }

// -----

// expected-error @below {{'affine.parallel' op expected lower bounds map to have 3 results}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { "affine.parallel"(%n, %n) <{lowerBoundsGroups = dense<[1, 2]> : tensor<2xi32>, lowerBoundsMap = affine_map<(d0)->(d0, d0)>, reductions = [], steps = [1, 2], upperBoundsGroups = dense<[1, 2]> : tensor<2xi32>, upperBoundsMap = affine_map<(d0)->(d0,d0,d0)>}> ({
    ^bb0(%arg9: index, %arg10: index):
      "affine.yield"() {x} : () -> ()
    }) {k} : (index, index) -> () return }

// -----

// expected-error @below {{'affine.parallel' op expected upper bounds map to have 2 results}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { "affine.parallel"(%n, %n) <{lowerBoundsGroups = dense<[1, 1]> : tensor<2xi32>, lowerBoundsMap = affine_map<(d0)->(d0, d0)>, reductions = [], steps = [1, 2], upperBoundsGroups = dense<[1, 1]> : tensor<2xi32>, upperBoundsMap = affine_map<(d0)->(d0,d0,d0)>}> ({
    ^bb0(%arg9: index, %arg10: index):
      "affine.yield"() {x} : () -> ()
    }) {k} : (index, index) -> () return }

// -----

// expected-error @below {{'affine.parallel' op the number of region arguments (1) and the number of map groups for lower (2) and upper bound (2), and the number of steps (2) must all match}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { "affine.parallel"(%n, %n) <{lowerBoundsGroups = dense<[1, 1]> : tensor<2xi32>, lowerBoundsMap = affine_map<(d0)->(d0, d0)>, reductions = [], steps = [1, 2], upperBoundsGroups = dense<[1, 1]> : tensor<2xi32>, upperBoundsMap = affine_map<(d0)->(d0,d0)>}> ({
    ^bb0(%arg9: index):
      "affine.yield"() {x} : () -> ()
    }) {k} : (index, index) -> () return }

// -----

// expected-error @below {{'affine.parallel' op attribute 'lowerBoundsGroups' failed to satisfy constraint: 32-bit signless integer elements attribute}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { "affine.parallel"(%n, %n) <{lowerBoundsGroups = dense<[1, 1]> : tensor<2xi64>, lowerBoundsMap = affine_map<(d0)->(d0, d0)>, reductions = [], steps = [1, 2], upperBoundsGroups = dense<[1, 1]> : tensor<2xi32>, upperBoundsMap = affine_map<(d0)->(d0,d0)>}> ({
    ^bb0(%arg9: index, %arg10: index):
      "affine.yield"() {x} : () -> ()
    }) {k} : (index, index) -> () return }

// -----

// expected-error @below {{'affine.parallel' op attribute 'reductions' failed to satisfy constraint: Reduction ops}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { "affine.parallel"(%n, %n) <{lowerBoundsGroups = dense<[1, 1]> : tensor<2xi32>, lowerBoundsMap = affine_map<(d0)->(d0, d0)>, reductions = [99], steps = [1, 2], upperBoundsGroups = dense<[1, 1]> : tensor<2xi32>, upperBoundsMap = affine_map<(d0)->(d0,d0)>}> ({
    ^bb0(%arg9: index, %arg10: index):
      "affine.yield"() {x} : () -> ()
    }) {k} : (index, index) -> () return }

// -----

// expected-error @below {{'affine.parallel' op a reduction must be specified for each output}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { "affine.parallel"(%n, %n) <{lowerBoundsGroups = dense<[1, 1]> : tensor<2xi32>, lowerBoundsMap = affine_map<(d0)->(d0, d0)>, reductions = [1], steps = [1, 2], upperBoundsGroups = dense<[1, 1]> : tensor<2xi32>, upperBoundsMap = affine_map<(d0)->(d0,d0)>}> ({
    ^bb0(%arg9: index, %arg10: index):
      "affine.yield"() {x} : () -> ()
    }) {k} : (index, index) -> () return }

// -----

// expected-error @below {{'affine.parallel' op result type cannot match reduction attribute}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { %x = "affine.parallel"(%n, %n) <{lowerBoundsGroups = dense<[1, 1]> : tensor<2xi32>, lowerBoundsMap = affine_map<(d0)->(d0, d0)>, reductions = [0], steps = [1, 2], upperBoundsGroups = dense<[1, 1]> : tensor<2xi32>, upperBoundsMap = affine_map<(d0)->(d0,d0)>}> ({
    ^bb0(%arg9: index, %arg10: index):
      "affine.yield"(%n) {x} : (index) -> ()
    }) {k} : (index, index) -> index return }
