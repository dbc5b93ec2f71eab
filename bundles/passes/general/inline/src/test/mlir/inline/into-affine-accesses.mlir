// RUN: --inline=default-pipeline= --split-input-file --allow-unregistered-dialect
// Bodies with affine accesses: inlined into affine loops only if their indices stay dimensions and symbols.

func.func @pure(%a: index) -> index {
  %c = arith.constant 2 : index
  %0 = arith.addi %a, %c : index
  return %0 : index
}
func.func @c_pure(%m: memref<?xf32>) {
  affine.for %i = 0 to 8 {
    %0 = func.call @pure(%i) : (index) -> index
    "use"(%0) : (index) -> ()
  }
  return
}
// -----
func.func @load(%a: index, %m: memref<?xf32>) -> f32 {
  %0 = memref.load %m[%a] : memref<?xf32>
  return %0 : f32
}
func.func @c_load(%m: memref<?xf32>) {
  affine.for %i = 0 to 8 {
    %0 = func.call @load(%i, %m) : (index, memref<?xf32>) -> f32
    "use"(%0) : (f32) -> ()
  }
  return
}
// -----
func.func @apply_inner(%a: index, %m: memref<?xf32>) {
  %0 = affine.apply affine_map<(d0) -> (d0 * 2)>(%a)
  %c = arith.constant 1 : index
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%0)[%c]
  %2 = affine.load %m[%1 + %c] : memref<?xf32>
  affine.store %2, %m[%a + symbol(%c)] : memref<?xf32>
  return
}
func.func @c_apply_inner(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to 8 {
    func.call @apply_inner(%i, %m) : (index, memref<?xf32>) -> ()
    func.call @apply_inner(%n, %m) : (index, memref<?xf32>) -> ()
  }
  return
}
// -----
func.func @sum_index(%a: index, %m: memref<?xf32>) {
  %c = arith.constant 1 : index
  %1 = arith.addi %a, %c : index
  %2 = affine.load %m[%1] : memref<?xf32>
  return
}
func.func @c_sum_index(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to 8 {
    func.call @sum_index(%n, %m) : (index, memref<?xf32>) -> ()
  }
  return
}
// -----
func.func @dim_index(%m: memref<?xf32>) {
  %c = arith.constant 0 : index
  %1 = memref.dim %m, %c : memref<?xf32>
  %2 = affine.load %m[%1 - 1] : memref<?xf32>
  return
}
func.func @c_dim_index(%m: memref<?xf32>) {
  affine.for %i = 0 to 8 {
    func.call @dim_index(%m) : (memref<?xf32>) -> ()
    affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%i) {
      func.call @dim_index(%m) : (memref<?xf32>) -> ()
    }
    affine.parallel (%k) = (0) to (4) {
      func.call @dim_index(%m) : (memref<?xf32>) -> ()
    }
  }
  return
}
// -----
func.func @minmax(%a: index, %m: memref<?xf32>) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%a)[%a]
  "use"(%0) : (index) -> ()
  return
}
func.func @prefetch(%a: index, %m: memref<?xf32>) {
  affine.prefetch %m[%a], read, locality<3>, data : memref<?xf32>
  return
}
func.func @loop(%a: index, %m: memref<?xf32>) {
  affine.for %i = 0 to %a {
  }
  return
}
func.func @alloc(%a: index, %m: memref<?xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  return
}
func.func @iff(%a: index, %m: memref<?xf32>) {
  %c = arith.cmpi eq, %a, %a : index
  scf.if %c {
    %1 = arith.addi %a, %a : index
  }
  return
}
func.func @iff2(%a: index, %m: memref<?xf32>) {
  %c = arith.cmpi eq, %a, %a : index
  scf.if %c {
    %1 = affine.load %m[%a] : memref<?xf32>
  }
  return
}
func.func @min1(%a: index, %m: memref<?xf32>) -> index {
  %0 = affine.min affine_map<(d0) -> (d0, 5)>(%a)
  return %0 : index
}
func.func @c_others(%m: memref<?xf32>) {
  affine.for %i = 0 to 8 {
    func.call @minmax(%i, %m) : (index, memref<?xf32>) -> ()
    func.call @prefetch(%i, %m) : (index, memref<?xf32>) -> ()
    func.call @loop(%i, %m) : (index, memref<?xf32>) -> ()
    func.call @alloc(%i, %m) : (index, memref<?xf32>) -> ()
    func.call @iff(%i, %m) : (index, memref<?xf32>) -> ()
    func.call @iff2(%i, %m) : (index, memref<?xf32>) -> ()
    %k = func.call @min1(%i, %m) : (index, memref<?xf32>) -> index
  }
  return
}
