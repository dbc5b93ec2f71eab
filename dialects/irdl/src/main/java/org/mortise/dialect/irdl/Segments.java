// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.DenseI32ArrayAttr;

/**
 * The number of values in each group of operands or results. If several groups can have any length, an attribute of the
 * operation has the numbers.
 */
final class Segments {
  private final String kind;
  private final String attributeName;
  private final List<ValueGroup> groups;
  private final int single;
  private final int flexible;

  private Segments(String kind, List<ValueGroup> groups) {
    this.kind = kind;
    this.attributeName = kind + "_segment_sizes";
    this.groups = groups;
    int count = 0;
    for (ValueGroup group : groups) {
      count += group.variadicity() == Variadicity.SINGLE ? 1 : 0;
    }
    this.single = count;
    this.flexible = groups.size() - count;
  }

  static Segments ofOperands(List<ValueGroup> groups) {
    return new Segments("operand", groups);
  }

  static Segments ofResults(List<ValueGroup> groups) {
    return new Segments("result", groups);
  }

  /** Returns whether an attribute has the numbers. */
  boolean needAttribute() {
    return flexible > 1;
  }

  /** Returns the error in the number of values, or null. */
  @Nullable Diagnostic verify(Operation op, int count) {
    if (flexible == 0) {
      return count == single ? null : wrongCount(op, "exactly", single, count);
    }
    if (flexible > 1) {
      return verifyAttribute(op, count);
    }
    if (count < single) {
      return wrongCount(op, "at least", single, count);
    }
    boolean isOptional = groups.stream().anyMatch(group -> group.variadicity() == Variadicity.OPTIONAL);
    return isOptional && count > single + 1 ? wrongCount(op, "at most", single + 1, count) : null;
  }

  private Diagnostic wrongCount(Operation op, String relation, int expected, int count) {
    return op.error("op expects " + relation + " " + expected + " " + kind + "s, but got " + count);
  }

  private @Nullable Diagnostic verifyAttribute(Operation op, int count) {
    Attribute attribute = op.getAttr(attributeName);
    String start = "'" + attributeName + "' attribute ";
    if (attribute == null) {
      return op.error(start + "is expected but not provided");
    }
    if (!(attribute instanceof DenseI32ArrayAttr sizes)) {
      return op.error(start + "is expected to be a dense i32 array");
    }
    if (sizes.size() != groups.size()) {
      return op.error(start + "for specifying " + kind + " segments must have " + groups.size()
          + " elements, but got " + sizes.size());
    }
    long total = 0;
    for (int i = 0; i < sizes.size(); i++) {
      int size = sizes.get(i);
      if (size < 0) {
        return op.error(start + "for specifying " + kind + " segments must have non-negative values");
      }
      String allowed = switch (groups.get(i).variadicity()) {
        case SINGLE -> size == 1 ? null : "1";
        case OPTIONAL -> size <= 1 ? null : "0 or 1";
        case VARIADIC -> null;
      };
      if (allowed != null) {
        return op.error("element " + i + " in " + start + "must be equal to " + allowed);
      }
      total += size;
    }
    return total == count ? null
        : op.error("sum of elements in " + start + "must be equal to the number of " + kind + "s");
  }

  /** Returns the number of values in a group of an operation whose numbers are right. */
  int length(Operation op, int group, int count) {
    if (needAttribute()) {
      return ((DenseI32ArrayAttr) op.getAttr(attributeName)).get(group);
    }
    return groups.get(group).variadicity() == Variadicity.SINGLE ? 1 : count - single;
  }
}
