// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import java.util.HashSet;
import java.util.Set;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.rewrite.PatternRewriter;

/**
 * Keeps one constant operation of each value, type and dialect in each isolated region, at the start of its entry
 * block; the others are replaced by it. Linear in the constants.
 *
 * <p>The location of a constant becomes unknown if it replaces another one or is moved.
 */
final class ConstantPool {
  private final PatternRewriter rewriter;
  private final Location unknown;
  private final ConstantTable table = new ConstantTable();
  private final Set<Operation> kept = new HashSet<>();

  ConstantPool(PatternRewriter rewriter, Location unknown) {
    this.rewriter = rewriter;
    this.unknown = unknown;
  }

  /** Keeps {@code op}, moving it to the front, or replaces it by the one that is kept; returns whether it is kept. */
  boolean insert(Operation op, Attribute value) {
    Region home = table.homeOf(op.parentRegion());
    Operation same = table.putIfAbsent(home, op.name().dialect(), value, op.result(0).type(), op);
    if (same != null) {
      rewriter.replaceOp(op, same);
      same.setLocation(unknown);
      return false;
    }
    Block block = home.first();
    if (op.block() != block || (block.first() != op && !kept.contains(op.previous()))) {
      op.moveBefore(block.first());
      op.setLocation(unknown);
    }
    kept.add(op);
    return true;
  }
}
