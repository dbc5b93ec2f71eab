// RUN: --mlir-version=19.1 --split-input-file --verify-diagnostics
// Errors of attributes and types name the definition and the parameter.

// expected-error @below {{expected attribute value}}
// expected-error @below {{failed to parse GPU_SelectObjectAttr parameter 'target' which is to be a `Attribute`}}
module attributes {x.y = #gpu.select_object<>} {}

// -----

// expected-error @below {{expected ::mlir::gpu::Processor to be one of: block_x, block_y, block_z, thread_x, thread_y, thread_z, sequential}}
// expected-error @below {{failed to parse ParallelLoopDimMappingAttr parameter 'processor' which is to be a `::mlir::gpu::Processor`}}
module attributes {x.y = #gpu.loop_dim_map<processor = x, map = (d0) -> (d0), bound = (d0) -> (d0)>} {}

// -----

// expected-error @below {{MMAMatrixType must have exactly two dimensions}}
module attributes {x.y = !gpu.mma_matrix<16xf16, "AOp">} {}

// -----

// expected-error @below {{operand expected to be one of AOp, BOp or COp}}
module attributes {x.y = !gpu.mma_matrix<16x16xf16, "XOp">} {}

// -----

// expected-error @below {{MMAMatrixType elements must be SI8, UI8, I32, F16, or F32}}
module attributes {x.y = !gpu.mma_matrix<16x16xf64, "AOp">} {}
