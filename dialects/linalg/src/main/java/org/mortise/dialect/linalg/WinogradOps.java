// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import org.mortise.ir.definition.Op;

/** The transformations of Winograd's algorithm for two-dimensional convolutions. */
@Op(name = "linalg.winograd_filter_transform", family = WinogradOp.class,
    summary = "Transforms the filter: G x g x G^T.",
    operands = {"filter: TENSOR_4D", "output: TENSOR_4D"},
    results = "result: TENSOR_4D",
    format = "attr-dict `m` `(` $m `)` `r` `(` $r `)` `ins` `(` $filter `:` type($filter) `)` "
        + "`outs` `(` $output `:` type($output) `)` `->` type($result)",
    data = "filter")
@Op(name = "linalg.winograd_input_transform", family = WinogradOp.class,
    summary = "Transforms the input: B^T x d x B.",
    operands = {"input: TENSOR_4D", "output: TENSOR_6D"},
    results = "result: TENSOR_6D",
    format = "attr-dict `m` `(` $m `)` `r` `(` $r `)` `ins` `(` $input `:` type($input) `)` "
        + "`outs` `(` $output `:` type($output) `)` `->` type($result)",
    data = "input")
@Op(name = "linalg.winograd_output_transform", family = WinogradOp.class,
    summary = "Transforms the output: A^T x y x A.",
    operands = {"value: TENSOR_6D", "output: TENSOR_4D"},
    results = "result: TENSOR_4D",
    format = "attr-dict `m` `(` $m `)` `r` `(` $r `)` `ins` `(` $value `:` type($value) `)` "
        + "`outs` `(` $output `:` type($output) `)` `->` type($result)",
    data = "value")
final class WinogradOps {
  private WinogradOps() {}
}
