// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import org.mortise.ir.definition.Op;

/** Operations on sparse matrices, by libraries of the device, that no Java code handles. */
@Op(name = "gpu.create_2to4_spmat", family = AsyncOp.class,
    operands = {"rows: INDEX", "cols: INDEX", "memref: ANY_MEMREF"},
    results = {"spMat: SP_MAT_HANDLE", "asyncToken: ASYNC_TOKEN?"},
    attributes = "pruneFlag: PRUNE_FLAG = PRUNE_AND_CHECK",
    format = AsyncOp.ASYNC + "`{` $pruneFlag `}` $rows `,` $cols `,` $memref attr-dict `:` type($memref)",
    summary = "Create sparse matrix with 2:4 sparsity operation.")
@Op(name = "gpu.create_bsr", family = AsyncOp.class,
    operands = {
        "brows: INDEX", "bcols: INDEX", "bnnz: INDEX", "rBlockSize: INDEX", "cBlockSize: INDEX",
        "bRowPos: ANY_MEMREF", "bColIdxs: ANY_MEMREF", "values: ANY_MEMREF"
    },
    results = {"spmat: SP_MAT_HANDLE", "asyncToken: ASYNC_TOKEN?"},
    format = AsyncOp.ASYNC + "$brows `,` $bcols `,` $bnnz `,` $rBlockSize `,` $cBlockSize `,` $bRowPos `,` "
        + "$bColIdxs `,` $values attr-dict `:` type($bRowPos) `,` type($bColIdxs) `,` type($values)",
    summary = "Create sparse matrix in BSR format operation.")
@Op(name = "gpu.create_coo", family = AsyncOp.class,
    operands = {
        "rows: INDEX", "cols: INDEX", "nnz: INDEX", "rowIdxs: ANY_MEMREF", "colIdxs: ANY_MEMREF",
        "values: ANY_MEMREF"
    },
    results = {"spmat: SP_MAT_HANDLE", "asyncToken: ASYNC_TOKEN?"},
    format = AsyncOp.ASYNC + "$rows `,` $cols `,` $nnz `,` $rowIdxs `,` $colIdxs `,` $values attr-dict `:` "
        + "type($rowIdxs) `,` type($colIdxs) `,` type($values)",
    summary = "Create sparse matrix in COO format operation.")
@Op(name = "gpu.create_coo_aos", family = AsyncOp.class,
    operands = {"rows: INDEX", "cols: INDEX", "nnz: INDEX", "idxs: ANY_MEMREF", "values: ANY_MEMREF"},
    results = {"spmat: SP_MAT_HANDLE", "asyncToken: ASYNC_TOKEN?"},
    format = AsyncOp.ASYNC + "$rows `,` $cols `,` $nnz `,` $idxs `,` $values attr-dict `:` type($idxs) `,` "
        + "type($values)",
    summary = "Create sparse matrix in COO format operation (AoS).")
@Op(name = "gpu.create_csc", family = AsyncOp.class,
    operands = {
        "rows: INDEX", "cols: INDEX", "nnz: INDEX", "colPos: ANY_MEMREF", "rowIdxs: ANY_MEMREF", "values: ANY_MEMREF"
    },
    results = {"spmat: SP_MAT_HANDLE", "asyncToken: ASYNC_TOKEN?"},
    format = AsyncOp.ASYNC + "$rows `,` $cols `,` $nnz `,` $colPos `,` $rowIdxs `,` $values attr-dict `:` "
        + "type($colPos) `,` type($rowIdxs) `,` type($values)",
    summary = "Create sparse matrix in CSC format operation.")
@Op(name = "gpu.create_csr", family = AsyncOp.class,
    operands = {
        "rows: INDEX", "cols: INDEX", "nnz: INDEX", "rowPos: ANY_MEMREF", "colIdxs: ANY_MEMREF", "values: ANY_MEMREF"
    },
    results = {"spmat: SP_MAT_HANDLE", "asyncToken: ASYNC_TOKEN?"},
    format = AsyncOp.ASYNC + "$rows `,` $cols `,` $nnz `,` $rowPos `,` $colIdxs `,` $values attr-dict `:` "
        + "type($rowPos) `,` type($colIdxs) `,` type($values)",
    summary = "Create sparse matrix in CSR format operation.")
