// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.verify;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.definition.Arity;
import org.mortise.ir.definition.OpDefinition;

/** How many regions, results, successors and operands an operation has, in that order; and its segment sizes. */
final class CountChecks {
  private CountChecks() {}

  static @Nullable Diagnostic check(Operation op, OpDefinition definition) {
    Diagnostic found = regions(op, definition);
    if (found == null) {
      found = results(op, definition);
    }
    if (found == null) {
      found = successors(op, definition);
    }
    if (found == null) {
      found = operands(op, definition);
    }
    if (found == null && definition.hasTrait(Trait.ATTR_SIZED_OPERAND_SEGMENTS)) {
      found = segments(
          op, OpDefinition.OPERAND_SEGMENT_SIZES, "operand", definition.operandGroupCount(), op.operandCount());
    }
    if (found == null && definition.hasTrait(Trait.ATTR_SIZED_RESULT_SEGMENTS)) {
      found = segments(op, OpDefinition.RESULT_SEGMENT_SIZES, "result", definition.resultGroupCount(),
          op.resultCount());
    }
    return found;
  }

  private static @Nullable Diagnostic regions(Operation op, OpDefinition definition) {
    int groups = definition.regionGroupCount();
    int count = op.regionCount();
    if (groups > 0 && definition.regionSpec(groups - 1).variadic()) {
      int least = groups - 1;
      return count >= least ? null : op.opError("expected " + least + " or more regions");
    }
    if (count == groups) {
      return null;
    }
    return op.opError(switch (groups) {
      case 0 -> "requires zero regions";
      case 1 -> "requires one region";
      default -> "expected " + groups + " regions";
    });
  }

  private static @Nullable Diagnostic results(Operation op, OpDefinition definition) {
    int groups = definition.resultGroupCount();
    int least = 0;
    for (int i = 0; i < groups; i++) {
      least += definition.resultSpec(i).arity() == Arity.ONE ? 1 : 0;
    }
    int count = op.resultCount();
    if (least < groups) {
      return count >= least ? null : op.opError("expected " + least + " or more results");
    }
    if (count == least) {
      return null;
    }
    return op.opError(switch (least) {
      case 0 -> "requires zero results";
      case 1 -> "requires one result";
      default -> "expected " + least + " results";
    });
  }

  private static @Nullable Diagnostic successors(Operation op, OpDefinition definition) {
    int groups = definition.successorGroupCount();
    int count = op.successorCount();
    if (groups > 0 && definition.successorSpec(groups - 1).variadic()) {
      int least = groups - 1;
      return count >= least ? null : op.opError("requires at least " + least + " successors but found " + count);
    }
    if (count != groups) {
      return op.opError("requires " + groups + (groups == 1 ? " successor" : " successors") + " but found " + count);
    }
    for (int i = 0; i < count; i++) {
      if (op.successor(i).parent() != op.parentRegion()) {
        return op.error("reference to block defined in another region");
      }
    }
    return null;
  }

  private static @Nullable Diagnostic operands(Operation op, OpDefinition definition) {
    int groups = definition.operandGroupCount();
    int least = 0;
    for (int i = 0; i < groups; i++) {
      least += definition.operandSpec(i).arity() == Arity.ONE ? 1 : 0;
    }
    int count = op.operandCount();
    if (least < groups) {
      return count >= least ? null
          : op.opError("expected " + least + " or more operands, but found " + count);
    }
    if (count == least) {
      return null;
    }
    return op.opError(switch (least) {
      case 0 -> "requires zero operands";
      case 1 -> "requires a single operand";
      default -> "expected " + least + " operands, but found " + count;
    });
  }

  private static @Nullable Diagnostic segments(Operation op, String attributeName, String what, int groups, int count) {
    Attribute attribute = op.getAttr(attributeName);
    if (!(attribute instanceof DenseI32ArrayAttr sizes)) {
      return op.opError("requires dense i32 array attribute '" + attributeName + "'");
    }
    long total = 0;
    for (int i = 0; i < sizes.size(); i++) {
      if (sizes.get(i) < 0) {
        return op.opError("'" + attributeName + "' attribute cannot have negative elements");
      }
      total += sizes.get(i);
    }
    if (total != count) {
      return op.opError(what + " count (" + count + ") does not match with the total size (" + total
          + ") specified in attribute '" + attributeName + "'");
    }
    if (sizes.size() != groups) {
      return op.opError("'" + attributeName + "' attribute for specifying " + what + " segments must have " + groups
          + " elements, but got " + sizes.size());
    }
    return null;
  }
}
