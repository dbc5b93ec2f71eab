// RUN: --verify-diagnostics --split-input-file
  // expected-error@+1 {{tiling factors must equal the number of dimensions to tile}}
func.func @f(%s: tensor<256x128xf32>, %d: tensor<8x16x8x32xf32>, %p: f32, %i: index) { %0 = linalg.pack %s inner_dims_pos = [1,0] inner_tiles = [8] into %d : tensor<256x128xf32> -> tensor<8x16x8x32xf32> return }
// -----
  // expected-error@+1 {{invalid zero tile factor}}
func.func @f(%s: tensor<256x128xf32>, %d: tensor<8x16x8x32xf32>, %p: f32, %i: index) { %0 = linalg.pack %s inner_dims_pos = [1,0] inner_tiles = [0,32] into %d : tensor<256x128xf32> -> tensor<8x16x8x32xf32> return }
// -----
  // expected-error@+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
func.func @f(%s: tensor<256x128xf32>, %d: tensor<8x16x8x32xf32>, %p: f32, %i: index) { %0 = linalg.pack %s inner_dims_pos = [1,0] inner_tiles = [-1,32] into %d : tensor<256x128xf32> -> tensor<8x16x8x32xf32> return }
// -----
  // expected-error@+1 {{invalid inner_dims_pos vector}}
func.func @f(%s: tensor<256x128xf32>, %d: tensor<8x16x8x32xf32>, %p: f32, %i: index) { %0 = linalg.pack %s inner_dims_pos = [1,1] inner_tiles = [8,32] into %d : tensor<256x128xf32> -> tensor<8x16x8x32xf32> return }
// -----
  // expected-error@+1 {{invalid inner_dims_pos vector}}
func.func @f(%s: tensor<256x128xf32>, %d: tensor<8x16x8x32xf32>, %p: f32, %i: index) { %0 = linalg.pack %s inner_dims_pos = [1,2] inner_tiles = [8,32] into %d : tensor<256x128xf32> -> tensor<8x16x8x32xf32> return }
// -----
  // expected-error@+1 {{invalid inner_dims_pos vector}}
func.func @f(%s: tensor<256x128xf32>, %d: tensor<8x16x8x32xf32>, %p: f32, %i: index) { %0 = linalg.pack %s inner_dims_pos = [1,-1] inner_tiles = [8,32] into %d : tensor<256x128xf32> -> tensor<8x16x8x32xf32> return }
// -----
  // expected-error@+1 {{invalid outer_dims_perm vector}}
func.func @f(%s: tensor<256x128xf32>, %d: tensor<8x16x8x32xf32>, %p: f32, %i: index) { %0 = linalg.pack %s outer_dims_perm = [0,0] inner_dims_pos = [1,0] inner_tiles = [8,32] into %d : tensor<256x128xf32> -> tensor<8x16x8x32xf32> return }
// -----
  // expected-error@+1 {{invalid outer_dims_perm vector}}
func.func @f(%s: tensor<256x128xf32>, %d: tensor<8x16x8x32xf32>, %p: f32, %i: index) { %0 = linalg.pack %s outer_dims_perm = [0,2] inner_dims_pos = [1,0] inner_tiles = [8,32] into %d : tensor<256x128xf32> -> tensor<8x16x8x32xf32> return }
// -----
  // expected-error@+1 {{outer_dims_perm must be a permutation or empty}}
func.func @f(%s: tensor<256x128xf32>, %d: tensor<8x16x8x32xf32>, %p: f32, %i: index) { %0 = linalg.pack %s outer_dims_perm = [0] inner_dims_pos = [1,0] inner_tiles = [8,32] into %d : tensor<256x128xf32> -> tensor<8x16x8x32xf32> return }
// -----
  // expected-error@+1 {{packed rank != (unpacked rank + num tiling factors), got 3 != 4}}
func.func @f(%s: tensor<256x128xf32>, %d: tensor<8x16x8xf32>, %p: f32, %i: index) { %0 = linalg.pack %s inner_dims_pos = [1,0] inner_tiles = [8,32] into %d : tensor<256x128xf32> -> tensor<8x16x8xf32> return }
// -----
  // expected-error@+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
func.func @f(%s: tensor<256x128xf32>, %d: tensor<8x16x8x33xf32>, %p: f32, %i: index) { %0 = linalg.pack %s inner_dims_pos = [1,0] inner_tiles = [8,32] into %d : tensor<256x128xf32> -> tensor<8x16x8x33xf32> return }
// -----
  // expected-error@+1 {{expected 'tensor<8x16x8x32xf32>' for the packed domain value, got 'tensor<8x15x8x32xf32>'}}
func.func @f(%s: tensor<256x128xf32>, %d: tensor<8x15x8x32xf32>, %p: f32, %i: index) { %0 = linalg.pack %s inner_dims_pos = [1,0] inner_tiles = [8,32] into %d : tensor<256x128xf32> -> tensor<8x15x8x32xf32> return }
// -----
  // expected-error@+1 {{'linalg.pack' op expected padding_value has 'f32' but got: 'f64'}}
func.func @f(%s: tensor<256x128xf32>, %d: tensor<8x16x8x32xf32>, %p: f64, %i: index) { %0 = linalg.pack %s padding_value(%p : f64) inner_dims_pos = [1,0] inner_tiles = [8,32] into %d : tensor<256x128xf32> -> tensor<8x16x8x32xf32> return }
// -----
  // expected-error@+1 {{'linalg.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set}}
func.func @f(%s: tensor<255x128xf32>, %d: tensor<8x16x8x32xf32>, %p: f32, %i: index) { %0 = linalg.pack %s inner_dims_pos = [1,0] inner_tiles = [8,32] into %d : tensor<255x128xf32> -> tensor<8x16x8x32xf32> return }
// -----
  // expected-error@+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
