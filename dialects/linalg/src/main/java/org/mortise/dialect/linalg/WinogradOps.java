// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.TypeConstraint;

/** The transformations of Winograd's algorithm for two-dimensional convolutions. */
@Op(name = "linalg.winograd_filter_transform", family = WinogradOp.class,
    summary = "Transforms the filter: G x g x G^T.",
    operands = {"filter: TENSOR_4D", "output: TENSOR_4D"},
    results = "result: TENSOR_4D",
    format = "attr-dict `fmr` `(` $fmr `)` `ins` `(` $filter `:` type($filter) `)` "
        + "`outs` `(` $output `:` type($output) `)` `->` type($result)",
    data = "filter")
@Op(name = "linalg.winograd_input_transform", family = WinogradOp.class,
    summary = "Transforms the input: B^T x d x B.",
    operands = {"input: TENSOR_4D", "output: TENSOR_6D"},
    results = "result: TENSOR_6D",
    format = "attr-dict `fmr` `(` $fmr `)` `ins` `(` $input `:` type($input) `)` "
        + "`outs` `(` $output `:` type($output) `)` `->` type($result)",
    data = "input")
@Op(name = "linalg.winograd_output_transform", family = WinogradOp.class,
    summary = "Transforms the output: A^T x y x A.",
    operands = {"value: TENSOR_6D", "output: TENSOR_4D"},
    results = "result: TENSOR_4D",
    format = "attr-dict `fmr` `(` $fmr `)` `ins` `(` $value `:` type($value) `)` "
        + "`outs` `(` $output `:` type($output) `)` `->` type($result)",
    data = "value")
final class WinogradOps {
  private WinogradOps() {}

  /** The three transformations. */
  enum Transformation {
    FILTER("filter", "filter", LinalgConstraints.TENSOR_4D, LinalgConstraints.TENSOR_4D),
    INPUT("input", "input", LinalgConstraints.TENSOR_4D, LinalgConstraints.TENSOR_6D),
    OUTPUT("output", "value", LinalgConstraints.TENSOR_6D, LinalgConstraints.TENSOR_4D);

    private final String word;
    private final String input;
    private final TypeConstraint<?> inputType;
    private final TypeConstraint<?> outputType;

    Transformation(String word, String input, TypeConstraint<?> inputType, TypeConstraint<?> outputType) {
      this.word = word;
      this.input = input;
      this.inputType = inputType;
      this.outputType = outputType;
    }

    String operation() {
      return "linalg.winograd_" + word + "_transform";
    }

    String input() {
      return input;
    }

    TypeConstraint<?> inputType() {
      return inputType;
    }

    TypeConstraint<?> outputType() {
      return outputType;
    }
  }
}
