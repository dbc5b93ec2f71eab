// RUN: --split-input-file --verify-diagnostics
// The errors of each operation, as the reference reports them.
func.func @f(%a: memref<4xf32>, %b: memref<?x?xf32>, %t: tensor<4xf32>, %s: f32, %u: memref<*xf32>, %tu: tensor<*xf32>) {
  // expected-error @below {{'linalg.generic' op expected as many non-induction variable region arguments as the number of input/output operands}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}  outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
 linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<?x?xf32>, %t: tensor<4xf32>, %s: f32, %u: memref<*xf32>, %tu: tensor<*xf32>) {
  // expected-error @below {{'linalg.generic' op expected type of bb argument #0 ('i32') to match element or self type of the corresponding operand ('f32')}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}  outs(%a : memref<4xf32>) {
  ^bb0(%x: i32):
 %c = arith.constant 0.0 : f32 linalg.yield %c : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<?x?xf32>, %t: tensor<4xf32>, %s: f32, %u: memref<*xf32>, %tu: tensor<*xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}  outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
 // expected-error @below {{'linalg.yield' op expected number of yield values (2) to match the number of inits / outs operands of the enclosing LinalgOp (1)}}
 linalg.yield %x, %x : f32, f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<?x?xf32>, %t: tensor<4xf32>, %s: f32, %u: memref<*xf32>, %tu: tensor<*xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}  outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
 // expected-error @below {{'linalg.index' op expected dim (1) to be lower than the number of loops (1) of the enclosing LinalgOp}}
 %i = linalg.index 1 : index linalg.yield %x: f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<?x?xf32>, %t: tensor<4xf32>, %s: f32, %u: memref<*xf32>, %tu: tensor<*xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}  outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
 // expected-error @below {{'linalg.index' op attribute 'dim' failed to satisfy constraint: 64-bit signless integer attribute whose minimum value is 0}}
 %i = linalg.index -1 : index linalg.yield %x: f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<?x?xf32>, %t: tensor<4xf32>, %s: f32, %u: memref<*xf32>, %tu: tensor<*xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}  outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
  // expected-error @below {{'linalg.yield' op type of yield operand 1 ('i32') doesn't match the element type of the enclosing linalg.generic op ('f32')}}
  %c = arith.constant 0 : i32 linalg.yield %c: i32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<?x?xf32>, %t: tensor<4xf32>, %s: f32, %u: memref<*xf32>, %tu: tensor<*xf32>) {
  // expected-error @below {{'linalg.generic' op unexpected symbols in indexing_map #0}}
  linalg.generic {indexing_maps = [affine_map<(i)[s] -> (i)>], iterator_types = ["parallel"]}  outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
 linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<?x?xf32>, %t: tensor<4xf32>, %s: f32, %u: memref<*xf32>, %tu: tensor<*xf32>) {
  // expected-error @below {{'linalg.generic' op invalid indexing maps are non-invertible: ((d0, d1) -> (d0))}}
  linalg.generic {indexing_maps = [affine_map<(i,j) -> (i)>], iterator_types = ["parallel"]}  outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
 linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<?x?xf32>, %t: tensor<4xf32>, %s: f32, %u: memref<*xf32>, %tu: tensor<*xf32>) {
  // expected-error @below {{'linalg.generic' op expected operand #0 rank (1) to match the result rank of indexing_map (2)}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i,i)>], iterator_types = ["parallel"]}  outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
 linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<?x?xf32>, %t: tensor<4xf32>, %s: f32, %u: memref<*xf32>, %tu: tensor<*xf32>) {
  // expected-error @below {{'linalg.generic' op invalid indexing maps are non-invertible: ((d0) -> (0))}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (0)>], iterator_types = ["parallel"]}  outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
 linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<?x?xf32>, %t: tensor<4xf32>, %s: f32, %u: memref<*xf32>, %tu: tensor<*xf32>) {
  // expected-error @below {{custom op 'linalg.generic' unexpected iterator_type (random)}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["random"]}  outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
 linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<?x?xf32>, %t: tensor<4xf32>, %s: f32, %u: memref<*xf32>, %tu: tensor<*xf32>) {
  // expected-error @below {{expected attribute value}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = [parallel]}  outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
 linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<?x?xf32>, %t: tensor<4xf32>, %s: f32, %u: memref<*xf32>, %tu: tensor<*xf32>) {
  // expected-error @below {{'linalg.generic' op expected the number of indexing_map (2) to be equal to the number of input/output operands (1)}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>,affine_map<(i) -> (i)>], iterator_types = ["parallel"]}  outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
 linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<?x?xf32>, %t: tensor<4xf32>, %s: f32, %u: memref<*xf32>, %tu: tensor<*xf32>) {
  // expected-error @below {{'linalg.generic' op operand #0 must be variadic of shaped of any type values, but got 'f32'}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}  outs(%s : f32) {
  ^bb0(%x: f32):
 linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<?x?xf32>, %t: tensor<4xf32>, %s: f32, %u: memref<*xf32>, %tu: tensor<*xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}  outs(%u : memref<*xf32>) {
  ^bb0(%x: f32):
 // expected-error @below {{'linalg.yield' op type of yield operand 1 ('f32') doesn't match the element type of the enclosing linalg.generic op ('memref<*xf32>')}}
 linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<?x?xf32>, %t: tensor<4xf32>, %s: f32, %u: memref<*xf32>, %tu: tensor<*xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}  outs(%tu : tensor<*xf32>) {
  ^bb0(%x: f32):
 // expected-error @below {{'linalg.yield' op type of yield operand 1 ('f32') doesn't match the element type of the enclosing linalg.generic op ('tensor<*xf32>')}}
 linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<?x?xf32>, %t: tensor<4xf32>, %s: f32, %u: memref<*xf32>, %tu: tensor<*xf32>) {
  // expected-error @below {{'linalg.generic' op expected to have pure tensor or buffer semantics}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>,affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
 linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<?x?xf32>, %t: tensor<4xf32>, %s: f32, %u: memref<*xf32>, %tu: tensor<*xf32>) {
  // expected-error @below {{'linalg.generic' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}  outs(%t : tensor<4xf32>) {
  ^bb0(%x: f32):
 linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<?x?xf32>, %t: tensor<4xf32>, %s: f32, %u: memref<*xf32>, %tu: tensor<*xf32>) {
  // expected-error @below {{'linalg.generic' op expected type of operand #0 ('tensor<4xf32>') to match type of corresponding result ('tensor<5xf32>')}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}  outs(%t : tensor<4xf32>) {
  ^bb0(%x: f32):
 linalg.yield %x : f32
  } -> tensor<5xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<?x?xf32>, %t: tensor<4xf32>, %s: f32, %u: memref<*xf32>, %tu: tensor<*xf32>) {
  // expected-error @below {{'linalg.generic' op expects region #0 to have 0 or 1 blocks}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}  outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
 cf.br ^bb1
 ^bb1:
 linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<?x?xf32>, %t: tensor<4xf32>, %s: f32, %u: memref<*xf32>, %tu: tensor<*xf32>) {
  // expected-error @below {{'linalg.generic' op expects to have 1 region with 1 block}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}  outs(%a : memref<4xf32>) {
  
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<?x?xf32>, %t: tensor<4xf32>, %s: f32, %u: memref<*xf32>, %tu: tensor<*xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}  outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
 // expected-error @below {{'func.return' op expects parent op 'func.func'}}
 func.return
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<?x?xf32>, %t: tensor<4xf32>, %s: f32, %u: memref<*xf32>, %tu: tensor<*xf32>) {
  // expected-error @below {{'linalg.generic' op inferred input/output operand #1 has shape's dimension #0 to be greater than or equal to 5, but found 4}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i + 1)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
 linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<?x?xf32>, %t: tensor<4xf32>, %s: f32, %u: memref<*xf32>, %tu: tensor<*xf32>) {
  // expected-error @below {{'linalg.generic' op unexpected result less than 0 at expression #0 in (d0) -> (-d0 + 2)}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (2 - i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
 linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<?x?xf32>, %t: tensor<4xf32>, %s: f32, %u: memref<*xf32>, %tu: tensor<*xf32>, %q: memref<5xf32>) {
  // expected-error @below {{'linalg.generic' op inferred input/output operand #1 has shape's dimension #0 to be 4, but found 5}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%q : memref<5xf32>) {
  ^bb0(%x: f32, %y: f32):
 linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @below {{custom op 'linalg.generic' expected "iterator_types" array attribute}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>]} outs(%a : memref<4xf32>) { ^bb0(%x: f32): linalg.yield %x : f32 }
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @below {{'linalg.generic' op requires attribute 'indexing_maps'}}
  linalg.generic {iterator_types = ["parallel"]} outs(%a : memref<4xf32>) { ^bb0(%x: f32): linalg.yield %x : f32 }
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @below {{custom op 'linalg.generic' 'linalg.generic' op attribute 'indexing_maps' failed to satisfy constraint: AffineMap array attribute}}
  linalg.generic {indexing_maps = [1], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) { ^bb0(%x: f32): linalg.yield %x : f32 }
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @below {{custom op 'linalg.generic' 'linalg.generic' op attribute 'doc' failed to satisfy constraint: string attribute}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"], doc = 1} outs(%a : memref<4xf32>) { ^bb0(%x: f32): linalg.yield %x : f32 }
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @below {{custom op 'linalg.generic' invalid kind of attribute specified}}
  linalg.generic 3 outs(%a : memref<4xf32>) { ^bb0(%x: f32): linalg.yield %x : f32 }
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @below {{undefined symbol alias id 'foo'}}
  linalg.generic #foo outs(%a : memref<4xf32>) { ^bb0(%x: f32): linalg.yield %x : f32 }
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @below {{'linalg.yield' op expected parent op with LinalgOp interface}}
  linalg.yield %a : memref<4xf32>
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @below {{'linalg.index' op expected parent op with LinalgOp interface}}
  %i = linalg.index 0 : index
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @below {{custom op 'linalg.index' invalid kind of type specified}}
  %i = linalg.index 0 : i32
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.reduce' op init dimensions [8] doesn't match input dimensions after reduction [4]}}
%0 = linalg.reduce {arith.addf} ins(%a : tensor<4x8xf32>) outs(%c : tensor<8xf32>) dimensions = [1]
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.reduce' op dimensions for reduction should be in the range [0, 1].}}
%0 = linalg.reduce {arith.addf} ins(%a : tensor<4x8xf32>) outs(%c : tensor<8xf32>) dimensions = [2]
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.reduce' op attribute 'dimensions' failed to satisfy constraint: i64 dense array attribute should be in increasing order}}
%0 = linalg.reduce {arith.addf} ins(%a : tensor<4x8xf32>) outs(%c : tensor<8xf32>) dimensions = [0, 0]
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.reduce' op number of dimensions after reduction 2 doesn't match the init rank 1}}
%0 = linalg.reduce {arith.addf} ins(%a : tensor<4x8xf32>) outs(%c : tensor<8xf32>) dimensions = []
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{custom op 'linalg.reduce' expected 'dimensions'}}
%0 = linalg.reduce {arith.addf} ins(%a : tensor<4x8xf32>) outs(%c : tensor<8xf32>) dims = [0]
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.reduce' op init dimensions [-9223372036854775808] doesn't match input dimensions after reduction [8]}}
%0 = linalg.reduce {arith.addf} ins(%a : tensor<4x8xf32>) outs(%e : tensor<?xf32>) dimensions = [0]
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.reduce' op expects all inputs to have the same shapes. Shape at input-index 1 is not equal to the shape at input-index 0.}}
%0:2 = linalg.reduce ins(%a, %c : tensor<4x8xf32>, tensor<8xf32>) outs(%c, %c : tensor<8xf32>, tensor<8xf32>) dimensions = [0] (%x: f32, %y: f32, %z: f32, %w: f32) { linalg.yield %x, %y : f32, f32 }
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.reduce' op expects all outputs to have the same shapes. Shape at output-index 1 is not equal to the shape at output-index 0.}}
%0:2 = linalg.reduce ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c, %d : tensor<8xf32>, tensor<4xf32>) dimensions = [0] (%x: f32, %y: f32, %z: f32, %w: f32) { linalg.yield %x, %y : f32, f32 }
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.reduce' op mismatching number of operands and block arguments}}
%0 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%c : tensor<8xf32>) dimensions = [0] (%x: f32) { linalg.yield %x : f32 }
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.reduce' op input element type 'f32' does not match corresponding block argument type 'i32'}}
%0 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%c : tensor<8xf32>) dimensions = [0] (%x: i32, %y: f32) { linalg.yield %y : f32 }
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.reduce' op output element type 'f32' does not match corresponding block argument type 'i32'}}
%0 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%c : tensor<8xf32>) dimensions = [0] (%x: f32, %y: i32) { linalg.yield %x : f32 }
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.reduce' op expects a non-empty block}}
%0 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%c : tensor<8xf32>) dimensions = [0] (%x: f32, %y: f32) { }
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.map' op expected shape of input (8) to match shape of output (4, 8)}}
%0 = linalg.map { arith.addf } ins(%a, %c : tensor<4x8xf32>, tensor<8xf32>) outs(%a : tensor<4x8xf32>)
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.map' op expected shape of input (4, 8) to match shape of output (8)}}
%0 = linalg.map { math.exp } ins(%a : tensor<4x8xf32>) outs(%c : tensor<8xf32>)
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{unregistered operation 'math.foo' found in dialect ('math') that does not allow unknown operations}}
%0 = linalg.map { math.foo } ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>)
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'.exp' op created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
%0 = linalg.map { exp } ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>)
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'math.exp' op requires a single operand}}
%0 = linalg.map { math.exp } ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>)
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'arith.addf' op expected 2 operands, but found 1}}
%0 = linalg.map { arith.addf } ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>)
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'math.exp' op operand #0 must be floating-point-like, but got 'i32'}}
%0 = linalg.map { math.exp } ins(%i : tensor<4x8xi32>) outs(%a : tensor<4x8xf32>)
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'math.exp' op result #0 must be floating-point-like, but got 'i32'}}
%0 = linalg.map { math.exp } ins(%a : tensor<4x8xf32>) outs(%i : tensor<4x8xi32>)
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.map' op expects number of operands to match the arity of mapper, but got: 2 and 3}}
%0 = linalg.map ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) (%x: f32, %y: f32, %z: f32) { linalg.yield %x : f32 }
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.map' op expected element type of input 'f32' to match bbArg type 'i32'}}
%0 = linalg.map ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) (%x: i32, %y: f32) { %c0 = arith.constant 0.0 : f32 linalg.yield %c0 : f32 }
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.map' op operand #0 must be variadic of memref of any type values or ranked tensor of any type values, but got 'f32'}}
%0 = linalg.map ins(%s : f32) outs(%a : tensor<4x8xf32>) (%x: f32, %y: f32) { linalg.yield %x : f32 }
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.map' op expected to have pure tensor or buffer semantics}}
%0 = linalg.map ins(%m : memref<4x8xf32>) outs(%a : tensor<4x8xf32>) (%x: f32, %y: f32) { linalg.yield %x : f32 }
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.map' op expected 1 or more operands, but found 0}}
linalg.map { math.exp } 
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{expected '(' in argument list}}
linalg.map ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>)
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.transpose' op dim(result, 0) = 4 doesn't match dim(input, permutation[0]) = 8}}
%0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) permutation = [1, 0]
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.transpose' op permutation is not valid}}
%0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) permutation = [1, 1]
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.transpose' op size of permutation 1 does not match the argument rank 2}}
%0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) permutation = [0]
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.transpose' op input rank 2 does not match init rank 1}}
%0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%c : tensor<8xf32>) permutation = [1, 0]
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.yield' op type of yield operand 1 ('f32') doesn't match the element type of the enclosing linalg.generic op ('i32')}}
%0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%i : tensor<4x8xi32>) permutation = [0, 1]
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
%0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>)
// expected-error @below {{custom op 'linalg.transpose' expected 'permutation'}}
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.transpose' op expected 2 operands, but found 3}}
%0 = linalg.transpose ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) permutation = [1, 0]
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.broadcast' op input dim 0 should match init dim 0. input: 8, init: 4}}
%0 = linalg.broadcast ins(%c : tensor<8xf32>) outs(%a : tensor<4x8xf32>) dimensions = [1]
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.broadcast' op dimension 0 is out of range. expected range: [0, 1], got: 2}}
%0 = linalg.broadcast ins(%c : tensor<8xf32>) outs(%a : tensor<4x8xf32>) dimensions = [2]
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.broadcast' op dimension 0 is out of range. expected range: [0, 1], got: -1}}
%0 = linalg.broadcast ins(%c : tensor<8xf32>) outs(%a : tensor<4x8xf32>) dimensions = [-1]
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.broadcast' op input rank plus added dimensions does not match init rank. input rank: 1, dimensions size: 2, init rank: 2}}
%0 = linalg.broadcast ins(%c : tensor<8xf32>) outs(%a : tensor<4x8xf32>) dimensions = [0, 1]
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.broadcast' op input dim 0 should match init dim 1. input: -9223372036854775808, init: 8}}
%0 = linalg.broadcast ins(%e : tensor<?xf32>) outs(%a : tensor<4x8xf32>) dimensions = [0]
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.broadcast' op operand #0 must be memref of any type values or ranked tensor of any type values, but got 'f32'}}
%0 = linalg.broadcast ins(%s : f32) outs(%a : tensor<4x8xf32>) dimensions = [0]
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.matmul' op inferred input/output operand #1 has shape's dimension #0 to be 8, but found 4}}
%0 = linalg.matmul ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.matmul' op expected operand #1 rank (1) to match the result rank of indexing_map (2)}}
%0 = linalg.matmul ins(%a, %c : tensor<4x8xf32>, tensor<8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
%0 = linalg.matmul ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
// expected-error @below {{custom op 'linalg.matmul' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.matmul' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
linalg.matmul ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>)
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{custom op 'linalg.matmul' 'linalg.matmul' op attribute 'cast' failed to satisfy constraint: allowed 32-bit signless integer cases: 0, 1}}
linalg.matmul {cast = 1} ins(%m, %m : memref<4x8xf32>, memref<4x8xf32>) outs(%m : memref<4x8xf32>)
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{expected '<'}}
linalg.matmul {cast = #linalg.type_fn cast} ins(%m, %m : memref<4x8xf32>, memref<4x8xf32>) outs(%m : memref<4x8xf32>)
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{unknown attribute `foo` in dialect `linalg`}}
linalg.matmul {cast = #linalg.foo<1>} ins(%m, %m : memref<4x8xf32>, memref<4x8xf32>) outs(%m : memref<4x8xf32>)
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{invalid properties {cast = 1 : i64, operandSegmentSizes = array<i32: 2, 1>} for op linalg.matmul: Invalid attribute `cast` in property conversion: 1 : i64}}
linalg.matmul <{cast = 1}> ins(%m, %m : memref<4x8xf32>, memref<4x8xf32>) outs(%m : memref<4x8xf32>)
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{attribute '"linalg.foo"' not supported by the linalg dialect}}
linalg.matmul {linalg.foo} ins(%m, %m : memref<4x8xf32>, memref<4x8xf32>) outs(%m : memref<4x8xf32>)
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.exp' op expected operand #0 rank (2) to match the result rank of indexing_map (1)}}
linalg.exp ins(%a : tensor<4x8xf32>) outs(%c : tensor<8xf32>) -> tensor<8xf32>
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{expected op with scalar input}}
linalg.fill ins(%a : tensor<4x8xf32>) outs(%c : tensor<8xf32>) -> tensor<8xf32>
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
linalg.fill ins(%s, %s : f32, f32) outs(%c : tensor<8xf32>) -> tensor<8xf32>
// expected-error @below {{custom op 'linalg.fill' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 3}}
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.fill' op expected type of operand #1 ('tensor<8xf32>') to match type of corresponding result ('tensor<9xf32>')}}
linalg.fill ins(%s : f32) outs(%c : tensor<8xf32>) -> tensor<9xf32>
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.fill' op expected fill value type ('f32') to match output element type ('i32')}}
linalg.fill ins(%s : f32) outs(%i : tensor<4x8xi32>) -> tensor<9xf32>
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.fill' op operand #1 must be variadic of shaped of any type values, but got 'f32'}}
linalg.fill ins(%s : f32) outs(%s : f32)
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{expected ':'}}
linalg.fill ins(%s f32) outs(%c : tensor<8xf32>)
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.conv_1d' op inferred input/output operand #0 has shape's dimension #0 to be greater than or equal to 15, but found 8}}
linalg.conv_1d ins(%c, %c : tensor<8xf32>, tensor<8xf32>) outs(%c : tensor<8xf32>) -> tensor<8xf32>
return
}

