// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Verifier;
import org.mortise.ir.attributes.TypeAttr;

/**
 * Verifies operations of one definition: the numbers of operands and results, then the constraints of attributes,
 * operands and results. Regions are verified even after other errors.
 */
final class OperationVerifier implements Verifier {
  private final OperationParts parts;
  private final Segments operands;
  private final Segments results;

  OperationVerifier(OperationParts parts) {
    this.parts = parts;
    this.operands = Segments.ofOperands(parts.operands());
    this.results = Segments.ofResults(parts.results());
  }

  @Override
  public @Nullable Diagnostic verify(Operation op) {
    ConstraintCheck check = new ConstraintCheck(parts.constraints());
    Diagnostic found = counts(op);
    if (found == null) {
      found = attributes(op, check);
    }
    if (found == null) {
      found = operandTypes(op, check);
    }
    if (found == null) {
      found = resultTypes(op, check);
    }
    Diagnostic inRegions = regions(op, check);
    return found == null || inRegions == null ? found != null ? found : inRegions : found.followedBy(inRegions);
  }

  private @Nullable Diagnostic counts(Operation op) {
    Diagnostic found = operands.verify(op, op.operandCount());
    return found != null ? found : results.verify(op, op.resultCount());
  }

  private @Nullable Diagnostic attributes(Operation op, ConstraintCheck check) {
    for (NamedConstraint attribute : parts.attributes()) {
      Attribute value = op.getAttr(attribute.name());
      if (value == null) {
        return op.opError("attribute \"" + attribute.name() + "\" is expected but not provided");
      }
      if (!check.accepts(value, attribute.constraint())) {
        return op.error(check.problem());
      }
    }
    return null;
  }

  private @Nullable Diagnostic operandTypes(Operation op, ConstraintCheck check) {
    int index = 0;
    for (int group = 0; group < parts.operands().size(); group++) {
      int end = index + operands.length(op, group, op.operandCount());
      for (; index < end; index++) {
        if (!accepts(op.operand(index).type(), parts.operands().get(group), check)) {
          return op.error(check.problem());
        }
      }
    }
    return null;
  }

  private @Nullable Diagnostic resultTypes(Operation op, ConstraintCheck check) {
    int index = 0;
    for (int group = 0; group < parts.results().size(); group++) {
      int end = index + results.length(op, group, op.resultCount());
      for (; index < end; index++) {
        if (!accepts(op.result(index).type(), parts.results().get(group), check)) {
          return op.error(check.problem());
        }
      }
    }
    return null;
  }

  private static boolean accepts(Type type, ValueGroup group, ConstraintCheck check) {
    return check.accepts(TypeAttr.of(type), group.constraint());
  }

  private @Nullable Diagnostic regions(Operation op, ConstraintCheck check) {
    List<RegionConstraint> expected = parts.regions();
    if (op.regionCount() != expected.size()) {
      return op.opError("unexpected number of regions: expected " + expected.size() + " but got " + op.regionCount());
    }
    for (int i = 0; i < expected.size(); i++) {
      Diagnostic found = region(op, i, expected.get(i), check);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private static @Nullable Diagnostic region(
      Operation op, int index, RegionConstraint expected, ConstraintCheck check) {
    Region region = op.region(index);
    int blocks = blocks(region);
    if (expected.blocks() != 0 && blocks != expected.blocks()) {
      return Diagnostic.error(op.location(),
          "expected region " + index + " to have " + expected.blocks() + " block(s) but got " + blocks);
    }
    int[] arguments = expected.arguments();
    if (arguments == null) {
      return null;
    }
    Block entry = region.first();
    int count = entry == null ? 0 : entry.argumentCount();
    if (count != arguments.length) {
      String message = "expected region " + index + " to have " + arguments.length + " arguments but got " + count;
      return count == 0 ? Diagnostic.error(op.location(), message)
          : at(op, entry.argument(0).location(), message);
    }
    for (int i = 0; i < count; i++) {
      if (!check.accepts(TypeAttr.of(entry.argument(i).type()), arguments[i])) {
        return at(op, entry.argument(i).location(), check.problem());
      }
    }
    return null;
  }

  private static Diagnostic at(Operation op, Location location, String message) {
    return Diagnostic.error(location, message).note(op.location(), "see the operation");
  }

  private static int blocks(Region region) {
    int count = 0;
    for (Block block : region.blocks()) {
      count += block == null ? 0 : 1;
    }
    return count;
  }
}