@Op(name = "gpu.create_dn_tensor", family = AsyncOp.class, operands = {"memref: ANY_MEMREF", "dims: INDEX..."},
    results = {"dnTensor: DN_TENSOR_HANDLE", "asyncToken: ASYNC_TOKEN?"}, traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = AsyncOp.ASYNC + "$memref `,` $dims attr-dict `:` type($dims) `into` type($memref)",
    summary = "Create dense tensor operation.")
@Op(name = "gpu.destroy_dn_tensor", family = AsyncOp.class, operands = "dnTensor: DN_TENSOR_HANDLE",
    results = "asyncToken: ASYNC_TOKEN?", format = AsyncOp.ASYNC + "$dnTensor attr-dict",
    summary = "Destroy dense tensor operation.")
@Op(name = "gpu.destroy_sp_mat", family = AsyncOp.class, operands = "spmat: SP_MAT_HANDLE",
    results = "asyncToken: ASYNC_TOKEN?", format = AsyncOp.ASYNC + "$spmat attr-dict",
    summary = "Destroy sparse matrix operation.")
@Op(name = "gpu.sddmm", family = AsyncOp.class,
    operands = {
        "dnmatA: DN_TENSOR_HANDLE", "dnmatB: DN_TENSOR_HANDLE", "spmatC: SP_MAT_HANDLE", "buffer: ANY_MEMREF"
    },
    results = "asyncToken: ASYNC_TOKEN?",
    attributes = {
        "modeA: TRANSPOSE_MODE = NON_TRANSPOSE", "modeB: TRANSPOSE_MODE = NON_TRANSPOSE", "computeType: TYPE"
    },
    format = AsyncOp.ASYNC + "$dnmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $spmatC `,` $buffer "
        + "attr-dict `:` type($buffer) `into` $computeType",
    summary = "SDDMM operation.")
@Op(name = "gpu.sddmm_buffer_size", family = AsyncOp.class,
    operands = {"dnmatA: DN_TENSOR_HANDLE", "dnmatB: DN_TENSOR_HANDLE", "spmatC: SP_MAT_HANDLE"},
    results = {"bufferSz: INDEX", "asyncToken: ASYNC_TOKEN?"},
    attributes = {
        "modeA: TRANSPOSE_MODE = NON_TRANSPOSE", "modeB: TRANSPOSE_MODE = NON_TRANSPOSE", "computeType: TYPE"
    },
    format = AsyncOp.ASYNC + "$dnmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $spmatC attr-dict "
        + "`into` $computeType",
    summary = "Precompute buffersize for SDDMM operation.")
@Op(name = "gpu.set_csr_pointers", family = AsyncOp.class,
    operands = {"spmat: SP_MAT_HANDLE", "positions: ANY_MEMREF", "coordinates: ANY_MEMREF", "values: ANY_MEMREF"},
    results = "asyncToken: ASYNC_TOKEN?",
    format = AsyncOp.ASYNC + "$spmat `,` $positions `,` $coordinates `,` $values attr-dict `:` type($positions) "
        + "`,` type($coordinates) `,` type($values)",
    summary = "SpGEMM get size operation.")
@Op(name = "gpu.spgemm_copy", family = AsyncOp.class,
    operands = {"desc: SP_GEMM_HANDLE", "spmatA: SP_MAT_HANDLE", "spmatB: SP_MAT_HANDLE", "spmatC: SP_MAT_HANDLE"},
    results = "asyncToken: ASYNC_TOKEN?",
    attributes = {
        "modeA: TRANSPOSE_MODE = NON_TRANSPOSE", "modeB: TRANSPOSE_MODE = NON_TRANSPOSE", "computeType: TYPE"
    },
    format = AsyncOp.ASYNC + "$spmatA (`{` $modeA^ `}`)? `,` $spmatB (`{` $modeB^ `}`)? `,` $spmatC `,` $desc "
        + "attr-dict `:` $computeType",
    summary = "SpGEMM copy operation.")
@Op(name = "gpu.spgemm_create_descr", family = AsyncOp.class,
    results = {"desc: SP_GEMM_HANDLE", "asyncToken: ASYNC_TOKEN?"}, format = AsyncOp.ASYNC + "attr-dict",
    summary = "SpGEMM Create Descr operation.")
@Op(name = "gpu.spgemm_destroy_descr", family = AsyncOp.class, operands = "desc: SP_GEMM_HANDLE",
    results = "asyncToken: ASYNC_TOKEN?", format = AsyncOp.ASYNC + "$desc attr-dict",
    summary = "SpGEMM Destroy Descr operation.")
