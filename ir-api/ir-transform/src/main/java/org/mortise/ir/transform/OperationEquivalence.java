// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;

/**
 * Compares operations by name, attributes, result types, operands and regions, ignoring their positions and locations.
 * Not recursive on nested regions.
 */
public final class OperationEquivalence {
  private OperationEquivalence() {}

  /** Hash of name, attributes, result types and operands; of commutative operands the order does not matter. */
  public static int hash(Operation op) {
    int hash = hashWithoutOperands(op);
    boolean anyOrder = op.hasTrait(Trait.COMMUTATIVE);
    int operands = 0;
    for (int i = 0; i < op.operandCount(); i++) {
      int operand = System.identityHashCode(op.operand(i));
      operands = anyOrder ? operands + operand * 0x9E3779B9 : operands * 31 + operand;
    }
    return hash * 31 + operands;
  }

  /** Like {@link #hash}, without the operands. */
  public static int hashWithoutOperands(Operation op) {
    int hash = op.name().hashCode();
    for (int i = 0; i < op.propertyCount(); i++) {
      hash = hash * 31 + System.identityHashCode(op.property(i));
    }
    hash = hash * 31 + op.discardableAttributes().hashCode();
    for (int i = 0; i < op.resultCount(); i++) {
      hash = hash * 31 + op.result(i).type().hashCode();
    }
    return hash;
  }

  /** Compares everything but operands, successors and regions. */
  public static boolean sameShell(Operation a, Operation b) {
    if (a.name() != b.name() || a.operandCount() != b.operandCount() || a.resultCount() != b.resultCount()
        || a.regionCount() != b.regionCount() || a.successorCount() != b.successorCount()
        || a.discardableAttributes() != b.discardableAttributes()) {
      return false;
    }
    for (int i = 0; i < a.propertyCount(); i++) {
      if (a.property(i) != b.property(i)) {
        return false;
      }
    }
    for (int i = 0; i < a.resultCount(); i++) {
      if (a.result(i).type() != b.result(i).type()) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether both compute the same results from the same operands. Linear in the nested operations. */
  public static boolean areEquivalent(Operation a, Operation b) {
    if (!sameShell(a, b) || a.successorCount() != 0 || !sameOperands(a, b)) {
      return false;
    }
    return a.regionCount() == 0 || sameRegions(regions(a), regions(b));
  }

  /** Returns whether two regions compute the same results for equal arguments. Linear in their operations. */
  public static boolean areEquivalent(Region a, Region b) {
    return sameRegions(new ArrayList<>(List.of(a)), new ArrayList<>(List.of(b)));
  }

  private static boolean sameOperands(Operation a, Operation b) {
    int count = a.operandCount();
    boolean inOrder = true;
    for (int i = 0; inOrder && i < count; i++) {
      inOrder = a.operand(i) == b.operand(i);
    }
    if (inOrder || count < 2 || !a.hasTrait(Trait.COMMUTATIVE)) {
      return inOrder;
    }
    if (count == 2) {
      return a.operand(0) == b.operand(1) && a.operand(1) == b.operand(0);
    }
    List<Value> left = new ArrayList<>(List.of(b.operands()));
    for (int i = 0; i < count; i++) {
      if (!left.remove(a.operand(i))) {
        return false;
      }
    }
    return true;
  }

  /** Compares nested operations one by one, mapping the values of the left regions to those of the right ones. */
  private static boolean sameRegions(List<Region> left, List<Region> right) {
    IRMapping mapping = new IRMapping();
    while (!left.isEmpty()) {
      Region x = left.remove(left.size() - 1);
      Region y = right.remove(right.size() - 1);
      if (!mapBlocks(x, y, mapping)) {
        return false;
      }
      Block other = y.first();
      for (Block block = x.first(); block != null; block = block.next(), other = other.next()) {
        if (!sameBlock(block, other, mapping, left, right)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean mapBlocks(Region x, Region y, IRMapping mapping) {
    Block other = y.first();
    for (Block block = x.first(); block != null; block = block.next(), other = other.next()) {
      if (other == null || block.argumentCount() != other.argumentCount()) {
        return false;
      }
      mapping.map(block, other);
      for (int i = 0; i < block.argumentCount(); i++) {
        if (block.argument(i).type() != other.argument(i).type()) {
          return false;
        }
        mapping.map(block.argument(i), other.argument(i));
      }
    }
    return other == null;
  }

  private static boolean sameBlock(
      Block block, Block other, IRMapping mapping, List<Region> left, List<Region> right) {
    Operation b = other.first();
    for (Operation a = block.first(); a != null; a = a.next(), b = b.next()) {
      if (b == null || !sameShell(a, b) || !sameMapped(a, b, mapping)) {
        return false;
      }
      for (int i = 0; i < a.resultCount(); i++) {
        mapping.map(a.result(i), b.result(i));
      }
      addRegions(a, left);
      addRegions(b, right);
    }
    return b == null;
  }

  private static boolean sameMapped(Operation a, Operation b, IRMapping mapping) {
    for (int i = 0; i < a.operandCount(); i++) {
      if (mapping.lookupOrDefault(a.operand(i)) != b.operand(i)) {
        return false;
      }
    }
    for (int i = 0; i < a.successorCount(); i++) {
      if (mapping.lookupOrDefault(a.successor(i)) != b.successor(i)) {
        return false;
      }
    }
    return true;
  }

  private static List<Region> regions(Operation op) {
    List<Region> regions = new ArrayList<>(op.regionCount());
    addRegions(op, regions);
    return regions;
  }

  private static void addRegions(Operation op, List<Region> regions) {
    for (int i = 0; i < op.regionCount(); i++) {
      regions.add(op.region(i));
    }
  }
}
