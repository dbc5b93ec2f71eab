// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.ods.RegionEdges.Edge;
import org.mortise.ir.Attribute;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionSuccessor;

/**
 * Control flow along stated edges. A region without blocks is left at once, as the else region of {@code scf.if} is.
 *
 * @param groups the regions of the operation
 * @param edges the edges between them
 */
record DefinedRegionBranch(RegionGroups groups, RegionEdges edges) implements RegionBranchOpInterface {
  @Override
  public OperandRange getEntrySuccessorOperands(Operation op, RegionBranchPoint target) {
    int group = groupOf(op, target);
    for (Edge edge : edges.from(RegionEdges.PARENT)) {
      if (edge.target() == group && edge.isPassing()) {
        OperandRange first = op.operandGroup(edge.firstOperands());
        if (edge.firstOperands() == edge.lastOperands()) {
          return first;
        }
        OperandRange last = op.operandGroup(edge.lastOperands());
        return new OperandRange(op, first.start(), last.start() + last.size() - first.start());
      }
    }
    return new OperandRange(op, 0, 0);
  }

  private int groupOf(Operation op, RegionBranchPoint point) {
    return point.isParent() ? RegionEdges.PARENT : groups.groupOf(op, point.region());
  }

  @Override
  public List<RegionSuccessor> getSuccessorRegions(Operation op, RegionBranchPoint point) {
    List<RegionSuccessor> successors = new ArrayList<>();
    RegionSuccessor leaving = null;
    RegionSuccessor throughEmpty = null;
    for (Edge edge : edges.from(groupOf(op, point))) {
      if (edge.target() == RegionEdges.PARENT) {
        leaving = exit(op, edge);
        successors.add(leaving);
        continue;
      }
      for (Region region : groups.regions(op, edge.target())) {
        if (region.isEmpty()) {
          throughEmpty = exitFrom(op, edge.target());
        } else {
          successors.add(edge.isPassing() ? RegionSuccessor.into(region, edge.ownCount())
              : RegionSuccessor.withoutInputs(region));
        }
      }
    }
    if (throughEmpty != null && leaving == null) {
      successors.add(throughEmpty);
    }
    return successors;
  }

  /** Returns the exit from regions. If they have no blocks, nothing is passed: results that need a value are wrong. */
  private RegionSuccessor exitFrom(Operation op, int group) {
    for (Edge edge : edges.from(group)) {
      if (edge.target() == RegionEdges.PARENT) {
        return exit(op, edge);
      }
    }
    return RegionSuccessor.parentWithoutInputs();
  }

  private static RegionSuccessor exit(Operation op, Edge edge) {
    return !edge.isPassing() ? RegionSuccessor.parentWithoutInputs()
        : edge.ownCount() == 0 ? RegionSuccessor.parent(op)
        : new RegionSuccessor(RegionBranchPoint.parent(),
            op.resultList().subList(Math.min(edge.ownCount(), op.resultCount()), op.resultCount()));
  }

  /** A region that cannot be reached from its own end is entered at most once. */
  @Override
  public int getMaxInvocations(Operation op, Region region, Attribute[] constants) {
    return isRepetitiveRegion(op, region) ? UNBOUNDED : 1;
  }
}
