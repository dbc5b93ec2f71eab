// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.ir.definition.Op;

/** Operations that no Java code handles. */
@Op(name = "shape.debug_print", operands = "input: SHAPE_OR_SIZE", results = "output: SHAPE_OR_SIZE",
    summary = "Prints a shape or a size while the program runs.")
@Op(name = "shape.return", operands = "operands: ANY...", traits = {"PURE", "RETURN_LIKE"}, parents = "shape.func",
    format = "attr-dict ($operands^ `:` type($operands))?", summary = "Returns from a shape function.")
@Op(name = "shape.value_as_shape", operands = "arg: INTEGERS_OR_VALUE_SHAPE", results = "result: SHAPE_OR_EXTENTS",
    traits = "PURE", format = "$arg attr-dict `:` type($arg) `->` type($result)", summary = "A value as a shape.")
@Op(name = "shape.value_of", operands = "arg: VALUE_SHAPE", results = "result: ANY_SHAPED", traits = "PURE",
    format = "$arg attr-dict `:` type($result)", summary = "The value of a value with its shape.")
@Op(name = "shape.with_shape", operands = {"operand: SHAPED_OR_VALUE_SHAPE", "shape: SHAPE_OR_EXTENTS"},
    results = "result: VALUE_SHAPE", traits = "PURE",
    format = "operands attr-dict `:` type($operand) `,` type($shape)", summary = "A value with another shape.")
@Op(name = "shape.from_extent_tensor", view = "FromExtentTensorOp", operands = "input: EXTENTS",
    results = "result: SHAPE",
    traits = "PURE",
    format = "$input attr-dict `:` type($input)",
    summary = "The shape of extents in a tensor.")
@Op(name = "shape.max", view = "MaxOp", family = ExtremumOp.class,
    summary = "Returns the greater extents, or the greater size.")
@Op(name = "shape.min", view = "MinOp", family = ExtremumOp.class,
    summary = "Returns the smaller extents, or the smaller size.")
final class ShapeOps {
  private ShapeOps() {}
}
