// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.version;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.IRMapping;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.definition.OpDefinition;

/**
 * A copy of a program with the operations that MLIR 19.1 has. An operation that 19.1 cannot express stays as it is.
 * Takes time and memory in proportion to the whole program, but only if it has an operation that differs.
 */
public final class FormerProgram {
  private final IRMapping mapping = new IRMapping();
  private final Map<Operation, Operation> replaced = new IdentityHashMap<>();
  private final Operation operation;

  private FormerProgram(Operation op, Operation root) {
    Operation copy = root.clone(mapping);
    List<Operation> changed = new ArrayList<>();
    copy.walkPreOrder(each -> {
      if (each.name().hasPredecessor()) {
        changed.add(each);
      } else {
        undeclareNewAttributes(each);
      }
    });
    List<Operation> constants = new ArrayList<>();
    changed.forEach(each -> downgrade(each, constants));
    eraseUnused(constants);
    this.operation = printed(op);
  }

  /**
   * Returns the copy of a program that has {@code op}; null if it is not needed. Operations with missing or superfluous
   * operands or results stay as they are.
   *
   * @param localScope whether only the nearest operation that is isolated from above is copied, since names outside do
   *     not matter
   */
  public static @Nullable FormerProgram of(Operation op, MlirVersion version, boolean localScope) {
    if (!isNeeded(op, version)) {
      return null;
    }
    Operation root = op;
    while (root.parentOp() != null && !(localScope && root.hasTrait(Trait.ISOLATED_FROM_ABOVE))) {
      root = root.parentOp();
    }
    return new FormerProgram(op, root);
  }

  /** Returns whether a version has an operation of a program in another form. */
  public static boolean isNeeded(Operation op, MlirVersion version) {
    return !version.isNewest()
        && op.walkPreOrder(each -> isDifferent(each) ? Walk.Result.INTERRUPT : Walk.Result.ADVANCE)
            == Walk.Result.INTERRUPT;
  }

  private static boolean isDifferent(Operation op) {
    return op.name().hasPredecessor() || NewAttributes.areIn(op);
  }

  /** MLIR 19.1 reads attributes that it does not declare as discardable ones. */
  private static void undeclareNewAttributes(Operation op) {
    if (!NewAttributes.areIn(op)) {
      return;
    }
    OpDefinition definition = OpDefinition.of(op);
    for (int slot = 0; slot < definition.attributeCount(); slot++) {
      if (NewAttributes.isNew(op, definition, slot)) {
        op.setDiscardableAttributes(
            op.discardableAttributes().with(definition.attributeSpec(slot).name(), op.property(slot)));
        op.setProperty(slot, null);
      }
    }
  }

  private void downgrade(Operation current, List<Operation> constants) {
    OperationName name = current.name().predecessor(current);
    FormerOperation form = name.formerOperation();
    OperationState state = new OperationState(current.location(), name);
    boolean isWhole = DeclaredParts.fit(OpDefinition.of(current), current.operandCount(), current.resultCount());
    if (!isWhole || form.downgrade(current, state) != null) {
      return;
    }
    if (current.block() != null) {
      form.addOperands(current, state, OpBuilder.before(current));
    }
    List<Integer> regions = form.regions(current);
    regions.forEach(each -> state.addRegion());
    Operation former = Operation.create(state);
    for (int i = 0; i < regions.size(); i++) {
      former.region(i).takeBody(current.region(regions.get(i)));
    }
    form.downgradeRegions(former);
    if (current.block() != null) {
      current.block().insertBefore(current, former);
    }
    for (Value operand : current.operands()) {
      Operation defining = operand.definingOp();
      if (defining != null && (defining.hasTrait(Trait.CONSTANT_LIKE) || form.makes(defining))) {
        constants.add(defining);
      }
    }
    current.replaceAllUsesWith(form.results(current, former));
    replaced.put(current, former);
    if (current.block() != null) {
      current.erase();
    }
  }

  /** Constants that were operands, and operations that 22.1 needs besides, may be parts of the former operation. */
  private static void eraseUnused(List<Operation> constants) {
    for (Operation constant : constants) {
      if (constant.block() != null && !constant.hasResultUses()) {
        constant.erase();
      }
    }
  }

  private Operation printed(Operation original) {
    Operation copy = mapping.lookupOrNull(original);
    return replaced.getOrDefault(copy, copy);
  }

  /** Returns what is to be printed in place of the operation. */
  public Operation operation() {
    return operation;
  }

  /** Returns positions of operations of the copy as those of the operations of the program. */
  public Map<Operation, Integer> ofOriginals(Operation program, Map<Operation, Integer> starts) {
    Map<Operation, Integer> originals = new IdentityHashMap<>();
    program.walkPreOrder(op -> {
      Integer start = starts.get(printed(op));
      if (start != null) {
        originals.put(op, start);
      }
    });
    return originals;
  }
}
