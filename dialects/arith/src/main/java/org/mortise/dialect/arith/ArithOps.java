// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.definition.Op;

/** Arithmetic operations without specific Java code. */
@Op(name = "arith.addf", view = "AddFOp", family = FloatBinaryOp.class, computes = "ADDF", traits = "COMMUTATIVE",
    summary = "Adds floating-point numbers.")
@Op(name = "arith.ceildivsi", view = "CeilDivSIOp", family = DivisionOp.class, computes = "CEIL_DIV_SIGNED",
    summary = "Divides signed integers, rounding up.")
@Op(name = "arith.ceildivui", view = "CeilDivUIOp", family = DivisionOp.class, computes = "CEIL_DIV_UNSIGNED",
    summary = "Divides unsigned integers, rounding up.")
@Op(name = "arith.divf", view = "DivFOp", family = FloatBinaryOp.class, computes = "DIVF",
    patterns = FloatPatterns.class, summary = "Divides floating-point numbers.")
@Op(name = "arith.divsi", view = "DivSIOp", family = DivisionOp.class, computes = "DIV_SIGNED",
    attributes = "isExact: UNIT? since 22.1",
    format = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)",
    summary = "Divides signed integers, rounding towards zero.")
@Op(name = "arith.divui", view = "DivUIOp", family = DivisionOp.class, computes = "DIV_UNSIGNED",
    attributes = "isExact: UNIT? since 22.1",
    format = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)",
    summary = "Divides unsigned integers, rounding towards zero.")
@Op(name = "arith.floordivsi", view = "FloorDivSIOp", family = DivisionOp.class, computes = "FLOOR_DIV_SIGNED",
    summary = "Divides signed integers, rounding down.")
@Op(name = "arith.index_cast", view = "IndexCastOp", family = IndexConversionOp.class, computes = "RESIZE_SIGNED",
    patterns = CastPatterns.class, summary = "Converts between an index and a signed integer.")
@Op(name = "arith.index_castui", view = "IndexCastUIOp", family = IndexConversionOp.class, computes = "RESIZE_UNSIGNED",
    patterns = CastPatterns.class, summary = "Converts between an index and an unsigned integer.")
@Op(name = "arith.maxnumf", view = "MaxNumFOp", family = FloatBinaryOp.class, computes = "MAXNUM",
    traits = "COMMUTATIVE",
    summary = "Computes the maximum of floating-point numbers; the other operand if one is NaN.")
@Op(name = "arith.maxsi", view = "MaxSIOp", family = IntegerBinaryOp.class, computes = "MAX_SIGNED",
    traits = "COMMUTATIVE", summary = "Computes the maximum of signed integers.")
@Op(name = "arith.maxui", view = "MaxUIOp", family = IntegerBinaryOp.class, computes = "MAX_UNSIGNED",
    traits = "COMMUTATIVE", summary = "Computes the maximum of unsigned integers.")
@Op(name = "arith.maximumf", view = "MaximumFOp", family = FloatBinaryOp.class, computes = "MAXIMUM",
    traits = "COMMUTATIVE", summary = "Computes the maximum of floating-point numbers; NaN if one operand is NaN.")
@Op(name = "arith.minnumf", view = "MinNumFOp", family = FloatBinaryOp.class, computes = "MINNUM",
    traits = "COMMUTATIVE",
    summary = "Computes the minimum of floating-point numbers; the other operand if one is NaN.")
@Op(name = "arith.minsi", view = "MinSIOp", family = IntegerBinaryOp.class, computes = "MIN_SIGNED",
    traits = "COMMUTATIVE", summary = "Computes the minimum of signed integers.")
@Op(name = "arith.minui", view = "MinUIOp", family = IntegerBinaryOp.class, computes = "MIN_UNSIGNED",
    traits = "COMMUTATIVE", summary = "Computes the minimum of unsigned integers.")
@Op(name = "arith.minimumf", view = "MinimumFOp", family = FloatBinaryOp.class, computes = "MINIMUM",
    traits = "COMMUTATIVE", summary = "Computes the minimum of floating-point numbers; NaN if one operand is NaN.")
@Op(name = "arith.mulf", view = "MulFOp", family = FloatBinaryOp.class, computes = "MULF", traits = "COMMUTATIVE",
    patterns = FloatPatterns.class, summary = "Multiplies floating-point numbers.")
@Op(name = "arith.remf", view = "RemFOp", family = FloatBinaryOp.class, computes = "REMF",
    summary = "Computes the remainder of a floating-point division, which has the sign of the dividend.")
@Op(name = "arith.remsi", view = "RemSIOp", family = DivisionOp.class, computes = "REM_SIGNED",
    summary = "Computes the remainder of a signed division, which has the sign of the dividend.")
@Op(name = "arith.remui", view = "RemUIOp", family = DivisionOp.class, computes = "REM_UNSIGNED",
    summary = "Computes the remainder of an unsigned division.")
@Op(name = "arith.shli", view = "ShLIOp", family = OverflowingBinaryOp.class, computes = "SHIFT_LEFT",
    summary = "Shifts an integer left.")
@Op(name = "arith.shrsi", view = "ShRSIOp", family = IntegerBinaryOp.class, computes = "SHIFT_RIGHT_SIGNED",
    attributes = "isExact: UNIT? since 22.1",
    format = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)",
    summary = "Shifts an integer right, filling with the sign.")
@Op(name = "arith.shrui", view = "ShRUIOp", family = IntegerBinaryOp.class, computes = "SHIFT_RIGHT_UNSIGNED",
    attributes = "isExact: UNIT? since 22.1",
    format = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)",
    summary = "Shifts an integer right, filling with zeros.")
@Op(name = "arith.subf", view = "SubFOp", family = FloatBinaryOp.class, computes = "SUBF",
    summary = "Subtracts floating-point numbers.")
@Op(name = "arith.fptosi", view = "FPToSIOp", family = FloatToIntegerOp.class, computes = "TO_SIGNED",
    summary = "Converts a floating-point number to a signed integer, rounding towards zero.")
@Op(name = "arith.fptoui", view = "FPToUIOp", family = FloatToIntegerOp.class, computes = "TO_UNSIGNED",
    summary = "Converts a floating-point number to an unsigned integer, rounding towards zero.")
@Op(name = "arith.sitofp", view = "SIToFPOp", family = IntegerToFloatOp.class, computes = "FROM_SIGNED",
    summary = "Converts a signed integer to a floating-point number.")
@Op(name = "arith.uitofp", view = "UIToFPOp", family = IntegerToFloatOp.class, computes = "FROM_UNSIGNED",
    summary = "Converts an unsigned integer to a floating-point number.")
final class ArithOps {
  private ArithOps() {}
}
