// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An operation of MLIR 19.1 that MLIR 22.1 has under another name, or with other operands, results or attributes.
 * Programs in memory have the operation of 22.1: the parser replaces the former one when it has read it, and the
 * printer makes it again in a copy of the program if the text is for 19.1.
 *
 * <p>A dialect lists those that it has had ({@link Dialect#formerOperations}). If another dialect has the operation
 * now, this dialect lists it, too. Implementations have no state.
 */
public interface FormerOperation {
  /** Returns the full name that MLIR 19.1 has. */
  String name();

  /** Returns the full name that MLIR 22.1 has; may be the same. */
  String currentName();

  /** Returns the definition by which the text of 19.1 is read and printed. */
  OpSchema definition();

  /** Returns the full name of the operation of 22.1 that replaces {@code former}, mostly {@link #currentName}. */
  default String currentName(OperationState former) {
    return currentName();
  }

  /**
   * Returns whether the regions or discardable attributes of an operation show that it is the former one, although all
   * other parts are also those of the present operation of this name.
   */
  default boolean isFormer(OperationState state) {
    return false;
  }

  /**
   * Returns whether the dialect still defines the operation, so that programs that are read for MLIR 19.1 keep it. In
   * those that are read for 22.1, that of 22.1 replaces it always.
   */
  default boolean isRetired() {
    return false;
  }

  /**
   * Returns whether the text of 19.1 may continue where that of 22.1 is complete, so that both forms have to be tried;
   * the former one counts then if it is read further.
   */
  default boolean mayContinue() {
    return false;
  }

  /** Returns whether 19.1 writes an operation of 22.1 in this form, if several former operations have become one. */
  default boolean expresses(Operation current) {
    return true;
  }

  /** Adapts the regions of an upgraded operation, when they have been read. */
  default void upgradeRegions(Operation current) {}

  /** Adapts the regions of a downgraded operation, which those of the operation of 22.1 were moved to. */
  default void downgradeRegions(Operation former) {}

  /**
   * Returns the operation of 22.1.
   *
   * @param former the operation that was read. Its regions may be moved; they are still empty if it is in bytecode
   * @param current a state of the operation of 22.1, to which all has to be added
   * @param before inserts operations before it
   */
  void upgrade(OperationState former, OperationState current, OpBuilder before);

  /** Returns whether {@link #upgrade} looks at the operands. In bytecode, they must be defined before then. */
  default boolean needsOperands() {
    return false;
  }

  /**
   * Makes the operation of 19.1, and returns null; or an error if 19.1 cannot say what the operation does.
   *
   * @param current the operation of 22.1
   * @param former a state to which all but the regions has to be added; those are moved afterwards
   */
  @Nullable Diagnostic downgrade(Operation current, OperationState former);

  /** Returns the regions of the operation of 22.1, by their positions, that are those of the former operation. */
  default List<Integer> regions(Operation current) {
    List<Integer> positions = new ArrayList<>();
    for (int i = 0; i < current.regionCount(); i++) {
      positions.add(i);
    }
    return positions;
  }

  /**
   * Adds operands of the operation of 19.1 that 22.1 has as attributes. Called after a successful {@link #downgrade}.
   *
   * @param current the operation of 22.1, in a copy of the program
   * @param former the state that {@link #downgrade} has filled
   * @param before inserts operations before it
   */
  default void addOperands(Operation current, OperationState former, OpBuilder before) {}

  /**
   * Returns whether {@link #upgrade} makes an operation such as {@code defining}, which defines an operand, so that it
   * is erased if 19.1 does not use it.
   */
  default boolean makes(Operation defining) {
    return false;
  }

  /**
   * Returns what the results of the operation of 22.1 are in a program of 19.1, where they are not those of the former
   * operation.
   */
  default List<? extends Value> results(Operation current, Operation former) {
    return former.resultList();
  }
}
