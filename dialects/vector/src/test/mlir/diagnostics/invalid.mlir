// RUN: --split-input-file --verify-diagnostics
func.func @f(%v: vector<4x8xf32>) {
// expected-error @below {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension}}
  %0 = vector.extract %v[7] : f32 from vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
// expected-error @below {{'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "vector.extract"(%v) {static_position = array<i64: -9223372036854775808>} : (vector<4x8xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
// expected-error @below {{'vector.insert' op expected position attribute rank + source rank to match dest vector rank}}
  %0 = "vector.insert"(%v, %v) {static_position = array<i64: -9223372036854775808>} : (vector<4x8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<[4]x8xf32>) {
  %0 = vector.constant_mask [4, 8] : vector<[4]x8xi1>
  %1 = vector.constant_mask [4, 3] : vector<[4]x8xi1>
  %2 = vector.constant_mask [0, 0] : vector<[4]x8xi1>
// expected-error @below {{'vector.constant_mask' op only supports 'none set' or 'all set' scalable dimensions}}
  %3 = vector.constant_mask [3, 3] : vector<[4]x8xi1>
  return
}

// -----

func.func @f(%v: vector<4xi32>) {
// expected-error @below {{'vector.reduction' op unsupported reduction type ''i32'' for kind 'minnumf'}}
  %0 = vector.reduction <minnumf>, %v : vector<4xi32> into i32
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @f(%v: vector<4xf32>) {
// expected-error @below {{use of value '%v' expects different type than prior uses: 'vector<4x4xf32>' vs 'vector<4xf32>'}}
  %0 = vector.outerproduct %v, %v, %v {kind = #vector.kind<xor>} : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %x: vector<4x4xf32>) {
// expected-error @below {{'vector.outerproduct' op unsupported outerproduct type}}
  %0 = vector.outerproduct %v, %v, %x {kind = #vector.kind<xor>} : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32, strided<[1, 4]>>, %i: index) {
// expected-error @below {{'vector.load' op most minor memref dim must have unit stride}}
  %0 = vector.load %m[%i, %i] : memref<4x4xf32, strided<[1, 4]>>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index) {
// expected-error @below {{'vector.load' op base and result element types should match}}
  %0 = vector.load %m[%i, %i] : memref<4x4xf32>, vector<4xi32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %p: i32) {
// expected-error @below {{'vector.type_cast' op expects result and operand with same underlying scalar type: 'memref<vector<4xi32>>'}}
  %0 = vector.type_cast %m : memref<4xf32> to memref<vector<4xi32>>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %p: i32) {
// expected-error @below {{'vector.type_cast' op expects concatenated result and operand shapes to be equal: 'memref<vector<2xf32>>'}}
  %0 = vector.type_cast %m : memref<4xf32> to memref<vector<2xf32>>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %p: i32) {
// expected-error @below {{'vector.type_cast' op expects result in same memory space}}
  %0 = vector.type_cast %m : memref<4xf32> to memref<vector<4xf32>, 1>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %p: i32) {
// expected-error @below {{'vector.type_cast' op expects result to be a memref with identity layout}}
  %0 = vector.type_cast %m : memref<4xf32> to memref<vector<4xf32>, strided<[], offset: 1>>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index, %p: i32) {
// expected-error @below {{'vector.transfer_read' op requires formal padding and source of the same elemental type}}
  %0 = "vector.transfer_read"(%m, %i, %i, %p) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<4x4xf32>, index, index, i32) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index, %p: f32, %k: vector<2xi1>) {
// expected-error @below {{'vector.transfer_read' op inferred mask type ('vector<4xi1>') and mask operand type ('vector<2xi1>') don't match}}
  %0 = "vector.transfer_read"(%m, %i, %i, %p, %k) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<4x4xf32>, index, index, f32, vector<2xi1>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index, %p: f32, %k: vector<2xi1>) {
// expected-error @below {{'vector.transfer_read' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0, d1) -> (d1)> vs inBounds of size: 2}}
  %0 = "vector.transfer_read"(%m, %i, %i, %p) <{in_bounds = [true, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<4x4xf32>, index, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index, %p: f32, %k: vector<2xi1>) {
// expected-error @below {{'vector.transfer_read' op requires source to be a memref or ranked tensor type}}
  %0 = "vector.transfer_read"(%k, %i, %p) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<2xi1>, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<*xf32>, %i: index, %p: f32, %k: vector<2xi1>) {
// expected-error @below {{'vector.transfer_read' op requires source to be a memref or ranked tensor type}}
  %0 = "vector.transfer_read"(%m, %p) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 0, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<*xf32>, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index, %p: f32, %k: vector<2xi1>) {
// expected-error @below {{'vector.transfer_read' op requires permutation_map without symbols}}
  %0 = "vector.transfer_read"(%m, %i, %i, %p) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1)[s0] -> (d1)>}> : (memref<4x4xf32>, index, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index, %p: f32, %k: vector<2xi1>) {
// expected-error @below {{'vector.transfer_read' op masked attribute has been removed. Use in_bounds instead.}}
  %0 = "vector.transfer_read"(%m, %i, %i, %p) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> {masked} : (memref<4x4xf32>, index, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index, %p: f32, %k: vector<4xi1>, %v: vector<4xf32>) {
// expected-error @below {{'vector.mask' op doesn't expect a passthru argument for this maskable operation}}
  %0 = vector.mask %k, %p { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index, %p: f32, %k: vector<4xi1>, %v: vector<4xf32>) {
// expected-error @below {{'vector.mask' op expects number of results to match mask region yielded values}}
  %0 = vector.mask %k { vector.yield %v, %v : vector<4xf32>, vector<4xf32> } : vector<4xi1> -> f32
  return
}

// -----

func.func @f(%v: vector<4xi32>, %w: i32) {
// expected-error @below {{operation defines 2 results but was provided 1 to bind}}
  %0 = vector.scan <minnumf>, %v, %v {inclusive = true, reduction_dim = 0} : vector<4xi32>, vector<4xi32>
  return
}

// -----

func.func @f(%v: vector<4xi32>, %w: i32) {
// expected-error @below {{operation defines 2 results but was provided 1 to bind}}
  %0 = vector.scan <minnumf>, %v, %v {inclusive = true, reduction_dim = -1} : vector<4xi32>, vector<4xi32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %v2: vector<4x4xf32>) {
// expected-error @below {{custom op 'vector.contract' unexpected iterator_type (foo)}}
  %0 = vector.contract {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = ["foo", "reduction"]} %v2, %v, %v : vector<4x4xf32>, vector<4xf32> into vector<4xf32>
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @f(%v: vector<4xf32>, %v2: vector<4x4xf32>) {
// expected-error @below {{use of value '%v' expects different type than prior uses: 'vector<4x4xi1>' vs 'vector<4xf32>'}}
  %0 = vector.contract {iterator_types = ["parallel"]} %v2, %v, %v, %v, %v : vector<4x4xf32>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %v2: vector<4x4xf32>) {
// expected-error @below {{'vector.contract' op requires attribute 'indexing_maps'}}
  %0 = vector.contract {iterator_types = ["parallel"]} %v2, %v, %v  : vector<4x4xf32>, vector<4xf32>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %v2: vector<4x4xf32>) {
// expected-error @below {{expected ','}}
  %0 = vector.contract {iterator_types = ["parallel"]} %v2, %v : vector<4x4xf32>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %v2: vector<4x4xf32>) {
// expected-error @below {{expected ','}}
  %0 = vector.outerproduct %v, %v : vector<4xf32>
  return
}

// -----

func.func @f(%v: memref<4xf32>, %i: index, %p: f32) {
// expected-error @below {{'vector.transfer_read' op requires attribute 'permutation_map'}}
  %0 = vector.transfer_read %v[%i], %p {permutation_map = 3}: memref<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v: memref<4xf32>, %i: index, %p: f32) {
// expected-error @below {{'vector.transfer_read' op requires attribute 'in_bounds'}}
  %0 = vector.transfer_read %v[%i], %p {in_bounds = 3}: memref<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v: memref<4xf32>, %i: index, %p: f32) {
// expected-error @below {{'vector.transfer_read' op attribute 'in_bounds' failed to satisfy constraint: 1-bit boolean array attribute}}
  %0 = vector.transfer_read %v[%i], %p {in_bounds = [3]}: memref<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v: memref<4xf32>, %i: index, %p: f32) {
// expected-error @below {{custom op 'vector.transfer_read' requires two types}}
  %0 = vector.transfer_read %v[%i], %p : memref<4xf32>
  return
}

// -----

func.func @f(%v: memref<4xf32>, %i: index, %p: f32) {
// expected-error @below {{expected ','}}
  %0 = vector.transfer_read %v[%i] : memref<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v: memref<4xf32>, %i: index, %p: f32, %m : vector<4xi1>) {
// expected-error @below {{custom op 'vector.transfer_read' requires vector type}}
  %0 = vector.transfer_read %v[%i], %p, %m : memref<4xf32>, f32
  return
}

// -----

func.func @f(%v: memref<4xf32>, %i: index, %p: f32, %m : vector<4xi1>) {
// expected-error @below {{custom op 'vector.transfer_read' requires memref or ranked tensor type}}
  %0 = vector.transfer_read %v[%i], %p, %m : f32, f32
  return
}

// -----

func.func @f(%v: memref<4xvector<4xf32>>, %i: index, %p: vector<4xf32>, %m : vector<4xi1>) {
// expected-error @below {{custom op 'vector.transfer_read' does not support masks with vector element type}}
  %0 = vector.transfer_read %v[%i], %p, %m : memref<4xvector<4xf32>>, vector<4x4xf32>
  return
}

// -----

func.func @f(%v: memref<4xvector<4xf32>>, %i: index, %p: vector<4xf32>, %m : vector<4xi1>) {
// expected-error @below {{custom op 'vector.transfer_write' does not support masks with vector element type}}
  vector.transfer_write %p, %v[%i], %m : vector<4xf32>, memref<4xvector<4xf32>>
  return
}

// -----

func.func @f(%v: memref<4xf32>, %i: index, %p: vector<4xf32>, %m : vector<4xi1>) {
// expected-error @below {{custom op 'vector.transfer_write' requires two types}}
  vector.transfer_write %p, %v[%i], %m : vector<4xf32>
  return
}

// -----

func.func @f(%v: memref<4xf32>, %i: index, %p: vector<4xf32>, %m : vector<4xi1>) {
// expected-error @below {{custom op 'vector.transfer_write' requires memref or ranked tensor type}}
  vector.transfer_write %p, %v[%i], %m : vector<4xf32>, f32
  return
}

// -----

func.func @f(%v: memref<4xf32>, %i: index, %p: vector<4xf32>, %m : vector<4xi1>) {
// expected-error @below {{'vector.transfer_write' op requires a permutation_map with input dims of the same rank as the source type}}
  vector.transfer_write %p, %v[%i], %m {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<4xf32>
  return
}

