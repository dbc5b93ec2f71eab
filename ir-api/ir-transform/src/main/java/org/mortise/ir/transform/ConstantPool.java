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
 * Keeps one constant operation for each value, type and dialect in each isolated region, at the start of its entry
 * block, and replaces the duplicates. Linear in the constants.
 *
 * <p>A constant that replaces another one or is moved gets an unknown location.
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

  /** Moves {@code op} to the front, or replaces it by the kept duplicate; returns whether {@code op} is kept. */
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
