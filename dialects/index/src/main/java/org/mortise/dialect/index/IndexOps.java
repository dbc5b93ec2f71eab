// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.definition.Op;

/** Arithmetic on indices. */
@Op(name = "index.add", view = "AddOp", family = IndexBinaryOp.class, computes = "ADD", traits = {"COMMUTATIVE",
    "PURE"}, summary = "Adds.")
@Op(name = "index.and", view = "AndOp", family = IndexBinaryOp.class, computes = "AND", traits = {"COMMUTATIVE",
    "PURE"}, summary = "Computes the bitwise and.")
@Op(name = "index.casts", view = "CastSOp", family = IndexCastOp.class, computes = "RESIZE_SIGNED",
    summary = "Converts between an index and an integer, extending by copies of the sign or truncating.")
@Op(name = "index.castu", view = "CastUOp", family = IndexCastOp.class, computes = "RESIZE_UNSIGNED",
    summary = "Converts between an index and an integer, extending by zeros or truncating.")
@Op(name = "index.ceildivs", view = "CeilDivSOp", family = IndexBinaryOp.class, computes = "CEIL_DIV_SIGNED",
    traits = "NO_MEMORY_EFFECT", summary = "Divides signed numbers, rounding up.")
@Op(name = "index.ceildivu", view = "CeilDivUOp", family = IndexBinaryOp.class, computes = "CEIL_DIV_UNSIGNED",
    traits = "NO_MEMORY_EFFECT", summary = "Divides unsigned numbers, rounding up.")
@Op(name = "index.divs", view = "DivSOp", family = IndexBinaryOp.class, computes = "DIV_SIGNED",
    traits = "NO_MEMORY_EFFECT", summary = "Divides signed numbers, rounding towards zero.")
@Op(name = "index.divu", view = "DivUOp", family = IndexBinaryOp.class, computes = "DIV_UNSIGNED",
    traits = "NO_MEMORY_EFFECT", summary = "Divides unsigned numbers, rounding towards zero.")
@Op(name = "index.floordivs", view = "FloorDivSOp", family = IndexBinaryOp.class, computes = "FLOOR_DIV_SIGNED",
    traits = "NO_MEMORY_EFFECT", summary = "Divides signed numbers, rounding down.")
@Op(name = "index.maxs", view = "MaxSOp", family = IndexBinaryOp.class, computes = "MAX_SIGNED",
    traits = {"COMMUTATIVE", "PURE"}, summary = "Computes the maximum of signed numbers.")
@Op(name = "index.maxu", view = "MaxUOp", family = IndexBinaryOp.class, computes = "MAX_UNSIGNED",
    traits = {"COMMUTATIVE", "PURE"}, summary = "Computes the maximum of unsigned numbers.")
@Op(name = "index.mins", view = "MinSOp", family = IndexBinaryOp.class, computes = "MIN_SIGNED",
    traits = {"COMMUTATIVE", "PURE"}, summary = "Computes the minimum of signed numbers.")
@Op(name = "index.minu", view = "MinUOp", family = IndexBinaryOp.class, computes = "MIN_UNSIGNED",
    traits = {"COMMUTATIVE", "PURE"}, summary = "Computes the minimum of unsigned numbers.")
@Op(name = "index.mul", view = "MulOp", family = IndexBinaryOp.class, computes = "MUL", traits = {"COMMUTATIVE",
    "PURE"}, summary = "Multiplies.")
@Op(name = "index.or", view = "OrOp", family = IndexBinaryOp.class, computes = "OR", traits = {"COMMUTATIVE", "PURE"},
    summary = "Computes the bitwise or.")
@Op(name = "index.rems", view = "RemSOp", family = IndexBinaryOp.class, computes = "REM_SIGNED",
    traits = "NO_MEMORY_EFFECT",
    summary = "Computes the remainder of a signed division, which has the sign of the dividend.")
@Op(name = "index.remu", view = "RemUOp", family = IndexBinaryOp.class, computes = "REM_UNSIGNED",
    traits = "NO_MEMORY_EFFECT", summary = "Computes the remainder of an unsigned division.")
@Op(name = "index.shl", view = "ShlOp", family = IndexBinaryOp.class, computes = "SHIFT_LEFT", traits = "PURE",
    summary = "Shifts left.")
@Op(name = "index.shrs", view = "ShrSOp", family = IndexBinaryOp.class, computes = "SHIFT_RIGHT_SIGNED",
    traits = "PURE", summary = "Shifts right with copies of the sign.")
@Op(name = "index.shru", view = "ShrUOp", family = IndexBinaryOp.class, computes = "SHIFT_RIGHT_UNSIGNED",
    traits = "PURE", summary = "Shifts right with zeros.")
@Op(name = "index.sub", view = "SubOp", family = IndexBinaryOp.class, computes = "SUB", traits = "PURE",
    summary = "Subtracts.")
@Op(name = "index.xor", view = "XOrOp", family = IndexBinaryOp.class, computes = "XOR", traits = {"COMMUTATIVE",
    "PURE"}, summary = "Computes the bitwise exclusive or.")
final class IndexOps {
  private IndexOps() {}
}
