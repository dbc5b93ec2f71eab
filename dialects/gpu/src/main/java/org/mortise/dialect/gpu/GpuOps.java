// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import org.mortise.ir.definition.Op;

/** Operations that no Java code handles. */
@Op(name = "gpu.dealloc", family = AsyncOp.class, operands = "memref: ANY_MEMREF free",
    results = "asyncToken: ASYNC_TOKEN?", format = AsyncOp.ASYNC + "$memref attr-dict `:` type($memref)",
    summary = "GPU memory deallocation operation.")
@Op(name = "gpu.host_register", operands = "value: ANY_UNRANKED_MEMREF", format = "$value attr-dict `:` type($value)",
    summary = "Registers a memref for access from device.")
@Op(name = "gpu.host_unregister", operands = "value: ANY_UNRANKED_MEMREF",
    format = "$value attr-dict `:` type($value)", summary = "Unregisters a memref for access from device.")
@Op(name = "gpu.module_end", traits = "TERMINATOR", parents = "gpu.module", format = "attr-dict",
    summary = "A pseudo op that marks the end of a gpu.module.")
@Op(name = "gpu.printf", operands = "args: PRINTABLE...", attributes = "format: STRING", effects = "write",
    format = "$format attr-dict `` custom<PrintedValues>($args, type($args))", define = "PrintedValues.addTo",
    summary = "Device-side printf, as in CUDA or OpenCL, for debugging.")
@Op(name = "gpu.rotate", since = "22.1", operands = "value: NUMBERS", results = {"rotateResult: NUMBERS", "valid: I1"},
    attributes = {"offset: NON_NEGATIVE_I32", "width: POWER_OF_2_I32"}, traits = "PURE",
    sameTypes = "value, rotateResult", format = "$value `,` $offset `,` $width attr-dict `:` type($value)",
    summary = "Rotates values within a subgroup.")
@Op(name = "gpu.set_default_device", operands = "devIndex: I32", effects = "write", format = "attr-dict $devIndex",
    summary = "Set default GPU for operations after this by index.")
@Op(name = "gpu.shuffle", operands = {"value: NUMBERS", "offset: I32", "width: I32"},
    results = {"shuffleResult: NUMBERS", "valid: I1"}, attributes = "mode: SHUFFLE_MODE", traits = "PURE",
    sameTypes = "value, shuffleResult", format = "$mode $value `,` $offset `,` $width attr-dict `:` type($value)",
    summary = "Shuffles values within a subgroup.")
@Op(name = "gpu.subgroup_mma_extract_thread_local", since = "22.1",
    operands = {"matrix: MMA_MATRIX", "indices: INDEX..."},
    results = "res: INTEGER_OR_FLOAT", traits = "PURE",
    format = "$matrix `[` $indices `]` attr-dict `:` type($matrix) `->` type($res)",
    define = "MatrixElements.extraction",
    summary = "The element of a matrix that a thread of a warp holds.")
@Op(name = "gpu.subgroup_mma_insert_thread_local", since = "22.1",
    operands = {"value: INTEGER_OR_FLOAT", "matrix: MMA_MATRIX", "indices: INDEX..."}, results = "res: MMA_MATRIX",
    traits = "PURE",
    format = "$value `,` $matrix `[` $indices `]` attr-dict `:` type($value) `,` type($matrix) `->` type($res)",
    define = "MatrixElements.insertion", summary = "A matrix with another element that a thread of a warp holds.")
@Op(name = "gpu.subgroup_mma_elementwise", operands = "args: MMA_MATRIX...", results = "res: MMA_MATRIX",
    attributes = "opType: MMA_ELEMENTWISE", traits = "PURE", sameTypes = "args",
    format = "$opType $args attr-dict `:` functional-type($args, $res)",
    summary = "GPU warp elementwise operation on a matrix.")
@Op(name = "gpu.terminator", traits = {"PURE", "TERMINATOR"}, parents = "gpu.launch", format = "attr-dict",
    summary = "Terminator for GPU launch regions.")
@Op(name = "gpu.yield", operands = "values: ANY...", traits = {"PURE", "RETURN_LIKE", "TERMINATOR"},
    format = "attr-dict ($values^ `:` type($values))?", summary = "GPU yield operation.")
final class GpuOps {
  private GpuOps() {}
}
