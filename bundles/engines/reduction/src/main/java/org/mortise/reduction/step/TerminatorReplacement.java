// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction.step;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.OpSchema;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;

/**
 * Replaces a terminator by one with fewer successors: a branch to one of its successors, or a copy of a terminator of
 * the region without successors. Erases blocks that become unreachable. The number of sites is linear in the
 * successors, for each kind of terminator without successors.
 */
public final class TerminatorReplacement extends SiteStep<TerminatorReplacement.Site> {
  /** @param target the successor to branch to, or -1 for a copy of {@code pattern} */
  record Site(Operation terminator, int target, @Nullable Operation pattern) {}

  public TerminatorReplacement(Placeholders placeholders) {
    super("replace branches", Reach.ONE_PLACE, placeholders);
  }

  @Override
  List<Site> list(Operation module) {
    List<Site> sites = new ArrayList<>();
    Map<Region, List<Operation>> returns = new IdentityHashMap<>();
    for (Operation terminator : Sites.in(module, op -> op.successorCount() > 0)) {
      for (Operation pattern : returns.computeIfAbsent(terminator.parentRegion(), TerminatorReplacement::returns)) {
        sites.add(new Site(terminator, -1, pattern));
      }
      for (int i = 0; terminator.successorCount() > 1 && i < terminator.successorCount(); i++) {
        sites.add(new Site(terminator, i, null));
      }
    }
    return sites;
  }

  /** Returns one terminator without successors of each kind in a region. */
  private static List<Operation> returns(Region region) {
    Map<OperationName, Operation> kinds = new LinkedHashMap<>();
    for (Block block : region.blocks()) {
      Operation last = block.terminator();
      if (last != null && last.successorCount() == 0) {
        kinds.putIfAbsent(last.name(), last);
      }
    }
    return List.copyOf(kinds.values());
  }

  @Override
  boolean take(Site site, Substitutes substitutes) {
    Operation replacement = site.pattern == null
        ? branch(site.terminator, site.terminator.successor(site.target), substitutes)
        : copy(site.pattern, site.terminator, substitutes);
    if (replacement == null) {
      return false;
    }
    Region region = site.terminator.parentRegion();
    site.terminator.block().insertBefore(site.terminator, replacement);
    site.terminator.erase();
    eraseUnreachable(region);
    return true;
  }

  private static @Nullable Operation copy(Operation pattern, Operation terminator, Substitutes substitutes) {
    Operation copy = pattern.clone();
    for (int i = 0; i < copy.operandCount(); i++) {
      Value value = substitutes.find(terminator, copy.operand(i).type());
      if (value == null) {
        copy.dropAllReferences();
        return null;
      }
      copy.setOperand(i, value);
    }
    return copy;
  }

  private static @Nullable Operation branch(Operation terminator, Block target, Substitutes substitutes) {
    OperationName name = branchName(terminator);
    if (name == null) {
      return null;
    }
    OperationState state = new OperationState(terminator.location(), name).addSuccessor(target);
    for (Value argument : target.arguments()) {
      Value value = passed(terminator, argument.type());
      value = value == null ? substitutes.find(terminator, argument.type()) : value;
      if (value == null) {
        return null;
      }
      state.addOperand(value);
    }
    return Operation.create(state);
  }

  private static @Nullable Value passed(Operation terminator, Type type) {
    for (int i = terminator.operandCount() - 1; i >= 0; i--) {
      if (terminator.operand(i).type() == type) {
        return terminator.operand(i);
      }
    }
    return null;
  }

  /** Returns the name of the operation by which other blocks of the region branch, or the conventional name. */
  private static @Nullable OperationName branchName(Operation terminator) {
    for (Block block : terminator.parentRegion().blocks()) {
      Operation last = block.terminator();
      if (last != null && last.successorCount() == 1 && isPlainBranch(last)) {
        return last.name();
      }
    }
    OperationName name = terminator.context().operationName(terminator.name().dialectNamespace() + ".br");
    return name.isRegistered() ? name : null;
  }

  private static boolean isPlainBranch(Operation branch) {
    OpSchema definition = branch.definition();
    return branch.operandCount() == branch.successor(0).argumentCount() && branch.regionCount() == 0
        && branch.resultCount() == 0 && (definition == null || definition.attributeCount() == 0);
  }

  private static void eraseUnreachable(Region region) {
    Set<Block> reached = new HashSet<>(Set.of(region.first()));
    Deque<Block> open = new ArrayDeque<>(reached);
    while (!open.isEmpty()) {
      Block block = open.pop();
      for (int i = 0; i < block.successorCount(); i++) {
        if (reached.add(block.successor(i))) {
          open.push(block.successor(i));
        }
      }
    }
    List<Block> unreachable = new ArrayList<>();
    for (Block block : region.blocks()) {
      if (!reached.contains(block)) {
        unreachable.add(block);
      }
    }
    unreachable.forEach(Block::dropAllReferences);
    unreachable.forEach(Block::erase);
  }
}
