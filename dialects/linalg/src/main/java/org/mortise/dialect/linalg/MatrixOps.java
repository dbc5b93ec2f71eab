// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import org.mortise.ir.definition.Op;

/** Products of matrices and vectors. */
@Op(name = "linalg.matmul", family = NamedOp.class,
    summary = "Performs a matrix multiplication of two 2D inputs.",
    attributes = {"indexing_maps: AFFINE_MAPS? = MATMUL_MAPS", "cast: TYPE_FN?"},
    data = {"ppr", "(d0, d2) (d2, d1) (d0, d1)", NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.quantized_matmul", family = NamedOp.class,
    summary = "Performs a matrix multiplication of two 2D inputs.",
    data = {"ppr", "(d0, d2) (d2, d1) () () (d0, d1)", NamedOp.QUANTIZED_MULTIPLY_ADD})
@Op(name = "linalg.mmt4d", family = NamedOp.class,
    summary = "Performs a matrix-matrix-transpose multiplication of two 4D inputs.",
    data = {"pprppr", "(d0, d2, d3, d5) (d1, d2, d4, d5) (d0, d1, d3, d4)", NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.batch_mmt4d", family = NamedOp.class,
    summary = "Performs a batched matrix-matrix-transpose multiplication of two batched-4D (5D) inputs.",
    data = {"ppprppr", "(d0, d1, d3, d4, d6) (d0, d2, d3, d5, d6) (d0, d1, d2, d4, d5)", NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.batch_matmul", family = NamedOp.class,
    summary = "Performs a batched matrix multiplication of two 3D inputs.",
    attributes = {"indexing_maps: AFFINE_MAPS? = BATCH_MATMUL_MAPS", "cast: TYPE_FN?"},
    data = {"pppr", "(d0, d1, d3) (d0, d3, d2) (d0, d1, d2)", NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.quantized_batch_matmul", family = NamedOp.class,
    summary = "Performs a batched matrix multiplication of two 3D inputs.",
    data = {"pppr", "(d0, d1, d3) (d0, d3, d2) () () (d0, d1, d2)", NamedOp.QUANTIZED_MULTIPLY_ADD})
@Op(name = "linalg.batch_reduce_matmul", family = NamedOp.class,
    summary = "Performs a batch-reduce matrix multiplication of two 3D inputs. Reduces to a 2D output.",
    attributes = {"indexing_maps: AFFINE_MAPS? = BATCH_REDUCE_MATMUL_MAPS", "cast: TYPE_FN?"},
    data = {"rppr", "(d0, d1, d3) (d0, d3, d2) (d1, d2)", NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.matvec", family = NamedOp.class,
    summary = "Performs a matrix-vector multiplication.",
    data = {"pr", "(d0, d1) (d1) (d0)", NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.vecmat", family = NamedOp.class,
    summary = "Performs a vector-matrix multiplication.",
    data = {"pr", "(d1) (d1, d0) (d0)", NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.batch_matvec", family = NamedOp.class,
    summary = "Performs a batched matrix-vector multiplication.",
    data = {"ppr", "(d0, d1, d2) (d0, d2) (d0, d1)", NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.batch_vecmat", family = NamedOp.class,
    summary = "Performs a batched matrix-vector multiplication.",
    data = {"ppr", "(d0, d2) (d0, d2, d1) (d0, d1)", NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.dot", family = NamedOp.class,
    summary = "Performs a dot product of two vectors to a scalar result.",
    data = {"r", "(d0) (d0) ()", NamedOp.MULTIPLY_ADD})
final class MatrixOps {
  private MatrixOps() {}
}
