// RUN: --split-input-file --verify-diagnostics
func.func @f(%i : index) {
// expected-error @below {{'gpu.launch' op cluster size must be all present}}
  "gpu.launch"(%i, %i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> ({
    gpu.terminator
  }) : (index, index, index, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%i : index) {
// expected-error @below {{'gpu.launch' op expected memref type in attribution}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) workgroup(%a : f32) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%i : index) {
// expected-note @below {{in 'gpu.launch' body region}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
// expected-error @below {{expected 'gpu.terminator' or a terminator with successors}}
    "gpu.yield"() : () -> ()
  }
  return
}

// -----

// expected-error @below {{expected 'gpu.container_module' attribute to be attached to 'builtin.module'}}
func.func @f() attributes {gpu.container_module} { return }

// -----

// expected-error @below {{'func.func' op gpu.known_grid_size must contain exactly 3 elements}}
func.func @f() attributes {gpu.known_grid_size = array<i32: 1, 2>} { return }

// -----

func.func @f(%i: index) {
// expected-error @below {{'gpu.launch_func' op expected the closest surrounding module to have the 'gpu.container_module' attribute}}
  gpu.launch_func @a::@b blocks in (%i, %i, %i) threads in (%i, %i, %i)
  return
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: f32) kernel { gpu.return }
  }
  func.func @f(%i: index) {
// expected-error @below {{'gpu.launch_func' op type of function argument 0 does not match}}
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%i : index)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: f32) { gpu.return }
  }
  func.func @f(%i: index) {
// expected-error @below {{'gpu.launch_func' op kernel function is missing the 'gpu.kernel' attribute}}
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%i : index)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  func.func @f(%i: index) {
// expected-error @below {{'gpu.launch_func' op kernel container 'm' is undefined}}
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%i : index)
    return
  }
}

// -----

// expected-error @below {{'gpu.func' op expected body with at least one block}}
gpu.module @m { gpu.func @k() { } }

// -----

// expected-error @below {{'gpu.func' op expected void return type for kernel function}}
gpu.module @m { gpu.func @k() -> i32 kernel { gpu.return } }

// -----

gpu.module @m {
// expected-error @below {{'gpu.func' op expected memory space private in attribution}}
  gpu.func @k() private(%0: memref<4xf32, #gpu.address_space<workgroup>>) { gpu.return }
}

// -----

gpu.module @m {
  gpu.func @k(%a: f32, %b: i32) -> f32 {
// expected-error @below {{'gpu.return' op unexpected type `'i32'' for operand #0}}
    gpu.return %b : i32
  }
}

// -----

// expected-error @below {{'gpu.module' op attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements}}
gpu.module @m [] { }

// -----

// expected-error @below {{'gpu.binary' op attribute 'objects' failed to satisfy constraint: an array of GPU object attributes with at least 1 elements}}
gpu.binary @binary []

// -----

func.func @f(%a: f32) {
// expected-error @below {{`and` reduction operation is not compatible with type 'f32'}}
  %0 = gpu.all_reduce and %a {} : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32) {
// expected-error @below {{custom op 'gpu.all_reduce' invalid op kind}}
  %0 = gpu.all_reduce foo %a {} : (f32) -> f32
  return
}

// -----

func.func @f() {
// expected-error @below {{custom op 'gpu.wait' needs to be named when marked 'async'}}
  gpu.wait async
  return
}

// -----

func.func @f(%dst : memref<?xf32>, %src : memref<?xi32>) {
// expected-error @below {{'gpu.memcpy' op arguments have incompatible element type}}
  gpu.memcpy %dst, %src : memref<?xf32>, memref<?xi32>
  return
}

// -----

func.func @f() {
// expected-error @below {{'gpu.dynamic_shared_memory' op result memref type must be memref<?xi8, #gpu.address_space<workgroup>>}}
  %0 = gpu.dynamic_shared_memory : memref<1xi8, #gpu.address_space<workgroup>>
  return
}

// -----

// expected-error @below {{operand expected to be one of AOp, BOp or COp}}
func.func private @f() -> !gpu.mma_matrix<16x16xf16, "XOp">

// -----

// expected-error @+2 {{expected ::mlir::gpu::AddressSpace to be one of: global, workgroup, private}}
// expected-error @below {{failed to parse GPU_AddressSpaceAttr parameter 'value' which is to be a `::mlir::gpu::AddressSpace`}}
func.func private @f() -> memref<4xf32, #gpu.address_space<shared>>


// -----

// expected-error @below {{'gpu.module' op requires one region}}
"gpu.module"() <{sym_name = "without_body"}> : () -> ()
