// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.Computation;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.FloatFunction;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerFunction;
import org.mortise.ir.types.FloatType;

/** The arithmetic of reductions, by the functions that combine two numbers. */
public final class Reductions {
  private Reductions() {}

  /** Returns the neutral value; null if there is none, as for an assignment. */
  public static @Nullable Attribute identity(@Nullable Computation function, Type type) {
    if (function instanceof IntegerFunction ofIntegers) {
      return IntegerAttr.of(type, ofIntegers.neutral(FixedWidth.of(type)));
    }
    return function == null ? null : FloatAttr.of((FloatType) type, switch ((FloatFunction) function) {
      case ADDF, SUBF -> 0;
      case MULF, DIVF -> 1;
      case MAXIMUM -> Double.NEGATIVE_INFINITY;
      case MINIMUM -> Double.POSITIVE_INFINITY;
      case MAXNUM, MINNUM, REMF -> Double.NaN;
    });
  }

  /** Creates the operation that combines two values. */
  public static Value combine(Computation function, OpBuilder builder, Location location, Value left, Value right) {
    OperationState state = builder.state(location, operation(function)).addOperand(left).addOperand(right);
    OpDefinition.of(state.name()).setDefaultAttributes(state);
    return builder.create(state.inferResultTypes()).result(0);
  }

  /** Returns the name of the operation that computes a function. */
  public static String operation(Computation function) {
    if (function instanceof FloatFunction ofFloats) {
      return switch (ofFloats) {
        case ADDF -> AddFOp.NAME;
        case SUBF -> SubFOp.NAME;
        case MULF -> MulFOp.NAME;
        case DIVF -> DivFOp.NAME;
        case REMF -> RemFOp.NAME;
        case MAXIMUM -> MaximumFOp.NAME;
        case MINIMUM -> MinimumFOp.NAME;
        case MAXNUM -> MaxNumFOp.NAME;
        case MINNUM -> MinNumFOp.NAME;
      };
    }
    return switch ((IntegerFunction) function) {
      case ADD -> AddIOp.NAME;
      case SUB -> SubIOp.NAME;
      case MUL -> MulIOp.NAME;
      case DIV_SIGNED -> DivSIOp.NAME;
      case DIV_UNSIGNED -> DivUIOp.NAME;
      case FLOOR_DIV_SIGNED -> FloorDivSIOp.NAME;
      case CEIL_DIV_SIGNED -> CeilDivSIOp.NAME;
      case CEIL_DIV_UNSIGNED -> CeilDivUIOp.NAME;
      case REM_SIGNED -> RemSIOp.NAME;
      case REM_UNSIGNED -> RemUIOp.NAME;
      case AND -> AndIOp.NAME;
      case OR -> OrIOp.NAME;
      case XOR -> XOrIOp.NAME;
      case SHIFT_LEFT -> ShLIOp.NAME;
      case SHIFT_RIGHT_SIGNED -> ShRSIOp.NAME;
      case SHIFT_RIGHT_UNSIGNED -> ShRUIOp.NAME;
      case MAX_SIGNED -> MaxSIOp.NAME;
      case MIN_SIGNED -> MinSIOp.NAME;
      case MAX_UNSIGNED -> MaxUIOp.NAME;
      case MIN_UNSIGNED -> MinUIOp.NAME;
    };
  }
}