@Op(name = "gpu.spgemm_work_estimation_or_compute", family = AsyncOp.class,
    operands = {
        "desc: SP_GEMM_HANDLE", "spmatA: SP_MAT_HANDLE", "spmatB: SP_MAT_HANDLE", "spmatC: SP_MAT_HANDLE",
        "bufferSz: INDEX", "buffer: ANY_MEMREF"
    },
    results = {"bufferSzNew: INDEX", "asyncToken: ASYNC_TOKEN?"},
    attributes = {
        "modeA: TRANSPOSE_MODE = NON_TRANSPOSE", "modeB: TRANSPOSE_MODE = NON_TRANSPOSE", "computeType: TYPE",
        "kind: SP_GEMM_KIND"
    },
    format = AsyncOp.ASYNC + "`{` $kind `}` $spmatA (`{` $modeA^ `}`)? `,` $spmatB (`{` $modeB^ `}`)? `,` $spmatC "
        + "`,` $desc `,` $bufferSz `,` $buffer attr-dict `:` $computeType `into` type($buffer)",
    summary = "SpGEMM work estimation operation.")
@Op(name = "gpu.spmat_get_size", family = AsyncOp.class, operands = "spmat: SP_MAT_HANDLE",
    results = {"rows: INDEX", "cols: INDEX", "nnz: INDEX", "asyncToken: ASYNC_TOKEN?"},
    format = AsyncOp.ASYNC + "$spmat attr-dict", summary = "SpMat get size operation.")
@Op(name = "gpu.spmm", family = AsyncOp.class,
    operands = {
        "spmatA: SP_MAT_HANDLE", "dnmatB: DN_TENSOR_HANDLE", "dnmatC: DN_TENSOR_HANDLE", "buffers: ANY_MEMREF..."
    },
    results = "asyncToken: ASYNC_TOKEN?",
    attributes = {
        "modeA: TRANSPOSE_MODE = NON_TRANSPOSE", "modeB: TRANSPOSE_MODE = NON_TRANSPOSE", "computeType: TYPE"
    },
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = AsyncOp.ASYNC + "$spmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $dnmatC `,` $buffers "
        + "attr-dict `:` type($buffers) `into` $computeType",
    summary = "SpMM operation.")
@Op(name = "gpu.spmm_buffer_size", family = AsyncOp.class,
    operands = {"spmatA: SP_MAT_HANDLE", "dnmatB: DN_TENSOR_HANDLE", "dnmatC: DN_TENSOR_HANDLE"},
    results = {"bufferSzs: INDEX...", "asyncToken: ASYNC_TOKEN?"},
    attributes = {
        "modeA: TRANSPOSE_MODE = NON_TRANSPOSE", "modeB: TRANSPOSE_MODE = NON_TRANSPOSE", "computeType: TYPE"
    },
    traits = "ATTR_SIZED_RESULT_SEGMENTS",
    format = AsyncOp.ASYNC + "$spmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $dnmatC attr-dict `:` "
        + "type($bufferSzs) `into` $computeType",
    summary = "Precompute buffersize for SpMM operation.")
@Op(name = "gpu.spmv", family = AsyncOp.class,
    operands = {"spmatA: SP_MAT_HANDLE", "dnX: DN_TENSOR_HANDLE", "dnY: DN_TENSOR_HANDLE", "buffer: ANY_MEMREF"},
    results = "asyncToken: ASYNC_TOKEN?", attributes = {"modeA: TRANSPOSE_MODE = NON_TRANSPOSE", "computeType: TYPE"},
    format = AsyncOp.ASYNC + "$spmatA (`{` $modeA^ `}`)? `,` $dnX `,` $dnY `,` $buffer attr-dict `:` "
        + "type($buffer) `into` $computeType",
    summary = "SpMV operation.")
@Op(name = "gpu.spmv_buffer_size", family = AsyncOp.class,
    operands = {"spmatA: SP_MAT_HANDLE", "dnX: DN_TENSOR_HANDLE", "dnY: DN_TENSOR_HANDLE"},
    results = {"bufferSz: INDEX", "asyncToken: ASYNC_TOKEN?"},
    attributes = {"modeA: TRANSPOSE_MODE = NON_TRANSPOSE", "computeType: TYPE"},
    format = AsyncOp.ASYNC + "$spmatA (`{` $modeA^ `}`)? `,` $dnX `,` $dnY attr-dict `into` $computeType",
    summary = "Precompute buffersize for SpMV operation.")
final class SparseOps {
  private SparseOps() {}
}
