// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.ir.definition.Op;

/** Operations that no Java code handles. */
@Op(name = "shape.any", operands = "inputs: SHAPE_OR_EXTENTS...", results = "result: SHAPE_OR_EXTENTS",
    traits = {"COMMUTATIVE", "PURE"}, format = "$inputs attr-dict `:` type($inputs) `->` type($result)",
    summary = "One of several shapes that are known to be equal.")
@Op(name = "shape.assuming_yield", operands = "operands: ANY...", traits = {"PURE", "RETURN_LIKE"},
    parents = "shape.assuming", format = "attr-dict ($operands^ `:` type($operands))?",
    summary = "Passes values out of an assuming region.")
@Op(name = "shape.concat", operands = {"lhs: SHAPE_OR_EXTENTS", "rhs: SHAPE_OR_EXTENTS"},
    results = "result: SHAPE_OR_EXTENTS", traits = "PURE",
    format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)",
    summary = "The extents of one shape and then those of another.")
@Op(name = "shape.cstr_eq", operands = "shapes: SHAPE_OR_EXTENTS...", results = "result: WITNESS",
    traits = "COMMUTATIVE", format = "$shapes attr-dict `:` type($shapes)",
    summary = "A witness that shapes are equal.")
@Op(name = "shape.cstr_require", operands = "pred: I1", results = "result: WITNESS", attributes = "msg: STRING",
    format = "$pred `,` $msg attr-dict", summary = "A witness that a condition holds.")
@Op(name = "shape.debug_print", operands = "input: SHAPE_OR_SIZE", results = "output: SHAPE_OR_SIZE",
    summary = "Prints a shape or a size while the program runs.")
@Op(name = "shape.from_extent_tensor", operands = "input: EXTENTS", results = "result: SHAPE", traits = "PURE",
    format = "$input attr-dict `:` type($input)", summary = "The shape of extents in a tensor.")
@Op(name = "shape.from_extents", operands = "extents: SIZE_OR_INDEX...", results = "shape: SHAPE", traits = "PURE",
    format = "$extents attr-dict `:` type($extents)", summary = "The shape of extents.")
@Op(name = "shape.index_to_size", operands = "arg: INDEX", results = "result: SIZE", traits = "PURE",
    format = "$arg attr-dict", summary = "An index as a size.")
@Op(name = "shape.is_broadcastable", operands = "shapes: SHAPE_OR_EXTENTS...", results = "result: I1",
    traits = "COMMUTATIVE", format = "$shapes attr-dict `:` type($shapes)",
    summary = "Whether shapes can be broadcast together.")
@Op(name = "shape.return", operands = "operands: ANY...", traits = {"PURE", "RETURN_LIKE"}, parents = "shape.func",
    format = "attr-dict ($operands^ `:` type($operands))?", summary = "Returns from a shape function.")
@Op(name = "shape.shape_eq", operands = "shapes: SHAPE_OR_EXTENTS...", results = "result: I1",
    traits = {"PURE", "COMMUTATIVE"}, format = "$shapes attr-dict `:` type($shapes)",
    summary = "Whether shapes are equal.")
@Op(name = "shape.size_to_index", operands = "arg: SIZE_OR_INDEX", results = "result: INDEX", traits = "PURE",
    format = "$arg attr-dict `:` type($arg)", summary = "A size as an index.")
@Op(name = "shape.split_at", operands = {"operand: SHAPE_OR_EXTENTS", "index: SIZE_OR_INDEX"},
    results = {"head: SHAPE_OR_EXTENTS", "tail: SHAPE_OR_EXTENTS"}, traits = "PURE",
    summary = "The extents before an index and those from there on.")
@Op(name = "shape.to_extent_tensor", operands = "input: SHAPE_OR_EXTENTS", results = "result: INDEX_TENSOR",
    traits = "PURE", format = "$input attr-dict `:` type($input) `->` type($result)",
    summary = "The extents of a shape as a tensor.")
@Op(name = "shape.value_as_shape", operands = "arg: INTEGERS_OR_VALUE_SHAPE", results = "result: SHAPE_OR_EXTENTS",
    traits = "PURE", format = "$arg attr-dict `:` type($arg) `->` type($result)", summary = "A value as a shape.")
@Op(name = "shape.value_of", operands = "arg: VALUE_SHAPE", results = "result: ANY_SHAPED", traits = "PURE",
    format = "$arg attr-dict `:` type($result)", summary = "The value of a value with its shape.")
@Op(name = "shape.with_shape", operands = {"operand: SHAPED_OR_VALUE_SHAPE", "shape: SHAPE_OR_EXTENTS"},
    results = "result: VALUE_SHAPE", traits = "PURE",
    format = "operands attr-dict `:` type($operand) `,` type($shape)", summary = "A value with another shape.")
final class ShapeOps {
  private ShapeOps() {}
}
