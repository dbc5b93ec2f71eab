// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.optimizeallocationliveness;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** The equal units of one region, which are replaced together by units at other places. */
final class FreeKey {
  private final List<FreeUnit> units = new ArrayList<>(1);
  private final Set<Operation> helpers = new HashSet<>();
  private List<Value> buffers = List.of();
  private boolean isExternal;
  private boolean escapes;

  void add(FreeUnit unit) {
    units.add(unit);
    helpers.addAll(unit.helpers());
  }

  /** Returns the units, in program order. */
  List<FreeUnit> units() {
    return units;
  }

  FreeUnit first() {
    return units.get(0);
  }

  boolean isHelper(Operation op) {
    return helpers.contains(op);
  }

  /** Returns whether two of the units are in the same block. */
  boolean hasSeveralInBlock() {
    Set<Block> blocks = new HashSet<>();
    return units.stream().anyMatch(unit -> !blocks.add(unit.op().block()));
  }

  /**
   * Sets the values that may be the freed buffers.
   *
   * @param external whether the buffer may come from outside of the function or from memory
   * @param reachable whether unknown accesses may reach it
   */
  void setBuffers(List<Value> values, boolean external, boolean reachable) {
    buffers = values;
    isExternal = external;
    escapes = reachable;
  }

  List<Value> buffers() {
    return buffers;
  }

  boolean isExternal() {
    return isExternal;
  }

  boolean escapes() {
    return escapes;
  }
}
