// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.mortise.ir.definition.Op;

/** Operations that no Java code handles. */
@Op(name = "sparse_tensor.disassemble",
    operands = {"tensor: SPARSE_TENSOR", "out_levels: LEVELS...", "out_values: ANY_TENSOR"},
    results = {"ret_levels: LEVELS...", "ret_values: ANY_TENSOR", "lvl_lens: LENGTH...", "val_len: LENGTH"},
    traits = {"PURE", "SAME_VARIADIC_RESULT_SIZE"},
    format = "$tensor attr-dict `:` type($tensor)`out_lvls` `(` $out_levels `:` type($out_levels) `)` `out_vals` "
        + "`(` $out_values `:` type($out_values) `)` `->``(` type($ret_levels) `)` `,` type($ret_values) `,` "
        + "`(` type($lvl_lens) `)` `,` type($val_len)",
    summary = "Copies the arrays that store a tensor into given ones.")
@Op(name = "sparse_tensor.expand", operands = "tensor: SPARSE_TENSOR",
    results = {"values: STRIDED_BUFFER", "filled: FLAGS", "added: INDICES", "count: INDEX"},
    format = "$tensor attr-dict `:` type($tensor) `to` type($values) `,` type($filled) `,` type($added)",
    summary = "Returns buffers for the insertion of elements.")
@Op(name = "sparse_tensor.has_runtime_library", results = "result: I1", format = "attr-dict",
    summary = "Returns whether the program runs with a library.")
@Op(name = "sparse_tensor.load", operands = "tensor: SPARSE_TENSOR", results = "result: ANY_TENSOR",
    attributes = "hasInserts: UNIT?", traits = "SAME_OPERANDS_AND_RESULT_TYPE",
    format = "$tensor (`hasInserts` $hasInserts^)? attr-dict `:` type($tensor)",
    summary = "Makes a tensor of its storage.")
@Op(name = "sparse_tensor.new", operands = "source: ANY", results = "result: SPARSE_TENSOR", traits = "PURE",
    format = "$source attr-dict `:` type($source) `to` type($result)",
    summary = "Reads a sparse tensor from a source.")
@Op(name = "sparse_tensor.number_of_entries", operands = "tensor: SPARSE_TENSOR", results = "result: INDEX",
    traits = "PURE", format = "$tensor attr-dict `:` type($tensor)", summary = "The number of stored elements.")
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
