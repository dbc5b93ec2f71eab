// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.FaultPlace;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Folder;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.interfaces.Constants;

/**
 * Folds single operations: by the folder of the definition, and if that has no result by the traits (commutative:
 * constants to the right; idempotent; involution).
 */
public final class Folding {
  private static final Attribute[] NO_CONSTANTS = {};

  private Folding() {}

  /** Returns the constant value of each operand, or null. */
  public static Attribute[] operandConstants(Operation op) {
    int count = op.operandCount();
    if (count == 0) {
      return NO_CONSTANTS;
    }
    Attribute[] constants = new Attribute[count];
    for (int i = 0; i < count; i++) {
      constants[i] = Constants.of(op.operand(i));
    }
    return constants;
  }

  /** Folds {@code op} with the constant values that its operands have now. */
  public static FoldResult fold(Operation op) {
    return op.definition() == null ? FoldResult.NONE : fold(op, operandConstants(op));
  }

  /**
   * Returns the result of a new operation that has one result, or the value or constant to which the operation folds.
   * An operation that is folded in place is inserted in its new form.
   */
  public static Value createOrFold(OpBuilder builder, OperationState state) {
    Operation op = new OpBuilder(builder.context()).create(state);
    FoldResult folded = fold(op);
    if (folded.size() == 1 && folded.value(0) != null) {
      op.erase();
      return folded.value(0);
    }
    Operation constant = folded.size() == 1 && op.name().dialect() != null
        ? op.name().dialect().materializeConstant(builder, folded.constant(0), op.result(0).type(), op.location())
        : null;
    if (constant != null) {
      op.erase();
      return constant.result(0);
    }
    builder.insert(op);
    return op.result(0);
  }

  /** Folds {@code op} if possible. A folder's result that is the operation's own result is ignored. */
  public static FoldResult fold(Operation op, Attribute[] constants) {
    OpDefinition definition = OpDefinition.of(op);
    if (definition == null) {
      return FoldResult.NONE;
    }
    if (!RewriteChecks.ENABLED) {
      return fold(op, definition, constants);
    }
    long before = RewriteChecks.beforeFold(op);
    FoldResult folded = fold(op, definition, constants);
    RewriteChecks.checkFold(op, before, folded);
    return folded;
  }

  private static FoldResult fold(Operation op, OpDefinition definition, Attribute[] constants) {
    Folder folder = definition.folder();
    Value first = op.operandCount() == 0 ? null : op.operand(0);
    FoldResult folded = folder == null ? FoldResult.NONE : fold(op, folder, constants);
    if (folded.size() == 1 && op.resultCount() == 1 && folded.value(0) == op.result(0)) {
      // In a graph region, a cycle of operations that undo each other: the first one now is its own operand.
      folded = op.operandCount() > 0 && op.operand(0) != first ? FoldResult.IN_PLACE : FoldResult.NONE;
    }
    if (folded.size() > 0) {
      return folded;
    }
    FoldResult byTraits = foldTraits(op, definition, constants);
    return byTraits == FoldResult.NONE ? folded : byTraits;
  }

  private static FoldResult fold(Operation op, Folder folder, Attribute[] constants) {
    try {
      return folder.fold(op, constants);
    } catch (RuntimeException | Error fault) {
      FaultPlace.note(fault, op);
      throw fault;
    }
  }

  private static FoldResult foldTraits(Operation op, OpDefinition definition, Attribute[] constants) {
    if (definition.hasTrait(Trait.COMMUTATIVE) && moveConstantsToEnd(op, constants)) {
      return FoldResult.IN_PLACE;
    }
    if (definition.hasTrait(Trait.IDEMPOTENT)) {
      Value same = idempotent(op);
      if (same != null) {
        return FoldResult.of(same);
      }
    }
    if (definition.hasTrait(Trait.INVOLUTION) && isAppliedToItself(op)) {
      return FoldResult.of(op.operand(0).definingOp().operand(0));
    }
    return FoldResult.NONE;
  }

  private static @Nullable Value idempotent(Operation op) {
    if (op.operandCount() == 1) {
      return isAppliedToItself(op) ? op.operand(0) : null;
    }
    return op.operandCount() == 2 && op.operand(0) == op.operand(1) ? op.operand(0) : null;
  }

  private static boolean isAppliedToItself(Operation op) {
    if (op.operandCount() != 1) {
      return false;
    }
    Operation inner = op.operand(0).definingOp();
    return inner != null && inner.name() == op.name();
  }

  /**
   * Moves the constant operands of {@code op} to the end, preserving the order among constants and among other
   * operands. Returns whether any operand moved. Constants already in place are set again, as in MLIR: this makes
   * theirs the latest uses, which affects use order in the output and in the greedy driver.
   */
  private static boolean moveConstantsToEnd(Operation op, Attribute[] constants) {
    int count = op.operandCount();
    int firstConstant = 0;
    while (firstConstant < count && constants[firstConstant] == null) {
      firstConstant++;
    }
    int constantCount = 0;
    boolean ordered = true;
    for (int i = firstConstant; i < count; i++) {
      constantCount += constants[i] == null ? 0 : 1;
      ordered &= constants[i] != null;
    }
    if (ordered) {
      for (int i = firstConstant; i < count; i++) {
        op.setOperand(i, op.operand(i));
      }
      return false;
    }
    Value[] old = op.operands();
    int next = firstConstant;
    int nextConstant = count - constantCount;
    for (int i = firstConstant; i < count; i++) {
      op.setOperand(constants[i] == null ? next++ : nextConstant++, old[i]);
    }
    return true;
  }
}
