// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BinaryOperator;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.VectorType;

/** The folders of MLIR's LLVM dialect. They fold integers, but not vectors of integers. */
final class Folds {
  private Folds() {}

  // ---- tables name these -------------------------------------------------------------------------------------------

  static void castChains(OpDefinitionBuilder op) {
    op.folder((cast, constants) -> castChain(cast));
  }

  static void or(OpDefinitionBuilder op) {
    FormerSpace.addTo(op);
    op.folder((each, constants) -> ofIntegers(constants, (lhs, rhs) ->
        IntegerAttr.of(lhs.type(), lhs.signedValue().or(rhs.signedValue()))));
  }

  /** A shift by the width or more has no defined result, so it stays. */
  static void shiftsLeft(OpDefinitionBuilder op) {
    op.folder((each, constants) -> ofIntegers(constants, (lhs, rhs) ->
        rhs.unsignedValue().bitLength() >= Integer.SIZE || rhs.unsignedLongValue() >= lhs.width() ? null
            : IntegerAttr.of(lhs.type(), lhs.unsignedValue().shiftLeft((int) rhs.longValue()))));
  }

  static void zeroExtensions(OpDefinitionBuilder op) {
    op.folder((each, constants) -> constants[0] instanceof IntegerAttr number
        ? FoldResult.of(IntegerAttr.of(each.result(0).type(), number.unsignedValue())) : FoldResult.NONE);
  }

  private static FoldResult ofIntegers(Attribute[] constants, BinaryOperator<@Nullable IntegerAttr> function) {
    return constants[0] instanceof IntegerAttr lhs && constants[1] instanceof IntegerAttr rhs
        ? FoldResult.ofNullable(function.apply(lhs, rhs)) : FoldResult.NONE;
  }

  // ---- casts -------------------------------------------------------------------------------------------------------

  /** Folds a cast to the same type, a cast there and back, and a cast of a cast. */
  static FoldResult castChain(Operation cast) {
    Value argument = cast.operand(0);
    Type type = cast.result(0).type();
    if (argument.type() == type) {
      return FoldResult.of(argument);
    }
    Operation inner = argument.definingOp();
    if (inner == null || inner.name() != cast.name()) {
      return FoldResult.NONE;
    }
    if (inner.operand(0).type() == type) {
      return FoldResult.of(inner.operand(0));
    }
    cast.setOperand(0, inner.operand(0));
    return FoldResult.IN_PLACE;
  }

  // ---- comparisons -------------------------------------------------------------------------------------------------

  /** Compares a value with itself, and the address of a stack allocation with null, which is its right operand then. */
  static FoldResult equality(ICmpOp op) {
    long predicate = op.predicateAttr().longValue();
    boolean isEqual = predicate == ICmpOp.PREDICATES.indexOf("eq");
    if (!isEqual && predicate != ICmpOp.PREDICATES.indexOf("ne")) {
      return FoldResult.NONE;
    }
    if (op.lhs() == op.rhs()) {
      return FoldResult.of(truth(op.res().type(), isEqual));
    }
    if (AllocaOp.of(op.lhs().definingOp()) != null && ZeroOp.of(op.rhs().definingOp()) != null) {
      return FoldResult.of(truth(op.res().type(), !isEqual));
    }
    if (ZeroOp.of(op.lhs().definingOp()) != null && AllocaOp.of(op.rhs().definingOp()) != null) {
      Value zero = op.lhs();
      op.operation().setOperand(0, op.rhs());
      op.operation().setOperand(1, zero);
      return FoldResult.IN_PLACE;
    }
    return FoldResult.NONE;
  }

  private static @Nullable Attribute truth(Type type, boolean value) {
    if (type instanceof VectorType vector) {
      return new DenseElementsBuilder(vector).addLong(value ? 1 : 0).build();
    }
    return type instanceof IntegerType ? IntegerAttr.bool(type.context(), value) : null;
  }

  // ---- aggregates --------------------------------------------------------------------------------------------------

  /** Finds the element among those that were inserted, or a container that has it, too, from before insertions. */
  static FoldResult extraction(ExtractValueOp op) {
    long[] position = op.positionAttr().toArray();
    InsertValueOp insert = InsertValueOp.of(op.container().definingOp());
    boolean changed = false;
    while (insert != null) {
      long[] inserted = insert.positionAttr().toArray();
      if (Arrays.equals(position, inserted)) {
        return FoldResult.of(insert.value());
      }
      int common = Math.min(position.length, inserted.length);
      if (Arrays.equals(position, 0, common, inserted, 0, common)) {
        break; // one contains the other
      }
      op.operation().setOperand(0, insert.container());
      changed = true;
      insert = InsertValueOp.of(insert.container().definingOp());
    }
    return changed ? FoldResult.IN_PLACE : FoldResult.NONE;
  }

  /** Folds the only index 0, and replaces operands that are constants of 32 bits by numbers. */
  static FoldResult address(GetElementPtrOp op, Attribute[] constants) {
    int[] indices = op.rawConstantIndicesAttr().toArray();
    List<Value> dynamic = new ArrayList<>();
    int operand = 0;
    for (int i = 0; i < indices.length; i++) {
      if (indices[i] == GetElementPtrOp.DYNAMIC) {
        Integer number = number(constants[1 + operand]);
        if (number == null) {
          dynamic.add(op.dynamicIndices().get(operand));
        } else {
          indices[i] = number;
        }
        operand++;
      }
    }
    if (indices.length == 1 && indices[0] == 0 && op.base().type() == op.res().type()) {
      return FoldResult.of(op.base());
    }
    if (dynamic.size() == operand) {
      return FoldResult.NONE;
    }
    op.dynamicIndices().assign(dynamic);
    op.setRawConstantIndicesAttr(DenseI32ArrayAttr.of(op.context(), indices));
    return FoldResult.IN_PLACE;
  }

  /** Returns the number of a constant that can be an index; the smallest one stands for an operand. */
  private static @Nullable Integer number(@Nullable Attribute constant) {
    return constant instanceof IntegerAttr integer && integer.signedValue().bitLength() < Integer.SIZE
        && integer.signedValue().intValue() != GetElementPtrOp.DYNAMIC ? integer.signedValue().intValue() : null;
  }
}