// -----

func.func @f(%a: tensor<1x8x8x3xf32>, %b: tensor<3x3x3x4xf32>, %c: tensor<1x6x6x4xf32>) {
  // expected-error @below {{custom op 'linalg.conv_2d_nhwc_hwcf' 'linalg.conv_2d_nhwc_hwcf' op attribute 'strides' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]}}
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<3xi64>} ins(%a, %b : tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) outs(%c : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x3xf32>, %b: tensor<3x3x3x4xf32>, %c: tensor<1x6x6x4xf32>) {
  // expected-error @below {{'linalg.conv_2d_nhwc_hwcf' op inferred input/output operand #0 has shape's dimension #1 to be greater than or equal to 13, but found 8}}
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>} ins(%a, %b : tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) outs(%c : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x3xf32>, %b: tensor<3x3x3x4xf32>, %c: tensor<1x6x6x4xf32>) {
  // expected-error @below {{unexpected loop dimension for convolution op}}
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<0> : tensor<2xi64>} ins(%a, %b : tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) outs(%c : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x3xf32>, %b: tensor<3x3x3x4xf32>, %c: tensor<1x6x6x4xf32>) {
  // expected-error @below {{'linalg.conv_2d_nhwc_hwcf' op unexpected result less than 0 at expression #1 in (d0, d1, d2, d3, d4, d5, d6) -> (d0, -d1 + d4, -d2 + d5, d6)}}
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<-1> : tensor<2xi64>} ins(%a, %b : tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) outs(%c : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x3xf32>, %b: tensor<3x3x3x4xf32>, %c: tensor<1x6x6x4xf32>) {
  // expected-error @below {{'linalg.conv_2d_nhwc_hwcf' op attribute 'strides' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]}}
  %0 = linalg.conv_2d_nhwc_hwcf <{strides = dense<1> : tensor<3xi64>}> ins(%a, %b : tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) outs(%c : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x3xf32>, %b: tensor<3x3x3x4xf32>, %c: tensor<1x6x6x4xf32>) {
  // expected-error @below {{'linalg.conv_2d_nhwc_hwcf' op attribute 'dilations' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]}}
  %0 = linalg.conv_2d_nhwc_hwcf <{dilations = dense<1> : tensor<2xi32>}> ins(%a, %b : tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) outs(%c : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.softmax' op incorrect dimension specified}}
%0 = linalg.softmax dimension(2) ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.softmax' op incompatible output shape}}
%0 = linalg.softmax dimension(0) ins(%a : tensor<4x8xf32>) outs(%c : tensor<8xf32>) -> tensor<8xf32>
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.softmax' op failed to verify that input and output have same element type}}
%0 = linalg.softmax dimension(0) ins(%a : tensor<4x8xf32>) outs(%i : tensor<4x8xi32>) -> tensor<4x8xi32>
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.softmax' op expected type of operand #1 ('tensor<4x8xf32>') to match type of corresponding result ('tensor<8xf32>')}}
%0 = linalg.softmax dimension(0) ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<8xf32>
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{'linalg.softmax' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
linalg.softmax dimension(0) ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>)
return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: tensor<4xf32>, %e: tensor<?xf32>, %i: tensor<4x8xi32>, %m: memref<4x8xf32>, %s: f32) {
// expected-error @below {{custom op 'linalg.softmax' expected 'dimension'}}
linalg.softmax ins(%a : tensor<4x8xf32>) outs(%m : memref<4x8xf32>)
return
}

// -----

func.func @f(%a: tensor<2x3x3x5xf32>, %b: tensor<6x6x5x2xf32>, %c: tensor<2x10x10x5xf32>, %d: tensor<6x6x2x2x2x5xf32>, %e: tensor<6x6x2x2x2x2xf32>, %f: tensor<2x8x8x2xf32>, %g: tensor<2x3x5x5xf32>, %dy: tensor<?x?x?x?xf32>, %d6: tensor<?x?x?x?x?x?xf32>, %h: tensor<2x3x1x5xf32>, %ih: tensor<6x1x5x2xf32>) {
 // expected-error @below {{'linalg.winograd_filter_transform' op expect filter width either equals to r or 1}}
 %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%g : tensor<2x3x5x5xf32>) outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
 return
}

// -----

func.func @f(%a: tensor<2x3x3x5xf32>, %b: tensor<6x6x5x2xf32>, %c: tensor<2x10x10x5xf32>, %d: tensor<6x6x2x2x2x5xf32>, %e: tensor<6x6x2x2x2x2xf32>, %f: tensor<2x8x8x2xf32>, %g: tensor<2x3x5x5xf32>, %dy: tensor<?x?x?x?xf32>, %d6: tensor<?x?x?x?x?x?xf32>, %h: tensor<2x3x1x5xf32>, %ih: tensor<6x1x5x2xf32>) {
 // expected-error @below {{'linalg.winograd_filter_transform' op the output shape is not expected}}
 %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x3x5xf32>) outs(%a : tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
 return
}

// -----

func.func @f(%a: tensor<2x3x3x5xf32>, %b: tensor<6x6x5x2xf32>, %c: tensor<2x10x10x5xf32>, %d: tensor<6x6x2x2x2x5xf32>, %e: tensor<6x6x2x2x2x2xf32>, %f: tensor<2x8x8x2xf32>, %g: tensor<2x3x5x5xf32>, %dy: tensor<?x?x?x?xf32>, %d6: tensor<?x?x?x?x?x?xf32>, %h: tensor<2x3x1x5xf32>, %ih: tensor<6x1x5x2xf32>) {
 // expected-error @below {{'linalg.winograd_filter_transform' op expect filter height either equals to r or 1}}
 %0 = linalg.winograd_filter_transform fmr(F_2_5) ins(%a : tensor<2x3x3x5xf32>) outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
 return
}

// -----

func.func @f(%a: tensor<2x3x3x5xf32>, %b: tensor<6x6x5x2xf32>, %c: tensor<2x10x10x5xf32>, %d: tensor<6x6x2x2x2x5xf32>, %e: tensor<6x6x2x2x2x2xf32>, %f: tensor<2x8x8x2xf32>, %g: tensor<2x3x5x5xf32>, %dy: tensor<?x?x?x?xf32>, %d6: tensor<?x?x?x?x?x?xf32>, %h: tensor<2x3x1x5xf32>, %ih: tensor<6x1x5x2xf32>) {
 // expected-error @below {{'linalg.winograd_input_transform' op the output shape is not expected}}
 %0 = linalg.winograd_input_transform fmr(F_2_3) ins(%c : tensor<2x10x10x5xf32>) outs(%d : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
 return
}

// -----

func.func @f(%a: tensor<2x3x3x5xf32>, %b: tensor<6x6x5x2xf32>, %c: tensor<2x10x10x5xf32>, %d: tensor<6x6x2x2x2x5xf32>, %e: tensor<6x6x2x2x2x2xf32>, %f: tensor<2x8x8x2xf32>, %g: tensor<2x3x5x5xf32>, %dy: tensor<?x?x?x?xf32>, %d6: tensor<?x?x?x?x?x?xf32>, %h: tensor<2x3x1x5xf32>, %ih: tensor<6x1x5x2xf32>) {
 // expected-error @below {{'linalg.winograd_output_transform' op expect input height equals to input tile size}}
 %0 = linalg.winograd_output_transform fmr(F_2_3) ins(%e : tensor<6x6x2x2x2x2xf32>) outs(%f : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
 return
}

// -----

func.func @f(%a: tensor<2x3x3x5xf32>, %b: tensor<6x6x5x2xf32>, %c: tensor<2x10x10x5xf32>, %d: tensor<6x6x2x2x2x5xf32>, %e: tensor<6x6x2x2x2x2xf32>, %f: tensor<2x8x8x2xf32>, %g: tensor<2x3x5x5xf32>, %dy: tensor<?x?x?x?xf32>, %d6: tensor<?x?x?x?x?x?xf32>, %h: tensor<2x3x1x5xf32>, %ih: tensor<6x1x5x2xf32>) {
 // expected-error @below {{'linalg.winograd_output_transform' op the output shape is not expected}}
 %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%e : tensor<6x6x2x2x2x2xf32>) outs(%a : tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
 return
}