func.func @f(%s: tensor<256x128xf32>, %d: tensor<8x16x8x32xf32>, %p: f32, %i: index) { %0 = linalg.pack %s inner_dims_pos = [1,0] inner_tiles = [8,%i] into %d : tensor<256x128xf32> -> tensor<8x16x8x32xf32> return }
// -----
  // expected-error@+1 {{expected 'tensor<256x128xf32>' for the packed domain value, got 'tensor<8x16xf32>'}}
func.func @f(%s: tensor<256x128xf32>, %d: tensor<8x16xf32>, %p: f32, %i: index) { %0 = linalg.pack %s inner_dims_pos = [] inner_tiles = [] into %d : tensor<256x128xf32> -> tensor<8x16xf32> return }
// -----
  // expected-error@+1 {{invalid inner_dims_pos vector}}
func.func @f(%s: tensor<256x128xf32>, %d: tensor<8x16x8x32x2xf32>, %p: f32, %i: index) { %0 = linalg.pack %s inner_dims_pos = [1,0,1] inner_tiles = [8,32,2] into %d : tensor<256x128xf32> -> tensor<8x16x8x32x2xf32> return }
// -----
  // expected-error@+1 {{expected 'tensor<9x16x8x32xf32>' for the packed domain value, got 'tensor<8x16x8x32xf32>'}}
func.func @f(%s: tensor<8x16x8x32xf32>, %d: tensor<257x128xf32>, %i: index) { %0 = linalg.unpack %s inner_dims_pos = [1,0] inner_tiles = [8,32] into %d : tensor<8x16x8x32xf32> -> tensor<257x128xf32> return }
// -----
  // expected-error@+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
func.func @f(%s: tensor<8x16x8x32xf32>, %d: tensor<256x128xf32>, %i: index) { %0 = linalg.unpack %s inner_dims_pos = [1,0] inner_tiles = [8,31] into %d : tensor<8x16x8x32xf32> -> tensor<256x128xf32> return }
// -----
  // expected-error@+1 {{invalid zero tile factor}}
func.func @f(%s: tensor<8x16x8x32xf32>, %d: tensor<256x128xf32>, %i: index) { %0 = linalg.unpack %s inner_dims_pos = [1,0] inner_tiles = [8,0] into %d : tensor<8x16x8x32xf32> -> tensor<256x128xf32> return }
// -----
  // expected-error@+1 {{invalid inner_dims_pos vector}}
func.func @f(%s: tensor<8x16x8x32xf32>, %d: tensor<256x128xf32>, %i: index) { %0 = linalg.unpack %s inner_dims_pos = [1,5] inner_tiles = [8,32] into %d : tensor<8x16x8x32xf32> -> tensor<256x128xf32> return }
// -----
  // expected-error@+1 {{invalid outer_dims_perm vector}}
func.func @f(%s: tensor<8x16x8x32xf32>, %d: tensor<256x128xf32>, %i: index) { %0 = linalg.unpack %s outer_dims_perm = [1,1] inner_dims_pos = [1,0] inner_tiles = [8,32] into %d : tensor<8x16x8x32xf32> -> tensor<256x128xf32> return }
// -----
  // expected-error@+1 {{packed rank != (unpacked rank + num tiling factors), got 3 != 4}}
func.func @f(%s: tensor<8x16x8xf32>, %d: tensor<256x128xf32>, %i: index) { %0 = linalg.unpack %s inner_dims_pos = [1,0] inner_tiles = [8,32] into %d : tensor<8x16x8xf32> -> tensor<256x128xf32> return }
// -----
  // expected-error@+1 {{tiling factors must equal the number of dimensions to tile}}
func.func @f(%s: tensor<8x16x8x32xf32>, %d: tensor<256x128xf32>, %i: index) { %0 = linalg.unpack %s inner_dims_pos = [1,0] inner_tiles = [8] into %d : tensor<8x16x8x32xf32> -> tensor<256x128xf32> return }
// -----
  // expected-error@+1 {{'linalg.pack' op operand count (2) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
func.func @f(%a: tensor<4x4xf32>, %f: f32) { %0 = "linalg.pack"(%a, %a) : (tensor<4x4xf32>,tensor<4x4xf32>) -> tensor<16xf32> return }
// -----
  // expected-error@+1 {{'linalg.unpack' op requires attribute 'inner_dims_pos'}}
func.func @f(%a: tensor<4x4xf32>, %f: f32) { %0 = "linalg.unpack"(%a, %a) : (tensor<4x4xf32>,tensor<4x4xf32>) -> tensor<16xf32> return }
// -----
  // expected-error@+1 {{'linalg.unpack' op failed to verify that result type matches type of dest}}
func.func @f(%a: tensor<4x4xf32>, %f: f32) { %0 = "linalg.unpack"(%a, %a) <{inner_dims_pos=array<i64>, static_inner_tiles=array<i64>}> : (tensor<4x4xf32>,tensor<4x4xf32>) -> tensor<16xf32> return }
// -----
  // expected-error@+1 {{invalid inner_dims_pos vector}}
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4x4x4x4xf32>) { %0 = linalg.pack %a inner_dims_pos = [1,0,0] inner_tiles = [8,32,3] into %b : tensor<4x4xf32> -> tensor<4x4x4x4x4xf32> return }
// -----
  // expected-error@+1 {{tiling factors must be less than or equal to the input rank for pack or output rank for unpack}}
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4x4x4x4xf32>) { %0 = linalg.pack %a inner_dims_pos = [1,0] inner_tiles = [8,32,3] into %b : tensor<4x4xf32> -> tensor<4x4x4x4x4xf32> return }
