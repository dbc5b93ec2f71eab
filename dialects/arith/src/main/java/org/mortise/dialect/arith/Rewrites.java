// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.FusedLoc;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;

/** What the canonicalization patterns of this dialect have in common. */
final class Rewrites {
  /** So many places say nothing any more, and in a chain of rewritings each would have those of all before it. */
  private static final int MANY_LOCATIONS = 100;

  private Rewrites() {}

  /** The integer that {@code value} is a constant of, as a signed number; null also for vectors and tensors. */
  static BigInteger integer(Value value) {
    return Constants.of(value) instanceof IntegerAttr number ? number.signedValue() : null;
  }

  /** The operation that defines {@code value}, if its name is that; or null. */
  static Operation definedBy(Value value, String name) {
    Operation op = value.definingOp();
    return op != null && op.name().name().equals(name) ? op : null;
  }

  /** The flags that both operations have. */
  static int commonFlags(Operation a, Operation b) {
    return flags(a) & flags(b);
  }

  private static int flags(Operation op) {
    return op.getAttr("overflowFlags") instanceof OverflowFlagsAttr flags ? flags.bits() : 0;
  }

  /**
   * The place of what takes the place of {@code root} and of the operations that define {@code others}. The reference
   * counts the operations that its pattern names, but takes that many of those that it met, constants among them and
   * operands first: often it is the place of a constant that is kept and not that of the operation that uses it.
   */
  static Location fused(Operation root, Value... others) {
    List<Location> locations = new ArrayList<>(others.length + 1);
    locations.add(root.location());
    for (Value other : others) {
      Location location = other.definingOp().location();
      if (location instanceof FusedLoc many && many.locations().size() > MANY_LOCATIONS) {
        return root.location();
      }
      locations.add(location);
    }
    return FusedLoc.fuse(root.context(), locations, null);
  }

  /** A new constant of the type of {@code op}'s first result, in front of {@code op}. */
  static Value constant(PatternRewriter rewriter, Operation op, Location location, BigInteger value) {
    return constant(rewriter, location, op.result(0).type(), value);
  }

  static Value constant(PatternRewriter rewriter, Location location, Type type, BigInteger value) {
    Attribute attribute = IntegerConstants.integer(type, value);
    return ConstantOp.create(rewriter, location, attribute).result();
  }

  /** Replaces {@code op} by an operation of that name on two operands with the given overflow flags. */
  static boolean replaceBinary(
      PatternRewriter rewriter, Operation op, Location location, String name, Value lhs, Value rhs, int overflowFlags) {
    var state = rewriter.state(location, name).addOperand(lhs).addOperand(rhs);
    state.addResultType(op.result(0).type());
    state.addAttribute("overflowFlags", OverflowFlagsAttr.of(rewriter.context(), overflowFlags));
    rewriter.replaceOp(op, rewriter.create(state));
    return true;
  }

  /** Replaces {@code op} by a conversion of {@code in} to the type of its result. */
  static boolean replaceCast(PatternRewriter rewriter, Operation op, Location location, String name, Value in) {
    var state = rewriter.state(location, name).addOperand(in).addResultType(op.result(0).type());
    state.name().definition().setDefaultAttributes(state);
    rewriter.replaceOp(op, rewriter.create(state));
    return true;
  }
}
