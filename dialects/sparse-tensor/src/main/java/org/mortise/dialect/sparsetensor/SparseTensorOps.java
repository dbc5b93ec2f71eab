// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.mortise.ir.definition.Op;

/** Operations that no Java code handles. */
@Op(name = "sparse_tensor.expand", operands = "tensor: SPARSE_TENSOR",
    results = {"values: STRIDED_BUFFER", "filled: FLAGS", "added: INDICES", "count: INDEX"},
    format = "$tensor attr-dict `:` type($tensor) `to` type($values) `,` type($filled) `,` type($added)",
    summary = "Returns buffers for the insertion of elements.")
@Op(name = "sparse_tensor.has_runtime_library", results = "result: I1", format = "attr-dict",
    summary = "Returns whether the program runs with a library.")
@Op(name = "sparse_tensor.out", operands = {"tensor: SPARSE_TENSOR", "dest: ANY"},
    format = "$tensor `,` $dest attr-dict `:` type($tensor) `,` type($dest)",
    summary = "Writes a sparse tensor to a destination.")
@Op(name = "sparse_tensor.print", operands = "tensor: SPARSE_TENSOR", format = "$tensor attr-dict `:` type($tensor)",
    summary = "Prints a sparse tensor.")
@Op(name = "sparse_tensor.storage_specifier.init", operands = "source: SPECIFIER?", results = "result: SPECIFIER",
    traits = "PURE",
    format = "attr-dict (`with` $source^)? `:` (`from` qualified(type($source))^ `to`)? qualified(type($result))",
    summary = "Sizes of empty arrays.")
final class SparseTensorOps {
  private SparseTensorOps() {}
}
