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
    format = "$format attr-dict ($args^ `:` type($args))?",
    summary = "Device-side printf, as in CUDA or OpenCL, for debugging.")
@Op(name = "gpu.set_default_device", operands = "devIndex: I32", effects = "write", format = "attr-dict $devIndex",
    summary = "Set default GPU for operations after this by index.")
@Op(name = "gpu.shuffle", operands = {"value: SHUFFLED", "offset: I32", "width: I32"},
    results = {"shuffleResult: SHUFFLED", "valid: I1"}, attributes = "mode: SHUFFLE_MODE", traits = "PURE",
    sameTypes = "value, shuffleResult", format = "$mode $value `,` $offset `,` $width attr-dict `:` type($value)",
    summary = "Shuffles values within a subgroup.")
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
