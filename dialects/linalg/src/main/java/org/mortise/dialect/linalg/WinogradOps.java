// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import org.mortise.ir.definition.Op;

/** The transformations of Winograd's algorithm for two-dimensional convolutions. */
@Op(name = "linalg.winograd_filter_transform",
    summary = "Transforms the filter: G x g x G^T.",
    operands = {"filter: TENSOR_4D", "output: TENSOR_4D"},
    attributes = {"m: I64", "r: I64"},
    results = "result: TENSOR_4D",
    format = "attr-dict `m` `(` $m `)` `r` `(` $r `)` `ins` `(` $filter `:` type($filter) `)` "
        + "`outs` `(` $output `:` type($output) `)` `->` type($result)")
@Op(name = "linalg.winograd_input_transform",
    summary = "Transforms the input: B^T x d x B.",
    operands = {"input: TENSOR_4D", "output: TENSOR_6D"},
    attributes = {"m: I64", "r: I64"},
    results = "result: TENSOR_6D",
    format = "attr-dict `m` `(` $m `)` `r` `(` $r `)` `ins` `(` $input `:` type($input) `)` "
        + "`outs` `(` $output `:` type($output) `)` `->` type($result)")
@Op(name = "linalg.winograd_output_transform",
    summary = "Transforms the output: A^T x y x A.",
    operands = {"value: TENSOR_6D", "output: TENSOR_4D"},
    attributes = {"m: I64", "r: I64"},
    results = "result: TENSOR_4D",
    format = "attr-dict `m` `(` $m `)` `r` `(` $r `)` `ins` `(` $value `:` type($value) `)` "
        + "`outs` `(` $output `:` type($output) `)` `->` type($result)")
final class WinogradOps {
  private WinogradOps() {}
}
